/** Whether the server has a newer page than the one that is open: its front page then names another script. */
import { linkTo, placeAt } from './site';

/** The scripts that a page names. */
export function scriptsIn(page: string): string[] {
  return [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name);
}

/** The script that this page was started by. */
function ownScript(): string {
  const source = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  return source ? placeAt(new URL(source).pathname) : '';
}

/** Ask the server; while it cannot be reached, or where the page was not built, nothing is out of date. */
export async function isOutdated(own = ownScript()): Promise<boolean> {
  if (!own.startsWith('/assets/')) return false;
  try {
    const response = await fetch(linkTo('/'), { cache: 'no-cache' });
    const scripts = response.ok ? scriptsIn(await response.text()) : [];
    return scripts.length > 0 && !scripts.includes(own);
  } catch {
    return false;
  }
}
