import { local, parsed } from '@/storage/guarded-storage.ts';
import { showIcons } from './favicons.ts';
import { shadesOf } from './shades.ts';
import { defaultTheme, themeIn } from './stored-theme.ts';
import type { StoredTheme } from './stored-theme.ts';

export const themeKey = 'theme';

export const storedTheme = (): StoredTheme | null => themeIn(parsed(local.get(themeKey)));

/** Changes the stored theme and shows it. */
export function keepTheme(change: Partial<StoredTheme>): void {
  const next: StoredTheme = { ...defaultTheme, ...storedTheme(), ...change };
  local.set(themeKey, JSON.stringify(next));
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
  const stored: StoredTheme = storedTheme() ?? defaultTheme;
  const { colour, logos, scheme } = stored;
  return {
    color: `rgb(${colour.red},${colour.green},${colour.blue})`,
    logo: logos.logoBlack?.split('/').at(-1) ?? null,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : null,
  };
}
