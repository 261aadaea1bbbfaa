import type { Colour } from '@moderator/contract/types';

/** The accent in every shade the screens use, as CSS values by the name of their variable. */
export type Shades = Record<`--${string}`, string>;

export const defaultColour: Colour = { red: 255, green: 164, blue: 0 };

const darkText: Colour = { red: 21, green: 24, blue: 28 };
const lightText: Colour = { red: 255, green: 255, blue: 255 };
/** The least friendly grounds that coloured text stands on: the tinted greys of the light and the dark screen. */
const lightGround: Colour = { red: 233, green: 235, blue: 238 };
const darkGround: Colour = { red: 37, green: 41, blue: 46 };
/** WCAG 2.2, 1.4.3: contrast of text. */
const readable = 4.5;
/** WCAG 2.2, 1.4.11: contrast of what has to be seen, as a marker, a meter or the edge of a button. */
const visible = 3;

const css = ({ red, green, blue }: Colour, alpha?: number): string =>
  `rgb(${red} ${green} ${blue}${alpha === undefined ? '' : ` / ${alpha}`})`;

/** Every channel times a factor, at most 255. */
export function scale(colour: Colour, factor: number): Colour {
  const channel = (value: number) => Math.min(255, Math.round(value * factor));
  return { red: channel(colour.red), green: channel(colour.green), blue: channel(colour.blue) };
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2, definition of relative luminance. */
function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours, 1 to 21. Source: WCAG 2.2, definition of contrast ratio. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const mix = (colour: Colour, other: Colour, share: number): Colour => {
  const channel = (one: number, two: number) => Math.round(one + (two - one) * share);
  return {
    red: channel(colour.red, other.red),
    green: channel(colour.green, other.green),
    blue: channel(colour.blue, other.blue),
  };
};

/** The colour itself where it stands out enough from the ground, or the nearest step towards `end` that does. */
function standingOut(ground: Colour, colour: Colour, end: Colour, enough: number): Colour {
  for (let step = 0; step < 20; step++) {
    const tried = mix(colour, end, step / 20);
    if (contrast(tried, ground) >= enough) return tried;
  }
  return end;
}

const black: Colour = { red: 0, green: 0, blue: 0 };

/**
 * Whichever of dark and light text can be read better on a colour. In the middle neither the softened black
 * nor white has enough contrast; pure black then has, for black or white always reach 4.58.
 */
export function textOn(colour: Colour): Colour {
  const best = contrast(darkText, colour) >= contrast(lightText, colour) ? darkText : lightText;
  return contrast(best, colour) >= readable ? best : black;
}

/**
 * How dark a veil over the hover shade is, 0 to 1: light text keeps its colour there, which the lighter shade
 * alone would make hard to read. Dark text is read better on it by itself.
 */
export function hoverVeil(colour: Colour): number {
  const text = textOn(colour);
  const hover = scale(colour, 1.2);
  const steps = Array.from({ length: 21 }, (_, step) => step / 20);
  return steps.find((share) => contrast(mix(hover, black, share), text) >= readable) ?? 0;
}

/** Paler than other text, so that a button looks as if it did nothing, and still read with ease. */
export function textOnDisabled(colour: Colour): Colour {
  const disabled = scale(colour, 0.7);
  return standingOut(disabled, mix(disabled, textOn(disabled), 0.4), textOn(disabled), readable);
}

/** Disabled is 0.7 times the colour, hover 1.2 times and at most 255, transparent has 0.4 opacity. */
export const shadesOf = (colour: Colour): Shades => ({
  '--accent': css(colour),
  '--accent-hover': css(scale(colour, 1.2)),
  '--accent-disabled': css(scale(colour, 0.7)),
  '--accent-transparent': css(colour, 0.4),
  '--on-accent': css(textOn(colour)),
  '--accent-veil': `linear-gradient(${css(black, hoverVeil(colour))} 0 0)`,
  '--on-accent-disabled': css(textOnDisabled(colour)),
  '--accent-ink-light': css(standingOut(lightGround, colour, black, readable)),
  '--accent-ink-dark': css(standingOut(darkGround, colour, lightText, readable)),
  '--accent-mark-light': css(standingOut(lightGround, colour, black, visible)),
  '--accent-mark-dark': css(standingOut(darkGround, colour, lightText, visible)),
});
