import { describe, expect, test } from 'vitest';
import { guardedStorage, parsed } from './guarded-storage.ts';

const full = {
  getItem: (key: string) => (key === 'draft' ? 'older' : null),
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError');
  },
  removeItem: () => {},
  clear: () => {},
} as unknown as Storage;

describe('storage', () => {
  test('that is forbidden keeps in memory, and says so', () => {
    const storage = guardedStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(storage.get('theme')).toBeNull();
    expect(storage.set('theme', 'dark')).toBe(false);
    expect([storage.get('theme'), storage.keys()]).toEqual(['dark', ['theme']]);
    storage.remove('theme');
    expect([storage.get('theme'), storage.keys()]).toEqual([null, []]);
    storage.set('theme', 'dark');
    storage.clear();
    expect(storage.get('theme')).toBeNull();
  });

  test('that is full shows what was written last', () => {
    const storage = guardedStorage(() => full);
    expect(storage.get('draft')).toBe('older');
    expect(storage.set('draft', 'newer')).toBe(false);
    expect(storage.get('draft')).toBe('newer');
  });

  test('that is damaged holds nothing', () => {
    expect([parsed('{'), parsed(null), parsed('5')]).toEqual([null, null, 5]);
  });
});
