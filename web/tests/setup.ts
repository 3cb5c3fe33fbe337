import '@testing-library/svelte/vitest';
import { beforeEach } from 'vitest';
import { english, speak } from '../src/language/current.svelte';
import { settings } from '../src/settings.svelte';

// Nothing is laid out here, so every box is said to be as wide as a phone.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 354 });
// Nothing moves here either: what leaves is gone at once.
Reflect.deleteProperty(Element.prototype, 'animate');

beforeEach(() => {
  localStorage.clear();
  speak(english);
  Object.assign(settings, { language: '', theme: 'light', motion: 'system', confirm: false, keys: true, fourColours: false });
});
