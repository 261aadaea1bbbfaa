import { defaultLocale, languages as offered } from '@moderator/contract/options';

export type Locale = (typeof offered)[number]['locale'];

/** Languages with a catalogue of their own; each is complete, which catalogues.test.ts holds. */
export const catalogueLocales = ['en-ZA', 'af', 'fr', 'pt-PT'] as const satisfies readonly Locale[];
export type CatalogueLocale = (typeof catalogueLocales)[number];

/** A language in its own words, as those who look for it read it; never translated. */
const ownNames: Record<Locale, string> = {
  zu: 'isiZulu',
  ss: 'siSwati',
  ve: 'Tshivenḓa',
  xh: 'isiXhosa',
  fr: 'Français',
  ts: 'Xitsonga',
  tn: 'Setswana',
  nr: 'isiNdebele',
  st: 'Sesotho',
  'en-ZA': 'English',
  af: 'Afrikaans',
  'pt-PT': 'Português',
  nso: 'Sesotho sa Leboa',
};

export interface Language {
  locale: Locale;
  ownName: string;
  /** Whose texts it shows. */
  catalogue: CatalogueLocale;
  /** False while it shows the texts of another language, with its own dates and numbers. */
  isComplete: boolean;
}

const hasCatalogue = (locale: Locale): locale is CatalogueLocale =>
  (catalogueLocales as readonly Locale[]).includes(locale);

/** Every language of the platform, in the order in which it is offered. */
export const languages: readonly Language[] = offered.map(({ locale }) => ({
  locale,
  ownName: ownNames[locale],
  catalogue: hasCatalogue(locale) ? locale : defaultLocale,
  isComplete: hasCatalogue(locale),
}));

export const languageOf = (locale: Locale): Language =>
  languages.find((language) => language.locale === locale)!;

/** The language of the platform that a tag asks for: itself, or one of the same language (`fr-CA`, `pt-BR`). */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  if (!tag) return undefined;
  const primary = tag.toLowerCase().split('-')[0];
  const match =
    offered.find(({ locale }) => locale.toLowerCase() === tag.toLowerCase()) ??
    offered.find(({ locale }) => locale.toLowerCase().split('-')[0] === primary);
  return match?.locale;
}

interface Wishes {
  /** Chosen on this device. */
  device: string | null | undefined;
  /** Kept with the person. */
  user: string | null | undefined;
  /** What the browser asks for, the most wanted first. */
  browser: readonly string[];
}

/** The choice on this device, else the person's, else the first of the browser's that there is, else English. */
export const wishedLocale = ({ device, user, browser }: Wishes): Locale =>
  [device, user, ...browser].map(matchLocale).find((locale) => locale !== undefined) ?? defaultLocale;
