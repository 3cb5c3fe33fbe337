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
  /** Play a card without being asked where it is the only one that may be played. */
  autoplay: boolean;
  /** A card tapped before one's turn is played when it comes. */
  ahead: boolean;
  /** How long tricks are looked at, and how long bots seem to think at tables that are made here. */
  pace: 'calm' | 'usual' | 'brisk';
  /** The letter of its suit on every card. */
  suitLetters: boolean;
  /** What is pressed lies on the left. */
  leftHanded: boolean;
}

export type Pace = Settings['pace'];

/** How long a complete trick is looked at, in milliseconds; and the bots' pace, in seconds. */
export const PACES: Readonly<Record<Pace, { look: number; bots: number }>> = {
  calm: { look: 1800, bots: 2 },
  usual: { look: 900, bots: 1 },
  brisk: { look: 400, bots: 0.3 },
};

/** What a table is told of the pace that was chosen; as the server has it, unless something else was. */
export const customPace = (pace: Pace): { pace?: number } => (pace === 'usual' ? {} : { pace: PACES[pace].bots });

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
    ahead: false,
    pace: 'usual',
    suitLetters: false,
    leftHanded: false,
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
  const read: Settings = { ...settings, ...Object.fromEntries(fitting) };
  return read.pace in PACES ? read : { ...read, pace: settings.pace };
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
      root.dataset['side'] = settings.leftHanded ? 'left' : 'right';
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
