/** A picture of one's result to share, 1200 × 630, drawn here and sent nowhere: with one's own name and nobody else's. */
import { coverOf } from '../art/drawings';

export const WIDTH = 1200;
export const HEIGHT = 630;
const CREAM = '#f6f1e6';
const AMBER = '#f0ae2e';
const CLOTH = '#15242c';

export interface Result {
  /** The game, by its key and by its name. */
  game: string;
  title: string;
  name: string;
  total: string;
  /** “1st of 3 · 12 rounds”. */
  says: string;
  /** One's score after each round. */
  curve: readonly number[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The darkest way to read on: what a cover is printed on, if that is dark enough for light letters. */
function groundOf(cover: string | null): string {
  const found = /<rect width="200" height="200" fill="(#[0-9a-f]{6})"/i.exec(cover ?? '')?.[1];
  if (!found) return CLOTH;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(found.slice(at, at + 2), 16));
  return 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0) < 100 ? found : CLOTH;
}

function lineOf(curve: readonly number[], width: number, height: number): { path: string; end: string } {
  const [least, most] = [Math.min(...curve), Math.max(...curve)];
  const x = (at: number): number => 72 + (width * at) / Math.max(1, curve.length - 1);
  const y = (value: number): number => 398 + height * (1 - (value - least) / (most - least || 1));
  const spots = curve.map((value, at) => `${x(at).toFixed(0)} ${y(value).toFixed(0)}`);
  return { path: `M${spots.join('L')}`, end: spots.at(-1) ?? '72 398' };
}

/** Letters as large as fit into the room beside the cover. */
const sizeFor = (text: string): number => Math.max(48, Math.min(116, Math.floor(1150 / Math.max(1, text.length))));

/** The picture as SVG. */
export function drawn({ game, title, name, total, says, curve }: Result): string {
  const cover = coverOf(game);
  const ground = groundOf(cover);
  const { path, end } = lineOf(curve, 900, 110);
  const teeth = Array.from({ length: 41 }, (_, at) => `${at * 30} ${at % 2 ? 546 : 570}`).join('L');
  const headline = `${name} ${total}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>` +
    (cover ? `<svg x="860" y="40" width="290" height="290" viewBox="0 0 200 200">${cover}</svg>` : '') +
    `<g fill="${CREAM}" font-family="ui-sans-serif, Inter, Roboto, 'Noto Sans', 'Liberation Sans', sans-serif">` +
    `<text x="72" y="130" font-size="58" font-weight="600">${escaped(title)}</text>` +
    `<text x="72" y="256" font-size="${sizeFor(headline)}" font-weight="750" letter-spacing="-2">${escaped(headline)}</text>` +
    `<text x="72" y="338" font-size="46">${escaped(says)}</text></g>` +
    `<path d="${path}" fill="none" stroke="${AMBER}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path transform="translate(${end})" d="M0-26 26 0 0 26-26 0Z" fill="${CREAM}"/>` +
    `<path d="M0 630V570L${teeth}V630Z" fill="${CREAM}"/>` +
    `<text x="1140" y="614" text-anchor="end" font-size="30" font-weight="700" fill="${CLOTH}" ` +
    `font-family="ui-sans-serif, Inter, Roboto, sans-serif">followsuit</text></svg>`
  );
}

/** The picture as an address that an image can show. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The picture as a file of pixels, for where drawings are not taken. */
export async function pixelsOf(svg: string): Promise<File> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The picture could not be drawn.');
  return new File([blob], 'followsuit.png', { type: 'image/png' });
}
