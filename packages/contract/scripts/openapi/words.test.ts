import { expect, it } from 'vitest';
import { buildDocument } from '../openapi.ts';
import { withArticle } from './words.ts';

it.each([
  ['account', 'an account'],
  ['external assessment', 'an external assessment'],
  ['issue report', 'an issue report'],
  ['outcome', 'an outcome'],
  ['upload', 'an upload'],
  ['user', 'a user'],
  ['user upload', 'a user upload'],
  ['use', 'a use'],
  ['unit standard', 'a unit standard'],
  ['one-way sync', 'a one-way sync'],
  ['onerous rule', 'an onerous rule'],
  ['Account', 'an Account'],
  ['site', 'a site'],
])('%s is %s', (words, expected) => {
  expect(withArticle(words)).toBe(expected);
});

it('every sentence of the document has the article that its words ask for', () => {
  const texts = [
    ...JSON.stringify(buildDocument()).matchAll(/"(?:description|summary)":"((?:[^"\\]|\\.)*)"/g),
  ];
  expect(texts.length).toBeGreaterThan(1000);
  const wrong = texts
    .map(([, text]) => text!)
    .filter((text) =>
      [...text.matchAll(/\b(an?) ([a-z]\w*)/gi)].some(
        ([, article, word]) => withArticle(word!) !== `${article!.toLowerCase()} ${word}`,
      ),
    );
  expect([...new Set(wrong)]).toEqual([]);
});
