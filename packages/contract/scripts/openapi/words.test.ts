import { expect, it } from 'vitest';
import { buildDocument } from '../openapi.ts';
import { sentenceOf } from './schemas.ts';
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

it.each([
  ['Account', 'An account with its version'],
  ['AccountCreate', 'What an account is made of, without what the platform adds'],
  ['AccountPatch', 'Fields of an account that change; what is absent stays, null deletes'],
  ['UserPatch', 'Fields of a user that change; what is absent stays, null deletes'],
  ['OutcomeInput', 'What is sent to record an outcome'],
  ['TagKeysFilter', 'Which of the tag keys are meant'],
])('the form %s is told by its name: %s', (name, expected) => {
  expect(sentenceOf(name, { properties: { version: {} } })).toBe(expected);
});

it('no words are made up for what is no form of a thing', () => {
  expect(sentenceOf('Workspace', { properties: { attempt: {} } })).toBeUndefined();
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
