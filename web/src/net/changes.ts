/** Documents of which the server sends only what has changed, by path: `seats.2.cards`; `hand.-3` takes a place out. */

type Place = Record<string, unknown> | unknown[];

/** A document after its changes. What has not changed stays the same object; what it was before is left as it is. */
export function changed<Document extends object>(before: Document, byPath: Readonly<Record<string, unknown>>): Document {
  const now = { ...before } as Record<string, unknown>;
  for (const [path, value] of Object.entries(byPath)) {
    const way = path.split('.');
    const last = way.pop()!;
    let place: Place = now;
    for (const step of way) {
      const there: unknown = (place as Record<string, unknown>)[step];
      const copy: Place = Array.isArray(there) ? [...there] : { ...(there as Record<string, unknown>) };
      (place as Record<string, unknown>)[step] = copy;
      place = copy;
    }
    if (Array.isArray(place) && last.startsWith('-')) place.splice(Number(last.slice(1)), 1);
    else (place as Record<string, unknown>)[last] = value;
  }
  return now as Document;
}
