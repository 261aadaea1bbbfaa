import { describe, expect, test } from 'vitest';
import { conflictsOf, detailsOf, mergedDetails, patchOf } from './details.ts';

const start = { email: 'a@b.co', phoneNumber: '+27821234567', locale: 'en-ZA' };

describe('my details', () => {
  test('of a user who has none are empty, in the default language', () => {
    expect(detailsOf({ email: null, phoneNumber: null, locale: '' })).toEqual({
      email: '',
      phoneNumber: '',
      locale: 'en-ZA',
    });
  });

  test('only what was changed is sent, and null for what was emptied', () => {
    expect(patchOf(start, start)).toEqual({});
    expect(patchOf(start, { ...start, email: 'c@d.co', phoneNumber: ' ' })).toEqual({
      email: 'c@d.co',
      phoneNumber: null,
    });
  });

  test('a change elsewhere to another field is no conflict, and both stay', () => {
    const mine = { ...start, email: 'mine@b.co' };
    const theirs = { ...start, locale: 'fr' };
    expect(conflictsOf(start, mine, theirs)).toEqual([]);
    expect(mergedDetails(start, mine, theirs)).toEqual({ ...start, email: 'mine@b.co', locale: 'fr' });
  });

  test('the same field changed to two values is one, to the same value is none', () => {
    const mine = { ...start, email: 'mine@b.co' };
    expect(conflictsOf(start, mine, { ...start, email: 'theirs@b.co' })).toEqual(['email']);
    expect(conflictsOf(start, mine, mine)).toEqual([]);
  });
});
