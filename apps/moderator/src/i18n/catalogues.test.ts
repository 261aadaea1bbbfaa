import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { catalogueLocales } from './languages.ts';

interface Said {
  /** With its context, which makes another text of the same words. */
  text: string;
  source: string;
  translation: string;
}

/** What a file of translations holds. */
const read = (folder: string, locale: string): Said[] =>
  PO.parse(readFileSync(new URL(`${folder}/${locale}.po`, import.meta.url), 'utf8')).items.map(
    ({ msgid, msgctxt, msgstr }) => ({
      text: msgctxt ? `${msgctxt}: ${msgid}` : msgid,
      source: msgid,
      translation: msgstr[0] ?? '',
    }),
  );

/** Names of the values a text is given, wherever in it they stand. */
function placeholders(token: unknown): string[] {
  if (!Array.isArray(token)) return [];
  const [name, , forms] = token as [unknown, unknown, unknown];
  const inner = forms && typeof forms === 'object' ? Object.values(forms).flatMap(texts) : [];
  return [String(name), ...inner];
}
const texts = (tokens: unknown): string[] => (Array.isArray(tokens) ? tokens.flatMap(placeholders) : []);

/** What has to be in every translation of a text: its values and the elements around its words. */
const parts = (text: string) => ({
  values: [...new Set(texts(compileMessage(text)))].toSorted(),
  elements: [...new Set(text.match(/<\/?\d+\/?>/g))].toSorted(),
});

/** Every folder of translations that there is, as seen from here. */
const sources = new URL('..', import.meta.url);
const folders = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => basename(name) === 'en-ZA.po')
  .map((name) => `../${dirname(name).replaceAll('\\', '/')}`);

describe.each(folders.flatMap((folder) => catalogueLocales.map((locale) => [folder, locale])))(
  'the catalogue %s of %s',
  (folder, locale) => {
    const source = read(folder, 'en-ZA');
    const catalogue = read(folder, locale);

    test('has every text, and each is translated', () => {
      expect(catalogue.map(({ text }) => text)).toEqual(source.map(({ text }) => text));
      expect(catalogue.filter(({ translation }) => translation.trim() === '')).toEqual([]);
    });

    test('keeps the values and elements of every text', () => {
      for (const { source, translation } of catalogue)
        expect({ source, ...parts(translation) }).toEqual({ source, ...parts(source) });
    });
  },
);

test.each(catalogueLocales)(
  'a text of several catalogues of %s is the same in all: which of them came last would decide otherwise',
  (locale) => {
    const first = new Map<string, string>();
    for (const { text, translation } of folders.flatMap((folder) => read(folder, locale))) {
      if (!first.has(text)) first.set(text, translation);
      expect({ text, translation }).toEqual({ text, translation: first.get(text) });
    }
  },
);
