/** Signs that only the viewers need, in the box and stroke of `@/ui/icons.tsx`. */
const paths = {
  rotate: 'M15.8 11.5A6 6 0 1 1 14 5.6M16.5 2.5V6H13',
  fitWidth: 'M3 4v12M17 4v12M5.5 10h9M8 7.5 5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5',
  fitPage: 'M4 7V3.5h3.5M16 7V3.5h-3.5M4 13v3.5h3.5M16 13v3.5h-3.5',
  backFive: 'M4 10a6 6 0 1 0 2-4.5M3.5 3v3.5H7',
  forwardFive: 'M16 10a6 6 0 1 1-2-4.5M16.5 3v3.5H13',
  wrap: 'M3 5h14M3 10h11a2.5 2.5 0 0 1 0 5H10M12 13l-2 2 2 2M3 15h4',
} as const;

export const Glyph = ({ name }: { name: keyof typeof paths }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    className="size-5 shrink-0"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
);

export type GlyphName = keyof typeof paths;
