import { mount } from 'svelte';
import App from './App.svelte';
import { allowSound } from './app/sounds';
import './look/tokens.css';
import './look/base.css';
import { followLanguage } from './language/current.svelte';
import { linkTo } from './net/site';
import { followSettings } from './settings.svelte';

followSettings();
allowSound();
await followLanguage();

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place to stand in.');
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the page only lacks its word for when there is no connection.
  void navigator.serviceWorker.register(linkTo('/worker.js')).catch(() => {});
}
