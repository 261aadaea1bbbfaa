import { i18n } from '@lingui/core';
import { defaultLocale } from '@moderator/contract/options';
import texts from '@/texts.ts';
import type { Catalogue, Catalogues } from './catalogue.ts';
import { localeOfDevice } from './chosen-locale.ts';
import { languageOf, matchLocale, wishedLocale } from './languages.ts';
import type { Locale } from './languages.ts';

const parts = new Set<Catalogues>([texts]);

const fetchTexts = (part: Catalogues, locale: Locale): Promise<Catalogue> =>
  part[`./locales/${languageOf(locale).catalogue}.po`]!();

/** What to show now; the person is unknown before they are signed in. */
export const localeToShow = (user?: string): Locale =>
  wishedLocale({ device: localeOfDevice(), user, browser: navigator.languages });

/** Whether the texts on the screen are English, as the platform's own sentences are. */
export const isInEnglish = (): boolean =>
  languageOf(matchLocale(i18n.locale) ?? defaultLocale).catalogue === defaultLocale;

let wanted: Locale | undefined;

/** Shows a language: its texts once they are here, its dates and numbers, and its name on the page. */
export async function activate(locale: Locale): Promise<void> {
  const before = wanted;
  wanted = locale;
  if (i18n.locale === locale) return;
  const loaded = await Promise.all([...parts].map((part) => fetchTexts(part, locale))).catch(
    (error: unknown) => {
      // Texts that come later are of the language that stays.
      if (wanted === locale) wanted = before;
      throw error;
    },
  );
  // Whoever chose again while this was on its way wants the other one; until that is here, a page has to have some words.
  if (wanted !== locale && i18n.locale) return;
  for (const { messages } of loaded) i18n.load(locale, messages);
  // Plurals follow the language of the texts; dates and numbers (format.ts) the one that was chosen.
  const { catalogue } = languageOf(locale);
  i18n.activate(locale, catalogue);
  // Screen readers pronounce what is written, not what was wished for.
  document.documentElement.lang = catalogue;
}

/** Adds the texts of parts that not everybody opens, in the language shown and in every one chosen later. */
export async function loadTexts(...texts: Promise<{ default: Catalogues }>[]): Promise<void> {
  await Promise.all(texts.map(async (each) => addPart((await each).default)));
}

async function addPart(part: Catalogues): Promise<void> {
  if (parts.has(part)) return;
  const locale = wanted ?? defaultLocale;
  const { messages } = await fetchTexts(part, locale);
  // Whoever chose another language while this was on its way wants them in that one.
  if (wanted !== locale) return addPart(part);
  parts.add(part);
  i18n.load(locale, messages);
}
