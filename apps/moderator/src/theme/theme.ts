import type { Theme } from '@moderator/contract/types';
import { showIcons } from './favicons.ts';
import { defaultColour, shadesOf } from './shades.ts';

/** The theme and the choice of light or dark: one entry of local storage, the only one that outlives signing out. */
export interface StoredTheme extends Theme {
  scheme?: Scheme;
}
export type Scheme = 'system' | 'light' | 'dark';

export const themeKey = 'theme';
export const defaultTheme: Theme = { isCustomTheme: false, colour: defaultColour, logos: {} };

export function storedTheme(): StoredTheme | null {
  try {
    return JSON.parse(localStorage.getItem(themeKey) ?? 'null') as StoredTheme | null;
  } catch {
    return null;
  }
}

/** Changes the stored theme and shows it. */
export function keepTheme(change: Partial<StoredTheme>): void {
  const next: StoredTheme = { ...defaultTheme, ...storedTheme(), ...change };
  localStorage.setItem(themeKey, JSON.stringify(next));
  showTheme(next);
}

export function showTheme({ colour, logos, scheme }: StoredTheme): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(shadesOf(colour))) root.style.setProperty(name, value);
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  else delete root.dataset.scheme;
  showIcons(logos);
}

/** The colour, the black logo and the choice of light or dark, for the pages of the identity service. */
export function brandingOfLogin(): { color: string; logo: string | null; scheme: string | null } {
  const { colour, logos, scheme } = storedTheme() ?? (defaultTheme as StoredTheme);
  return {
    color: `rgb(${colour.red},${colour.green},${colour.blue})`,
    logo: logos.logoBlack?.split('/').at(-1) ?? null,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : null,
  };
}
