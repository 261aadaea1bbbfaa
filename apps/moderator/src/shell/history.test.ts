import { describe, expect, test } from 'vitest';
import { recentPages, visitsIn, withVisit } from './history.ts';

const visit = (address: string) => ({ address, title: address, at: '2026-11-21T10:00:00Z' });
const shown = (history: Parameters<typeof recentPages>[0]) =>
  recentPages(history, '/', 5).map(({ address }) => address);

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

  test('recent pages leave out the current one and other filters of the same page', () => {
    const history = ['/', '/due?due=today', '/due', '/ready', '/due?site=1'].map(visit);
    expect(shown(history.map((each) => ({ ...each, title: each.address.split('?')[0]! })))).toEqual([
      '/due?due=today',
      '/ready',
    ]);
  });

  test('recent pages keep searches of a list apart, without the letters on the way to them', () => {
    const history = [
      '/due?query=Dlamini',
      '/due?query=Dla',
      '/due',
      '/due?query=Nkosi&due=today',
      '/due?sort=name',
    ];
    expect(shown(history.map((address) => ({ ...visit(address), title: 'Due' })))).toEqual([
      '/due?query=Dlamini',
      '/due',
      '/due?query=Nkosi&due=today',
    ]);
  });

  test('a page whose title changed with its address is another page', () => {
    const history = [visit('/workspace/1?from=due'), { ...visit('/workspace/1'), title: 'Other' }];
    expect(shown(history)).toHaveLength(2);
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
