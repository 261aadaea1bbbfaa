import { describe, expect, test } from 'vitest';
import { recentPages } from './recent-pages.ts';

const visit = (address: string) => ({ address, title: address, at: '2026-11-21T10:00:00Z' });
const shown = (history: Parameters<typeof recentPages>[0]) =>
  recentPages(history, '/', 5).map(({ address }) => address);

describe('what was visited', () => {
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
});
