/** What people should know besides the game: shown at the top until they put it away, and read out once. */
import { said } from '../language/current.svelte';
import type { NoticeDocument } from '../telling/documents';
import { voice } from './live.svelte';

const KEY = 'followsuit.notices';
/** How many notices that were put away are remembered. */
const MOST = 50;

function remembered(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

export class Notices {
  private all: readonly NoticeDocument[] = $state.raw([]);
  private away: readonly string[] = $state.raw(remembered());
  private readonly heard = new Set<string>();

  /** The one to be shown now. */
  get shown(): NoticeDocument | null {
    return this.all.find((notice) => !this.away.includes(notice.id)) ?? null;
  }

  /** These are all that there are. */
  take(all: readonly NoticeDocument[]): void {
    this.all = all;
    for (const notice of all) {
      if (this.heard.has(notice.id) || this.away.includes(notice.id)) continue;
      this.heard.add(notice.id);
      voice.say(said(notice.says));
    }
  }

  putAway(id: string): void {
    this.away = [...this.away, id].slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.away));
    } catch {
      // Where nothing may be kept it comes back with the next page.
    }
  }
}

export const notices = new Notices();
