import { describe, expect, test, vi } from 'vitest';

vi.mock('./storage.ts', () => ({ draftsOf: (person: string) => `draft:${person}:` }));
const { isOwn, isUnsent } = await import('./device-work.ts');

describe('work on this device', () => {
  test.each([
    ['a draft typed over', 'draft:me:a', { isDirty: true }, true],
    ['a draft that the platform has', 'draft:me:a', { isDirty: false }, false],
    ['a signed decision on its way', 'decision:me:a', {}, true],
    ['the draft of somebody else', 'draft:you:a', { isDirty: true }, false],
    ['the draft of somebody whose id begins alike', 'draft:me2:a', { isDirty: true }, false],
    ['anything else', 'cache', { isDirty: true }, false],
    ['a key that is no text', 7, { isDirty: true }, false],
  ])('%s', (_, key, value, expected) => {
    expect(isUnsent(key, value, 'me')).toBe(expected);
  });

  test('leaves with its person, sent or not', () => {
    expect([isOwn('draft:me:a', 'me'), isOwn('draft:you:a', 'me')]).toEqual([true, false]);
  });
});
