import type { Theme } from '@moderator/contract/types';
import { isRecord } from '@/storage/guarded-storage.ts';
import { defaultColour } from './shades.ts';

export type Scheme = 'system' | 'light' | 'dark';

/** The theme and the choice of light or dark: one entry of local storage, the only one that outlives signing out. */
export interface StoredTheme extends Theme {
  scheme?: Scheme;
}

export const defaultTheme: Theme = { isCustomTheme: false, colour: defaultColour, logos: {} };

const schemes: readonly unknown[] = ['system', 'light', 'dark'] satisfies Scheme[];

const isColour = (value: unknown): boolean =>
  isRecord(value) && [value['red'], value['green'], value['blue']].every(Number.isFinite);

const holdsTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string');

function areLogos(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { favicon = {}, ...logos } = value;
  return holdsTexts(logos) && holdsTexts(favicon);
}

/** A theme as it can be shown, whatever the platform sent: what of it is missing or damaged is the default's. */
export function soundTheme(theme: unknown): Theme {
  const { isCustomTheme, colour, logos } = isRecord(theme) ? theme : {};
  const { favicon, ...others } = isRecord(logos) ? logos : {};
  return {
    isCustomTheme: isCustomTheme === true,
    colour: isColour(colour) ? (colour as Theme['colour']) : defaultColour,
    logos: { ...textsIn(others), ...(isRecord(favicon) ? { favicon: textsIn(favicon) } : {}) },
  };
}

const textsIn = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** What storage holds as a theme. A damaged one is none; of it only the choice of light or dark may be left. */
export function themeIn(value: unknown): StoredTheme | null {
  if (!isRecord(value)) return null;
  const { scheme, ...theme } = value;
  const chosen = schemes.includes(scheme) ? { scheme: scheme as Scheme } : null;
  if (isColour(theme['colour']) && areLogos(theme['logos']))
    return { ...(theme as unknown as Theme), ...chosen };
  return chosen && { ...defaultTheme, ...chosen };
}
