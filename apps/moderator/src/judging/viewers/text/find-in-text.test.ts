import { describe, expect, it } from 'vitest';
import { countMatches, cutAtMatches, mostMatches, stepMatch } from './find-in-text.ts';

describe('cutAtMatches', () => {
  it('numbers the matches whatever their case and keeps every character', () => {
    const pieces = cutAtMatches('Safe work, SAFE tools', 'safe');
    expect(pieces).toEqual([
      { text: 'Safe', match: 0 },
      { text: ' work, ', match: undefined },
      { text: 'SAFE', match: 1 },
      { text: ' tools', match: undefined },
    ]);
  });

  it('takes signs of patterns as they are', () => {
    expect(countMatches(cutAtMatches('a.b (c) a+b', '.'))).toBe(1);
    expect(countMatches(cutAtMatches('a.b (c) a+b', '(c)'))).toBe(1);
  });

  it('finds nothing for an empty query', () => {
    expect(cutAtMatches('abc', '')).toEqual([{ text: 'abc', match: undefined }]);
  });

  it('stops counting where it would slow the page, and shows the rest unmarked', () => {
    const text = 'a'.repeat(mostMatches + 10);
    const pieces = cutAtMatches(text, 'a');
    expect(countMatches(pieces)).toBe(mostMatches);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('stepMatch', () => {
  it('goes round at both ends', () => {
    expect(stepMatch(2, 3, 1)).toBe(0);
    expect(stepMatch(0, 3, -1)).toBe(2);
    expect(stepMatch(0, 0, 1)).toBe(0);
  });
});
