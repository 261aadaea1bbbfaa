import { describe, expect, test } from 'vitest';
import { endsIn, isCharacter, keyLabels, writtenKey } from './keys.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => writtenKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('keys', () => {
  test('a letter with shift says so, a symbol does not', () => {
    expect(press('J', { shiftKey: true })).toBe('shift+j');
    expect(press('?', { shiftKey: true })).toBe('?');
  });

  test('Ctrl and Command are the same key', () => {
    expect(press('Enter', { ctrlKey: true })).toBe('mod+enter');
    expect(press('Enter', { metaKey: true })).toBe('mod+enter');
  });

  test('keys one after another are recognised at the end of what was pressed', () => {
    expect(endsIn(['x', 'g', 'h'], 'g h')).toBe(true);
    expect(endsIn(['g', 'x', 'h'], 'g h')).toBe(false);
    expect(endsIn(['h'], 'g h')).toBe(false);
  });

  test('single letters can be told from keys with a modifier', () => {
    expect(isCharacter('g h')).toBe(true);
    expect(isCharacter('mod+enter')).toBe(false);
  });

  test('key caps carry words', () => {
    expect(keyLabels('shift+arrowdown')).toEqual(['Shift', '↓']);
    expect(keyLabels('g h')).toEqual(['G', 'H']);
    expect(keyLabels('+')).toEqual(['+']);
    expect(keyLabels('mod++')).toEqual(['Ctrl', '+']);
    expect(keyLabels('+ -')).toEqual(['+', '-']);
  });
});
