/** Calling somebody whose turn it is while the page is hidden: by the browser's own notification, and a badge. */
import { linkTo } from '../net/site';
import { settings } from '../settings.svelte';

type Badged = Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };

const ICON = linkTo('/icon-192.png');

/** Whether there is such a thing as a notification here. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Ask whether notifications may be shown; to be called by a tap, and by nothing else. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission().catch(() => 'denied')) === 'granted';
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;

/** Call the reader to a table, if they wanted it and do not see the page; the same table calls once at a time. */
export async function call(text: string, table: string): Promise<void> {
  if (!document.hidden) return;
  void (navigator as Badged).setAppBadge?.().catch(() => {});
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  const facts = { body: text, tag: table, icon: ICON, data: { path: linkTo(`/table/${table}`) } };
  // Phones show those of a service worker only; where there is none the page shows its own.
  const worker = await registration();
  if (worker) return worker.showNotification('Followsuit', facts).catch(() => {});
  const shown = new Notification('Followsuit', facts);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** They have come, or it is no longer their turn. */
export async function calledOff(table: string): Promise<void> {
  void (navigator as Badged).clearAppBadge?.().catch(() => {});
  if (!settings.notify) return;
  const worker = await registration();
  for (const shown of (await worker?.getNotifications({ tag: table }).catch(() => [])) ?? []) shown.close();
}
