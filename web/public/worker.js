/** Keeps nothing but a word for when there is no connection: tables live on the server. */
/** Beside this file, wherever on its site that is. */
const at = (name) => new URL(name, self.location).pathname;
const OFFLINE = at('offline.html');
const SHOWN = [at('offline.css'), at('icon.svg')];
const CACHE = 'followsuit-offline-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, ...SHOWN])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (SHOWN.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

/** A tap on a notification leads to its table: in the tab that is open there, else in a new one. */
self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data ?? {};
  event.notification.close();
  if (!path) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((tabs) => {
      const there = tabs.find((tab) => new URL(tab.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
