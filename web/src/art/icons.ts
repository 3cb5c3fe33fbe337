/** Icons on a grid of 24, drawn in strokes of 2. */
export const ICONS = {
  back: '<path d="M14.5 5 8 12l6.5 7"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  chat: '<path d="M4 5h16v11H10l-4.5 4v-4H4z"/>',
  sheet: '<path d="M5 4h14v16H5zM5 9h14M10 9v11M15 9v11"/>',
  'last-trick': '<path d="M4 6.5 10 5l2.5 12-6 1.5zM13 7l6.5 1-1.8 11-5-.8"/>',
  hint: '<path d="M9 17h6M10 20.5h4M8.5 14C7 12.8 6 11.2 6 9.2 6 6 8.7 3.5 12 3.5s6 2.5 6 5.7c0 2-1 3.6-2.5 4.8V17h-7z"/>',
  undo: '<path d="M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3"/>',
  sort: '<path d="M4 7h10M4 12h7M4 17h4M17 5v14M14 16l3 3 3-3"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.7"/>',
  play: '<path d="M7 4.5v15L19 12z" fill="currentColor" stroke="none"/>',
  step: '<path d="M9 6l6 6-6 6"/>',
  'step-back': '<path d="M15 6l-6 6 6 6"/>',
  first: '<path d="M17 6l-6 6 6 6M7 6v12"/>',
  last: '<path d="M7 6l6 6-6 6M17 6v12"/>',
  share: '<path d="M12 15V4M8 7.5 12 4l4 3.5M6 12v8h12v-8"/>',
  download: '<path d="M12 4v11M8 11.5 12 15l4-3.5M5 20h14"/>',
  check: '<path d="M5 12.5 10 17.5 19.5 7"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>',
  qr: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  people: '<circle cx="9" cy="8.5" r="3.2"/><path d="M3 19.5c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M16 5.8a3.2 3.2 0 0 1 0 5.4M17.5 14.3c2.1.7 3.5 2.6 3.5 5.2"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6"/>',
  find: '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15 20 20"/>',
  star: '<path d="M12 3.8 14.6 9.4 20.5 10.1 16.1 14.2 17.3 20.2 12 17.2 6.7 20.2 7.9 14.2 3.5 10.1 9.4 9.4Z"/>',
  'star-on':
    '<path d="M12 3.8 14.6 9.4 20.5 10.1 16.1 14.2 17.3 20.2 12 17.2 6.7 20.2 7.9 14.2 3.5 10.1 9.4 9.4Z" fill="currentColor"/>',
  clock: '<circle cx="12" cy="12" r="8"/><path d="M12 7.5V12l3 2"/>',
} as const;

export type IconName = keyof typeof ICONS;
