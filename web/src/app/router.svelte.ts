/** Where the reader is, on the browser's own history. */
import { linkTo, placeAt, ROOT } from '../net/site';

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; code: string; key: string | null }
  | { page: 'replay'; code: string; step: number | null }
  | { page: 'daily'; game: string | null; day: string | null }
  | { page: 'explore'; code: string; step: number | null }
  | { page: 'review'; code: string }
  | { page: 'match'; code: string }
  | { page: 'mine' }
  | { page: 'rules'; game: string | null; options: Record<string, string> }
  | { page: 'nowhere' };

/** The page that an address stands for. */
export function placeOf(address: { pathname: string; hash: string; search: string }): Place {
  const [first = '', second = '', ...more] = placeAt(address.pathname).split('/').filter(Boolean).map(decoded);
  if (more.length) return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'mine':
      return second ? { page: 'nowhere' } : { page: 'mine' };
    case 'new':
      return { page: 'new', game: second || null };
    case 'daily':
      return { page: 'daily', game: second || null, day: new URLSearchParams(address.search).get('day') };
    case 'rules':
      return { page: 'rules', game: second || null, options: Object.fromEntries(new URLSearchParams(address.search)) };
    case 'table':
    case 't':
    case 'join':
      return second
        ? { page: 'table', code: codeIn(second), key: /^#seat=(.+)$/.exec(address.hash)?.[1] ?? null }
        : { page: 'home' };
    case 'replay':
    case 'explore': {
      const step = /^#(\d+)$/.exec(address.hash)?.[1];
      return second
        ? { page: first, code: codeIn(second), step: step === undefined ? null : Number(step) }
        : { page: 'home' };
    }
    case 'review':
    case 'match':
      return second ? { page: first, code: codeIn(second) } : { page: 'home' };
    default:
      return { page: 'nowhere' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The code in whatever somebody typed or pasted: words or letters with anything between them, or the whole link. */
export function codeIn(text: string): string {
  const tail = /\/(?:table|t|replay|review|explore|match|join)\/([^/?#\s]+)/i.exec(text)?.[1] ?? text;
  return tail.replace(/[\s\p{P}]+/gu, '').toLowerCase();
}

/** Whether a code is the one that links of tables have; any other has to be asked about first. */
export const isWhole = (code: string): boolean => /^[bcdfghjkmnpqrstvwxyz2-9]{10}$/.test(code);

class Router {
  place: Place = $state.raw(placeOf(location));

  /** Go to an address of this page. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', linkTo(path));
    else history.pushState(null, '', linkTo(path));
    this.place = placeOf(location);
    scrollTo(0, 0);
  }

  /** Follow the browser's keys, and links that lead to this page itself; call the result to stop. */
  follow(): () => void {
    const back = (): void => {
      this.place = placeOf(location);
    };
    const click = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !link || !isPlain || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || !link.pathname.startsWith(ROOT)) return;
      if (placeAt(link.pathname).startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.href);
    };
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }
}

export const router = new Router();
