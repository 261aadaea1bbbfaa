import { expect, test } from 'vitest';
import { sentenceFor } from './not-loaded.ts';

const offered = ['en-ZA', 'af', 'fr', 'pt-PT'];

test.each([
  ['fr', ['en-GB'], 'fr'],
  ['zu', ['fr-FR'], 'en-ZA'],
  [null, ['de-DE', 'pt-BR', 'fr'], 'pt-PT'],
  [null, ['de-DE'], 'en-ZA'],
])('chosen %s, of the browser %j: %s', (chosen, browser, sentence) => {
  expect(sentenceFor(offered, chosen, browser)).toBe(sentence);
});
