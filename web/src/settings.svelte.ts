/** What a reader has chosen for this browser, kept in it. */
import { MediaQuery } from 'svelte/reactivity';

export interface Settings {
  /** None is chosen at first: then the browser's languages decide. */
  language: string;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced';
  fourColours: boolean;
  /** Ask twice before a card is played. */
  confirm: boolean;
  sound: boolean;
  vibration: boolean;
  /** Be called when it is one's turn and the page is hidden. */
  notify: boolean;
  keys: boolean;
  /** Play the last card of a hand without being asked. */
  autoplay: boolean;
}

const KEY = 'followsuit.settings';

function usual(): Settings {
  const phone = window.matchMedia('(pointer: coarse)').matches;
  return {
    language: '',
    theme: 'system',
    motion: 'system',
    fourColours: false,
    confirm: false,
    sound: !phone,
    vibration: phone,
    notify: false,
    keys: true,
    autoplay: false,
  };
}

/** What was kept, as far as it can be read and still has the right shape. */
function kept(): Settings {
  const settings: Settings = usual();
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed as Record<string, unknown>;
  } catch {
    // Private windows and old formats start from the usual settings.
  }
  const fitting = Object.entries(found).filter(
    ([key, value]) => typeof value === typeof settings[key as keyof Settings],
  );
  return { ...settings, ...Object.fromEntries(fitting) };
}

export const settings: Settings = $state(kept());

const systemDark = new MediaQuery('(prefers-color-scheme: dark)');
const systemReduced = new MediaQuery('(prefers-reduced-motion: reduce)');

/** The theme in force. */
export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && systemDark.current);
}

/** Whether cards appear in place instead of travelling. */
export function isMotionReduced(): boolean {
  return settings.motion === 'reduced' || systemReduced.current;
}

/** Keep the document and the browser's store in step with the settings; call the result to stop. */
export function followSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset['theme'] = isDark() ? 'dark' : 'light';
      root.dataset['motion'] = isMotionReduced() ? 'reduced' : 'full';
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Nothing to do where nothing may be kept.
      }
    });
  });
}
