import { describe, expect, test } from 'vitest';
import { defaultTheme, soundTheme, themeIn } from './stored-theme.ts';

const colour = { red: 15, green: 118, blue: 110 };

describe('a stored theme', () => {
  test.each([
    [{ isCustomTheme: true, colour, logos: {} }],
    [
      {
        isCustomTheme: true,
        colour,
        logos: { logoBlack: 'a.svg', favicon: { svg: '/a.svg' } },
        scheme: 'dark',
      },
    ],
  ])('is taken as it is: %j', (theme) => {
    expect(themeIn(theme)).toEqual(theme);
  });

  test.each([
    [null],
    [{}],
    [5],
    ['x'],
    [[]],
    [{ scheme: 'pink' }],
    [{ colour: null }],
    [{ colour, logos: null }],
    [{ colour, logos: [] }],
    [{ logos: { favicon: null } }],
    [{ colour, logos: { favicon: null } }],
    [{ colour, logos: { logoBlack: 5 } }],
    [{ colour: { red: 1, green: 2 }, logos: {} }],
    [{ colour: { red: 1, green: '2', blue: 3 }, logos: {} }],
    [{ colour: { red: 1, green: Infinity, blue: 3 }, logos: {} }],
  ])('that is damaged is none: %j', (value) => {
    expect(themeIn(value)).toBeNull();
  });

  test('that is damaged leaves the choice of light or dark', () => {
    expect(themeIn({ colour: null, scheme: 'dark' })).toEqual({ ...defaultTheme, scheme: 'dark' });
  });

  test('with a scheme that is none follows the system', () => {
    expect(themeIn({ isCustomTheme: true, colour, logos: {}, scheme: 'pink' })).not.toHaveProperty('scheme');
  });
});

describe('the theme of an account', () => {
  const logos = { logoBlack: 'a.svg', favicon: { svg: '/a.svg' } };

  test('is shown as it is', () => {
    expect(soundTheme({ isCustomTheme: true, colour, logos })).toEqual({
      isCustomTheme: true,
      colour,
      logos,
    });
  });

  test.each([
    [null],
    [undefined],
    [{}],
    [{ isCustomTheme: null, colour: null, logos: null }],
    [{ colour: { red: 1, green: null, blue: 3 }, logos: [] }],
  ])('that is missing or damaged is the default: %j', (theme) => {
    expect(soundTheme(theme)).toEqual(defaultTheme);
  });

  test('without a colour has the default one and keeps its logos', () => {
    expect(soundTheme({ isCustomTheme: true, colour: null, logos: { ...logos, iconBlack: null } })).toEqual({
      isCustomTheme: true,
      colour: defaultTheme.colour,
      logos,
    });
  });
});
