/** Drag a card up and let go: it is played. Dragged too little, it falls back; a mere tap stays a tap. */
import type { Attachment } from 'svelte/attachments';

const STARTS_AT = 8;
const PLAYS_AT = 56;

interface Drag {
  allowed: () => boolean;
  done: () => void;
}

export function dragUp({ allowed, done }: Drag): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;

    const start = (event: PointerEvent): void => {
      if (event.isPrimary && event.button === 0 && allowed()) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      // Let go of beside the card, which hears nothing of it.
      if (event.buttons === 0) from = null;
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (node.dataset['dragging'] === undefined) {
        if (Math.hypot(x, y) < STARTS_AT) return;
        node.setPointerCapture(event.pointerId);
        node.dataset['dragging'] = '';
      }
      node.style.setProperty('--drag-x', `${x}px`);
      node.style.setProperty('--drag-y', `${y}px`);
    };
    const drop = (event: PointerEvent): void => {
      const far = from !== null && event.type === 'pointerup' && from.y - event.clientY >= PLAYS_AT;
      const dragged = node.dataset['dragging'] !== undefined;
      from = null;
      delete node.dataset['dragging'];
      node.style.removeProperty('--drag-x');
      node.style.removeProperty('--drag-y');
      if (!dragged) return;
      // The click that ends a drag must not count as a tap as well.
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
      if (far && allowed()) done();
    };
    const swallow = (event: Event): void => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    node.addEventListener('pointerdown', start);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', drop);
    node.addEventListener('pointercancel', drop);
    return () => {
      node.removeEventListener('pointerdown', start);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', drop);
      node.removeEventListener('pointercancel', drop);
    };
  };
}
