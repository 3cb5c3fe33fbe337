"""What is wrong with how a page is laid out, as eyes would find it: things over each other, or cut off."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

FAULTS = r"""
() => {
  // What lies over its own kind by design: a hand of cards, a fan of backs, a card with its tokens and its sum.
  const TOGETHER = '#hand, .fan, .face, .open, [data-fan], .covered, .garland';
  const ORNAMENT = '.lozenge, .slot, .band, .edge, .spoken, .skip, [data-ornament]';
  const LEAST = 2.5;

  const dialogs = document.querySelectorAll('dialog[open]');
  const root = dialogs[dialogs.length - 1] ?? document.body;
  const found = [];
  const whole = document.documentElement;
  const tooWide = whole.scrollWidth - whole.clientWidth;
  if (tooWide > 0) found.push(`the page is ${tooWide} px too wide`);

  const styles = new Map();
  const styleOf = (node) => styles.get(node) ?? styles.set(node, getComputedStyle(node)).get(node);
  const shown = (node) =>
    !node.closest(ORNAMENT) &&
    styleOf(node).clipPath === 'none' &&
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (node) => {
    const kind = node.classList?.[0] ?? '';
    return `${node.localName}${kind ? '.' + kind : ''}`;
  };
  const cutTo = (box, other) => ({
    left: Math.max(box.left, other.left),
    top: Math.max(box.top, other.top),
    right: Math.min(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
  });
  const clips = (value) => value === 'hidden' || value === 'clip';
  const scrolls = (value) => value === 'auto' || value === 'scroll';

  /** What is seen of a box within all that is around it; and what cuts off the rest, where no scrolling helps. */
  function seen(node, box) {
    let part = { ...box };
    let cut = '';
    let isOut = false;
    for (let around = node; around && around !== whole; around = around.parentElement) {
      const style = styleOf(around);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (around === document.body) break;
      const frame = around.getBoundingClientRect();
      const sideways = box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
      const upright = box.top < frame.top - 1.5 || box.bottom > frame.bottom + 1.5;
      if ((sideways && scrolls(style.overflowX)) || (upright && scrolls(style.overflowY))) isOut = true;
      else if (!isOut && ((sideways && clips(style.overflowX)) || (upright && clips(style.overflowY)))) {
        cut ||= named(around);
      }
      part = cutTo(part, frame);
      if (style.position === 'fixed') break;
    }
    const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const pageScrolls = whole.scrollHeight > whole.clientHeight + 1;
    if (!isOut && !cut) {
      if (box.left < -1 || box.right > innerWidth + 1) cut = 'the window';
      else if (!pageScrolls && (box.top < -1 || box.bottom > innerHeight + 1)) cut = 'the window';
    }
    return { part: cutTo(part, window_), cut };
  }

  const things = [];
  const add = (kind, node, box, says) => {
    const { part, cut } = seen(node, box);
    // What is wholly out of its place was left out on purpose, as a word is that does not fit under a card.
    const isSeen = part.right - part.left > 0 && part.bottom - part.top > 0;
    if (cut && kind !== 'back' && (isSeen || cut === 'the window')) found.push(`cut off by ${cut}: ${says}`);
    if (part.right - part.left > LEAST && part.bottom - part.top > LEAST) things.push({ kind, node, box: part, says });
  };

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !node || node.closest('svg, option, script, style') || !shown(node)) continue;
    const size = parseFloat(styleOf(node).fontSize);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      // The letters themselves: less high than the line that they stand in.
      const [top, bottom] = [box.top + 0.22 * size, box.bottom - 0.22 * size];
      const whole_ = node.closest('[title]');
      if (whole_ && clips(styleOf(node.closest('.name, th') ?? node).overflowX)) continue;
      add('text', node, { left: box.left, right: box.right, top, bottom }, `“${text.data.trim().slice(0, 40)}”`);
    }
  }
  for (const node of root.querySelectorAll('button, a[href], input, select, textarea, svg')) {
    if (!shown(node) || node.parentElement?.closest('svg')) continue;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const isCard = node.closest('[data-card]');
    const kind = node.localName === 'svg' ? 'picture' : 'control';
    const says = node.getAttribute('aria-label') ?? node.innerText ?? '';
    add(
      isCard ? 'back' : kind,
      node,
      { left: left + 1.5, top: top + 1.5, right: right - 1.5, bottom: bottom - 1.5 },
      `${named(node)} in ${named(node.parentElement)}${says ? ` (${says.slice(0, 30)})` : ''}`,
    );
  }
  for (const node of root.querySelectorAll('*')) {
    if (node.closest('svg') || node.matches('button, a, input, select, textarea') || !shown(node)) continue;
    const { backgroundColor, position } = styleOf(node);
    if (/rgba\(.*, 0\)|transparent/.test(backgroundColor) || position === 'sticky') continue;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    add('back', node, { left: left + 1.5, top: top + 1.5, right: right - 1.5, bottom: bottom - 1.5 }, named(node));
  }

  const stuckIn = (node) => {
    for (let around = node; around && around !== root; around = around.parentElement) {
      const { position } = styleOf(around);
      if (position === 'sticky') return around.parentElement.closest('.ask, .scroll, .body') ?? document.body;
      if (position === 'fixed' && around !== root) return document.body;
    }
    return null;
  };
  for (const thing of things) thing.stuck = stuckIn(thing.node);
  for (let i = 0; i < things.length; i++) {
    for (let j = i + 1; j < things.length; j++) {
      const [one, other] = [things[i], things[j]];
      if (one.kind === 'back' && other.kind === 'back') continue;
      const shared = cutTo(one.box, other.box);
      if (shared.right - shared.left <= LEAST || shared.bottom - shared.top <= LEAST) continue;
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const group = one.node.closest(TOGETHER);
      if (group && group === other.node.closest(TOGETHER)) continue;
      if (one.stuck !== other.stuck && (one.stuck ?? other.stuck).contains((one.stuck ? other : one).node)) continue;
      found.push(`${one.says} and ${other.says} overlap`);
    }
  }
  return [...new Set(found)];
}
"""


SETTLED = """async ([width, height]) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width || innerHeight !== height) await frame();
  for (let more = 0; more < 4; more++) await frame();
}"""
"""The page knows how large its window is, and has drawn itself for that."""


def resize(page: Page, size: ViewportSize) -> None:
    """Give a page's window another size, and wait until it is laid out for that."""
    page.set_viewport_size(size)
    page.evaluate(SETTLED, [size["width"], size["height"]])


def faults(page: Page) -> list[str]:
    """Everything on a page that overlaps, is cut off or sticks out, each with what it says."""
    return [str(fault) for fault in page.evaluate(FAULTS)]
