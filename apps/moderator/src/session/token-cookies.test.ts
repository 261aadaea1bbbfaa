import { describe, expect, test } from 'vitest';
import { chunksOf, cookiesOf, fitsCookies } from './token-cookies.ts';

describe('the access token in cookies', () => {
  test('a token is cut at 4,000 characters', () => {
    const token = 'a'.repeat(4_000) + 'b'.repeat(10);
    expect(chunksOf(token)).toEqual(['a'.repeat(4_000), 'b'.repeat(10)]);
  });

  test('the chunks put together are the token', () => {
    const token = Array.from({ length: 7_321 }, (_, index) => index % 10).join('');
    expect(chunksOf(token).join('')).toBe(token);
  });

  test('a token of 8,000 characters still fits, and one of 12,000 is kept in no cookie', () => {
    expect(chunksOf('a'.repeat(8_000)).map(({ length }) => length)).toEqual([4_000, 4_000]);
    expect(chunksOf('a'.repeat(12_000))).toEqual(['', '']);
    expect([fitsCookies('a'.repeat(8_000)), fitsCookies('a'.repeat(8_001))]).toEqual([true, false]);
  });

  test('cookies are strict same-site, and secure in a secure context', () => {
    expect(cookiesOf('abc', true)[0]).toBe('token-0=abc; Path=/; SameSite=Strict; Secure');
    expect(cookiesOf('abc', false)[0]).not.toContain('Secure');
  });

  test('a shorter token deletes the chunk that a longer one left', () => {
    expect(cookiesOf('abc', true)[1]).toContain('Max-Age=0');
  });
});
