/** A colour as themes store it: integers from 0 to 255. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
}

/** The colour of an account without a theme of its own. */
export const defaultColour: Colour = { red: 255, green: 164, blue: 0 };

/** Reads "rgb(r,g,b)" or "r,g,b" with integers from 0 to 255; anything else is undefined. */
export function parseColour(text: string | undefined): Colour | undefined {
  const bare = /^rgb\((.{5,20})\)$/.exec(text ?? '')?.[1] ?? text ?? '';
  const match = /^ ?(\d{1,3}), ?(\d{1,3}), ?(\d{1,3})$/.exec(bare);
  if (!match) return undefined;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map(Number);
  return Math.max(red, green, blue) <= 255 ? { red, green, blue } : undefined;
}

/** The colour as CSS understands it. */
export function cssColour({ red, green, blue }: Colour): string {
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Black or white, whichever stands out more on the colour by WCAG's contrast ratio (always 4.5 or more). */
export function readableTextOn(colour: Colour): '#000000' | '#ffffff' {
  return contrast(luminance(colour), 0) >= contrast(luminance(colour), 1) ? '#000000' : '#ffffff';
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
