import { describe, expect, test } from 'vitest';
import { visitsIn, withVisit } from './history.ts';

const visit = (address: string) => ({ address, title: address, at: '2026-11-21T10:00:00Z' });

describe('navigation history', () => {
  test('the newest visit comes first', () => {
    expect(withVisit([visit('/a')], visit('/b')).map(({ address }) => address)).toEqual(['/b', '/a']);
  });

  test('twenty visits are kept', () => {
    const history = Array.from({ length: 20 }, (_, index) => visit(`/${index}`));
    const next = withVisit(history, visit('/new'));
    expect(next).toHaveLength(20);
    expect(next.at(-1)?.address).toBe('/18');
  });

  test('staying on a page is one visit', () => {
    expect(withVisit([visit('/a')], visit('/a'))).toHaveLength(1);
  });

  test.each([
    [null],
    [5],
    ['x'],
    [{}],
    [[null]],
    [[{}]],
    [[{ address: 5, title: 'Home', at: '2026-11-21T10:00:00Z' }]],
    [[{ address: '/', title: 'Home', at: 'nonsense' }]],
    [[{ address: '/', title: {}, at: '2026-11-21T10:00:00Z' }]],
    [[visit('javascript:alert(1)')]],
    [[visit('//evil.example')]],
    [[visit('/\\evil.example')]],
  ])('that is damaged has no pages: %j', (stored) => {
    expect(visitsIn(stored)).toEqual([]);
  });

  test('keeps what is well formed beside what is not', () => {
    expect(visitsIn([null, visit('/a'), visit('//b'), visit('/c')])).toEqual([visit('/a'), visit('/c')]);
  });
});
