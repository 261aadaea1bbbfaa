import { describe, expect, test } from 'vitest';
import { countriesIn, phoneParts, phoneProblem, storedPhone, withTyped } from './phone.ts';
import type { PhoneParts } from './phone.ts';

const south = (number: string, extension = ''): PhoneParts => ({ country: 'ZA', number, extension });

describe('a phone number', () => {
  test.each([
    ['+27821234567', { country: 'ZA', number: '082 123 4567', extension: '' }],
    ['+27821234567 ext. 12', { country: 'ZA', number: '082 123 4567', extension: '12' }],
    ['+442071234567 ext. 12', { country: 'GB', number: '020 7123 4567', extension: '12' }],
    ['+351912345678', { country: 'PT', number: '912 345 678', extension: '' }],
    ['0821234567', { country: 'ZA', number: '082 123 4567', extension: '' }],
    ['', { country: 'ZA', number: '', extension: '' }],
    ['none', { country: 'ZA', number: 'none', extension: '' }],
  ])('%s is taken apart', (value, parts) => {
    expect(phoneParts(value)).toEqual(parts);
  });

  test.each([
    [south('082 123 4567'), '+27821234567'],
    [south('082 123 4567', '12'), '+27821234567 ext. 12'],
    [{ country: 'PT', number: '912345678', extension: '' } as const, '+351912345678'],
    [south('082 123 4567 ext. 12'), '+27821234567 ext. 12'],
    [south('082 123 4567 x12', '3'), '+27821234567 ext. 12'],
    [south('   '), ''],
  ])('%o is stored as %s', (parts, stored) => {
    expect(storedPhone(parts)).toBe(stored);
  });

  test('put together and taken apart again is the same', () => {
    const parts = south('011 555 0100', '204');
    expect(phoneParts(storedPhone(parts))).toEqual(parts);
  });

  test.each([
    ['082 123 4567', null],
    ['', null],
    ['082 1', 'too-short'],
    ['082 123 4567 8901 2345', 'too-long'],
    ['082 123 4567 ext. 12', null],
    ['082 123 4567 ext. 12345678', 'too-long'],
    ['call me', 'invalid'],
  ])('%s: %s', (number, problem) => {
    expect(phoneProblem(south(number))).toBe(problem);
  });

  test('typed with its calling code chooses its country', () => {
    expect(withTyped(south(''), '+351 912 345 678')).toEqual({
      country: 'PT',
      number: '912 345 678',
      extension: '',
    });
    expect(withTyped(south(''), '+351 9').country).toBe('ZA');
  });

  test.each([
    '082 123 4567 ext. 12',
    '082 123 4567 ext 12',
    '082 123 4567 x12',
    '082 123 4567;ext=12',
    '+27 82 123 4567 ext. 12',
    'tel:+27821234567;ext=12',
  ])('pasted as "%s" brings its extension along', (pasted) => {
    expect(withTyped(south(''), pasted)).toEqual(south('082 123 4567', '12'));
  });

  test('keeps an extension in its place while it is typed', () => {
    expect(withTyped(south('082 123 4567 x'), '082 123 4567 x1')).toEqual(south('082 123 4567 x1'));
  });

  test('typed without an extension leaves the one there is', () => {
    expect(withTyped(south('', '12'), '+27 82 123 4567').extension).toBe('12');
  });
});

describe('countries', () => {
  test('come with their calling codes, the own one first, the rest by name in the language shown', () => {
    const [first, second] = countriesIn('en-ZA');
    expect(first).toEqual({ code: 'ZA', name: 'South Africa', callingCode: '+27' });
    expect(second?.name).toBe('Afghanistan');
    expect(countriesIn('fr').find(({ code }) => code === 'DE')?.name).toBe('Allemagne');
  });
});
