import { describe, expect, test } from 'vitest';
import { recentPages, withVisit } from './history.ts';

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

  test('recent pages leave out the current one and other filters of the same page', () => {
    const history = ['/', '/due?due=today', '/due', '/ready', '/due?site=1'].map(visit);
    expect(recentPages(history, '/', 5).map(({ address }) => address)).toEqual(['/due?due=today', '/ready']);
  });
});
