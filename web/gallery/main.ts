import { mount } from 'svelte';
import '../src/look/tokens.css';
import '../src/look/base.css';
import { speak } from '../src/language/current.svelte';
import { followSettings, settings } from '../src/settings.svelte';
import { languageOf } from '../tests/languages';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
settings.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
speak(languageOf(asked.get('language') ?? 'en'));
settings.fourColours = asked.has('four');
followSettings();

const target = document.getElementById('gallery');
if (target === null) throw new Error('The gallery has no place to stand in.');
mount(Gallery, { target, props: { scene: asked.get('scene') ?? '' } });
