import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform('empty');
});
afterAll(() => platform.stop());

const traced = async (traceparent?: string) => {
  const headers: Record<string, string> = traceparent === undefined ? {} : { traceparent };
  const answer = await raw(platform, 'GET', '/accounts/themes', { headers });
  return /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(answer.headers.get('traceresponse') ?? '');
};

describe('a trace', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

  it('goes on in the answer, as a step of its own', async () => {
    const answer = await traced(`00-${trace}-00f067aa0ba902b7-00`);
    expect([answer?.[1], answer?.[3]]).toEqual([trace, '00']);
    expect(answer?.[2]).not.toBe('00f067aa0ba902b7');
  });

  it.each([
    undefined,
    '',
    'nonsense',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `ff-${trace}-00f067aa0ba902b7-01`,
    `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
  ])('begins with the platform where %s comes', async (header) => {
    const answer = await traced(header);
    expect(answer?.[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(answer?.[1]).not.toBe(trace);
  });
});
