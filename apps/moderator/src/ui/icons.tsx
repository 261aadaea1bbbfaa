/** The icons, 20 px, one stroke. Each is a list of paths in a box of 20 by 20. */
const paths = {
  home: 'M3 9.5 10 3.5l7 6M5 8.5V16.5h10V8.5M8.5 16.5v-4h3v4',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 6v4.5l3 1.5',
  layers: 'm10 3 7 3.5-7 3.5-7-3.5zM3 10l7 3.5 7-3.5M3 13.5 10 17l7-3.5',
  globe: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M3 10h14M10 3c4.5 4.5 4.5 9.5 0 14M10 3C5.5 7.5 5.5 12.5 10 17',
  bell: 'M4.5 14.5 6 12V9a4 4 0 0 1 8 0v3l1.5 2.5zM8.5 17h3M10 5V3',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  cross: 'm5.5 5.5 9 9M14.5 5.5l-9 9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13 13l4 4',
  chevronDown: 'm5.5 8 4.5 4.5L14.5 8',
  chevronUp: 'm5.5 12 4.5-4.5 4.5 4.5',
  chevronLeft: 'M12 5.5 7.5 10l4.5 4.5',
  chevronRight: 'm8 5.5 4.5 4.5L8 14.5',
  arrowRight: 'M4 10h12M11 5l5 5-5 5',
  arrowLeft: 'M16 10H4M9 5l-5 5 5 5',
  arrowUp: 'M10 16V4M5 9l5-5 5 5',
  arrowDown: 'M10 4v12M5 11l5 5 5-5',
  sort: 'm6.5 8 3.5-3.5L13.5 8M6.5 12l3.5 3.5 3.5-3.5',
  sun: 'M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1 1M14.7 14.7l1 1M15.7 4.3l-1 1M5.3 14.7l-1 1',
  moon: 'M16.5 11.5A7 7 0 0 1 8.5 3.5a7 7 0 1 0 8 8',
  signOut: 'M8 3.5H4.5v13H8M8.5 10H17M13.5 6.5 17 10l-3.5 3.5',
  person: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M4 17c.5-3.5 3-5 6-5s5.5 1.5 6 5',
  people:
    'M7.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M2.5 16c.3-3 2.3-4.5 5-4.5s4.7 1.5 5 4.5M13 4.7a2.5 2.5 0 0 1 0 4.6M14.5 11.8c1.8.6 2.8 2 3 4.2',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  unlock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 5.8-1',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5M10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4',
  eyeOff:
    'M4 4l12 12M8.3 5.2A8 8 0 0 1 10 5c5 0 7.5 5 7.5 5a13 13 0 0 1-2.3 2.9M12.5 14.6A8 8 0 0 1 10 15c-5 0-7.5-5-7.5-5a13 13 0 0 1 3-3.5',
  file: 'M5 2.5h6.5L15 6v11.5H5zM11 2.5V6.5h4',
  image: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2-2 4.5 4M13 8.2a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6',
  video: 'M2.5 5h10v10h-10zM12.5 9l5-2.5v7l-5-2.5',
  audio: 'M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.3 5a7 7 0 0 1 0 10',
  text: 'M4 5h12M4 9h12M4 13h8',
  activity: 'M3 10h3l2-5.5 4 11 2-5.5h3',
  download: 'M10 3v10M5.5 9l4.5 4.5L14.5 9M4 17h12',
  upload: 'M10 13.5V3.5M5.5 8 10 3.5 14.5 8M4 17h12',
  external: 'M11.5 3.5h5v5M16 4l-7 7M14 11.5v5H3.5V6h5',
  warning: 'M10 3 18 16.5H2zM10 8v4M10 14.3v.2',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 9v4.5M10 6.5v.2',
  help: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M8 8a2 2 0 1 1 2.8 1.9c-.5.3-.8.6-.8 1.3M10 13.5v.2',
  refresh: 'M16 6.5A7 7 0 1 0 17 10M16.5 3v4h-4',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8',
  filter: 'M3 5h14M5.5 10h9M8 15h4',
  language:
    'M3 5h8.5M7.2 3v2M9.8 5c-.8 3.5-3.1 6-6.3 7.5M5 7.8c.9 2 2.6 3.6 5 4.7M10.5 17 14 8.5l3.5 8.5M11.8 14h4.4',
  flag: 'M5 17.5V3M5 3.5h10l-2 3.5 2 3.5H5',
  pen: 'm4 16 .8-3.5L13.5 4 16 6.5 7.5 15zM11.5 6l2.5 2.5',
  trash: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5',
  dice: 'M4 4h12v12H4zM7.5 7.5v.1M12.5 12.5v.1M12.5 7.5v.1M7.5 12.5v.1',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  columns: 'M3 4h14v12H3zM8 4v12M12.5 4v12',
  zoomIn: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13 13l4 4M9 6.5v5M6.5 9h5',
  zoomOut: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13 13l4 4M6.5 9h5',
  play: 'M6 4v12l10-6z',
  pause: 'M7 4v12M13 4v12',
  keyboard: 'M2.5 5.5h15v9h-15zM5.5 8.5v.1M8.5 8.5v.1M11.5 8.5v.1M14.5 8.5v.1M7 12h6',
  offline:
    'M3 3l14 14M2.5 8.5a11 11 0 0 1 4-2.4M17.5 8.5a11 11 0 0 0-6.5-3M5.5 11.5a7 7 0 0 1 3-1.7M10 15.5v.1',
  more: 'M4.5 10v.1M10 10v.1M15.5 10v.1',
} as const;

export type IconName = keyof typeof paths;

/** Decoration beside a word; the word, or the label of its button, carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={`size-5 shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
