import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { catalogueLocales } from './languages.ts';

/** Source texts with their translations; a file of translations is made of blocks between empty lines. */
function read(folder: string, locale: string): Map<string, string> {
  const file = readFileSync(new URL(`${folder}/${locale}.po`, import.meta.url), 'utf8');
  const value = (block: string, name: string) => {
    const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(block)?.[1] ?? '';
    return lines
      .split('\n')
      .map((line) => (line ? (JSON.parse(line) as string) : ''))
      .join('');
  };
  const pairs = file.split('\n\n').map((block) => [value(block, 'msgid'), value(block, 'msgstr')] as const);
  return new Map(pairs.filter(([source]) => source !== ''));
}

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
      expect([...catalogue.keys()]).toEqual([...source.keys()]);
      expect([...catalogue].filter(([, translation]) => translation.trim() === '')).toEqual([]);
    });

    test('keeps the values and elements of every text', () => {
      for (const [text, translation] of catalogue)
        expect({ text, ...parts(translation) }).toEqual({ text, ...parts(text) });
    });
  },
);
