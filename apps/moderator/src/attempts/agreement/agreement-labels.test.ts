import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { decimalOf, percentOf } from './agreement-labels.ts';

const speak = (locale: string) => {
  i18n.load(locale, {});
  i18n.activate(locale);
};
afterEach(() => speak('en-ZA'));

test('a share has one form in all languages, as in the sentences beside it', () => {
  for (const locale of ['en-ZA', 'af', 'fr', 'pt-PT']) {
    speak(locale);
    expect(percentOf(0.8286)).toBe('82,9\u00a0%');
    expect(percentOf(0.5)).toBe('50\u00a0%');
  }
});

test('the end of an interval that rounds to nothing has no sign', () => {
  speak('en-ZA');
  expect([decimalOf(-0.1649), decimalOf(-0.0012)]).toEqual(['-0,16', '0,00']);
});
