import { describe, expect, test } from 'vitest';
import { pageView, vital } from './measurements.ts';

describe('what is measured', () => {
  test('of a page view is the kind of page and the minute', () => {
    expect(pageView('/workspace/$attemptId', new Date('2026-11-21T10:05:33.123Z'))).toEqual({
      kind: 'page-view',
      page: '/workspace/$attemptId',
      at: '2026-11-21T10:05Z',
    });
  });

  test.each([
    ['LCP', 812.345, 812],
    ['CLS', 0.012345, 0.0123],
  ])('of %s is its value and nothing that tells people apart', (name, value, sent) => {
    const metric = { name, value, rating: 'good', id: 'v5-123', navigationId: 'x' };
    expect(vital(metric, '/')).toEqual({ kind: 'web-vital', page: '/', name, value: sent, rating: 'good' });
  });
});
