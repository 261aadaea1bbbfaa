import { describe, expect, test } from 'vitest';
import { errorCatalogue } from './errors.ts';
import { httpStatusNames } from './options.ts';

describe('the error catalogue', () => {
  test('has every numbered code of the specification and no other', () => {
    const numbered = Object.keys(errorCatalogue).filter((code) => /^\d+$/.test(code));
    expect(numbered.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      '4001 4002 4003 4004 4005 4007 4008 4009 40010 40011 40012 40013'.split(' '),
    );
  });

  test.each(Object.entries(errorCatalogue))('%s has a sentence for people', (_, { title }) => {
    expect(title).toMatch(/^[A-Z].{10,}[.]$/s);
  });

  test.each(Object.entries(errorCatalogue))('%s has a status with a name', (_, { status }) => {
    expect(Object.keys(httpStatusNames)).toContain(String(status));
  });
});
