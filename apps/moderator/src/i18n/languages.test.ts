import { describe, expect, test } from 'vitest';
import { languageOf, languages, matchLocale, wishedLocale } from './languages.ts';

describe('languages', () => {
  test('all thirteen are offered under their own names', () => {
    expect(languages).toHaveLength(13);
    expect(new Set(languages.map(({ ownName }) => ownName)).size).toBe(13);
  });

  test('what is not translated shows English and says so', () => {
    expect(languageOf('zu')).toMatchObject({ catalogue: 'en-ZA', isComplete: false });
    expect(languageOf('af')).toMatchObject({ catalogue: 'af', isComplete: true });
  });

  test('a tag of another country finds the language', () => {
    expect(matchLocale('fr-CA')).toBe('fr');
    expect(matchLocale('pt-BR')).toBe('pt-PT');
    expect(matchLocale('en-US')).toBe('en-ZA');
    expect(matchLocale('nso')).toBe('nso');
    expect(matchLocale('de')).toBeUndefined();
  });

  test('the device comes before the person, the person before the browser, and English last', () => {
    expect(wishedLocale({ device: 'af', user: 'fr', browser: ['pt-PT'] })).toBe('af');
    expect(wishedLocale({ device: null, user: 'fr', browser: ['pt-PT'] })).toBe('fr');
    expect(wishedLocale({ device: null, user: undefined, browser: ['de', 'pt-PT'] })).toBe('pt-PT');
    expect(wishedLocale({ device: 'xx', user: null, browser: ['de'] })).toBe('en-ZA');
  });
});
