import { describe, expect, test } from 'vitest';
import { listOf, parseSearch, stringifySearch, textOf, wordOf, wordsOf } from './search-params.ts';

describe('search parameters', () => {
  test('lists are repeated keys, there and back', () => {
    const text = stringifySearch({ siteId: ['a', 'b'], query: 'Nkosi & Sons', sort: undefined });
    expect(text).toBe('?siteId=a&siteId=b&query=Nkosi+%26+Sons');
    expect(parseSearch(text)).toEqual({ siteId: ['a', 'b'], query: 'Nkosi & Sons' });
  });

  test('one value is a list of one', () => {
    expect(listOf('a')).toEqual(['a']);
    expect(listOf(undefined)).toBeUndefined();
    expect(listOf(['a', 'a', ''])).toEqual(['a']);
  });

  test('words that are not known are dropped', () => {
    expect(wordsOf(['today', 'soon'], ['today', 'later'])).toEqual(['today']);
    expect(wordsOf('soon', ['today'])).toBeUndefined();
    expect(wordOf('soon', ['today'])).toBeUndefined();
  });

  test('numbers and times stay the text they are', () => {
    expect(parseSearch('?query=007')).toEqual({ query: '007' });
  });

  test('blank text is no text, long text is cut', () => {
    expect(textOf('  ')).toBeUndefined();
    expect(textOf('x'.repeat(300))).toHaveLength(255);
  });

  test('an empty search is an empty text', () => {
    expect(stringifySearch({})).toBe('');
  });
});
