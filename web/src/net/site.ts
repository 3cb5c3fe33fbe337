/** Where this page is on its site: at the root, or below a path that the server writes into the page. */

/** Begins and ends with a slash. A page that no server has sent says `./`, and is at the root. */
export const ROOT = rootIn(document.querySelector<HTMLMetaElement>('meta[name=below]')?.content);

export function rootIn(written: string | undefined): string {
  return written?.startsWith('/') ? written : '/';
}

/** The address, on this site, of a place of the page such as `/rules`; whole addresses stay as they are. */
export function linkTo(path: string, root = ROOT): string {
  return path.startsWith('/') ? root + path.slice(1) : path;
}

/** The place of the page that an address on this site stands for. */
export function placeAt(pathname: string, root = ROOT): string {
  if (pathname === root.slice(0, -1)) return '/';
  return pathname.startsWith(root) ? pathname.slice(root.length - 1) : pathname;
}
