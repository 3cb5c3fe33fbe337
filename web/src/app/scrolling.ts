/**
 * Whatever does not fit its place scrolls, and is a stop of the keyboard while it does: how much fits differs with the
 * fonts of each machine. Give the node a role and a name as well.
 */
import type { Attachment } from 'svelte/attachments';

export const scrolling: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const scrolls = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
