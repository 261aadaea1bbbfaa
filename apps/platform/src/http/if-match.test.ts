import { describe, expect, it } from 'vitest';
import { ask, startForAll, things } from '../testing/demonstration.ts';

startForAll();

describe('If-Match', () => {
  const path = () => `/sites/${things.sites}`;
  const headers = { 'content-type': 'application/merge-patch+json' };
  it.each([
    ['1', 200],
    ['"1"', 200],
    ['W/"1"', 200],
    ['*', 400],
    ['"x"', 400],
    ['"1", "2"', 400],
    ['-1', 400],
    ['99999999999999999999', 400],
    ['"2"', 412],
  ])('of %s answers %i', async (version, status) => {
    const answer = await ask('PATCH', path(), { headers: { ...headers, 'if-match': version }, body: {} });
    expect(answer.status).toBe(status);
  });
  it('is asked for', async () => {
    const { status, body } = await ask('PATCH', path(), { headers, body: {} });
    expect([status, body.code]).toEqual([428, 'version_needed']);
  });
});
