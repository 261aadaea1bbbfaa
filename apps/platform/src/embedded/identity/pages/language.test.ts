import { describe, expect, test } from 'vitest';
import { chooseTexts } from './language.ts';

describe('the language of the pages', () => {
  test.each([
    ['the one that the application asks for', 'fr', 'af', 'fr'],
    ['one of the same language', 'pt-BR', undefined, 'pt-PT'],
    ['the first that there is', 'zu af', undefined, 'af'],
    ['English where the wish has no texts, whatever the browser says', 'zu', 'fr', 'en-ZA'],
    ['the most wanted of the browser without a wish', undefined, 'en;q=0.3, fr-CA;q=0.8, xh', 'fr'],
    ['never one that the browser refuses', '', 'fr;q=0, af;q=0.1', 'af'],
    ['English for everybody else', undefined, undefined, 'en-ZA'],
    ['English where somebody plays with the address', ['fr'], '*', 'en-ZA'],
  ])('is %s', (_, wished, header, expected) => {
    expect(chooseTexts(wished, header).language).toBe(expected);
  });
});
