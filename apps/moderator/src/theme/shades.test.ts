import { describe, expect, test } from 'vitest';
import {
  contrast,
  defaultColour,
  hoverVeil,
  mix,
  scale,
  shadesOf,
  textOn,
  textOnDisabled,
} from './shades.ts';

const orange = { red: 255, green: 164, blue: 0 };
const navy = { red: 10, green: 30, blue: 90 };
const teal = { red: 15, green: 118, blue: 110 };
const black = { red: 0, green: 0, blue: 0 };
const white = { red: 255, green: 255, blue: 255 };

const colours = [
  ['the default orange', orange],
  ['navy', navy],
  ['white', white],
  ['black', black],
  ['yellow', { red: 255, green: 235, blue: 0 }],
  ['teal', teal],
  ['red', { red: 220, green: 20, blue: 40 }],
  ['grey', { red: 128, green: 128, blue: 128 }],
] as const;

describe('shades of the account colour', () => {
  test('hover is 1.2 times the colour, capped at 255', () => {
    expect(scale(orange, 1.2)).toEqual({ red: 255, green: 197, blue: 0 });
  });

  test('disabled is 0.7 times the colour and transparent has 0.4 opacity', () => {
    expect(shadesOf({ red: 100, green: 200, blue: 10 })).toMatchObject({
      '--accent-disabled': 'rgb(70 140 7)',
      '--accent-transparent': 'rgb(100 200 10 / 0.4)',
    });
  });

  test('black on white has a contrast of 21', () => {
    expect(contrast({ red: 0, green: 0, blue: 0 }, white)).toBeCloseTo(21);
  });

  test('text on orange is dark, on navy light', () => {
    expect(textOn(orange)).toEqual({ red: 21, green: 24, blue: 28 });
    expect(textOn(navy)).toEqual(white);
  });

  test('text on the account colour, whatever it is, has a contrast of 4.5 at least', () => {
    // A fixed sequence, so that a failure can be looked at again.
    let seed = 1;
    const channel = () => (seed = (seed * 48_271) % 2_147_483_647) % 256;
    for (let count = 0; count < 1_000; count++) {
      const colour = { red: channel(), green: channel(), blue: channel() };
      expect.soft(contrast(textOn(colour), colour), JSON.stringify(colour)).toBeGreaterThanOrEqual(4.5);
      const hover = mix(scale(colour, 1.2), black, hoverVeil(colour));
      expect
        .soft(contrast(textOn(colour), hover), `hover of ${JSON.stringify(colour)}`)
        .toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a pointer over light text makes its ground lighter, and a veil as thin as possible keeps it readable', () => {
    expect(hoverVeil(teal)).toBe(0.1);
    expect(hoverVeil(orange)).toBe(0);
  });

  test('the default colour is 255, 164, 0', () => {
    expect(defaultColour).toEqual(orange);
  });

  test.each(colours)('of %s can be read and seen on light and on dark grounds', (_, colour) => {
    const shades = shadesOf(colour);
    const read = (name: `--${string}`) => {
      const [red = 0, green = 0, blue = 0] = shades[name]!.match(/\d+/g)!.map(Number);
      return { red, green, blue };
    };
    // Page, surface, raised and tinted, as in styles.css.
    const light = [white, { red: 245, green: 246, blue: 247 }, { red: 233, green: 235, blue: 238 }];
    const dark = [
      { red: 15, green: 17, blue: 19 },
      { red: 22, green: 24, blue: 27 },
      { red: 29, green: 32, blue: 36 },
      { red: 37, green: 41, blue: 46 },
    ];
    for (const [scheme, grounds] of [['light', light] as const, ['dark', dark] as const])
      for (const ground of grounds) {
        expect.soft(contrast(read(`--accent-ink-${scheme}`), ground)).toBeGreaterThanOrEqual(4.5);
        expect.soft(contrast(read(`--accent-mark-${scheme}`), ground)).toBeGreaterThanOrEqual(3);
      }
    expect(contrast(textOnDisabled(colour), read('--accent-disabled'))).toBeGreaterThanOrEqual(4.5);
  });
});
