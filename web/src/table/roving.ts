/** One tab stop for a group of choices: arrows move through it, and moving chooses, unless the choice is barred. */
import type { Attachment } from 'svelte/attachments';

const FORWARD = ['ArrowRight', 'ArrowDown'];
const BACK = ['ArrowLeft', 'ArrowUp'];

export const roving: Attachment<HTMLElement> = (node) => {
  const steer = (event: KeyboardEvent): void => {
    const choices = [...node.querySelectorAll<HTMLElement>('[role="radio"], [role="tab"]')];
    const at = choices.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    let goal: HTMLElement | undefined;
    if (FORWARD.includes(event.key)) goal = choices[(at + 1) % choices.length];
    else if (BACK.includes(event.key)) goal = choices[(at - 1 + choices.length) % choices.length];
    else if (event.key === 'Home') goal = choices[0];
    else if (event.key === 'End') goal = choices.at(-1);
    if (!goal) return;
    event.preventDefault();
    event.stopPropagation();
    goal.focus();
    goal.click();
  };
  node.addEventListener('keydown', steer);
  return () => node.removeEventListener('keydown', steer);
};

/** Whether a key pressed anywhere on the page is meant for the table, not for a field of text. */
export function meantForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'));
}
