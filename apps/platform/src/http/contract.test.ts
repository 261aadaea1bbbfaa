import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operations } from '@moderator/contract';
import { timesToTry } from '../testing/budget.ts';
import { ask, platform, startForAll, things } from '../testing/demonstration.ts';
import { raw } from '../testing/raw.ts';
import { addressOf, bodyOf, headersOf, withBody } from '../testing/calls.ts';
import { nothing } from '../testing/things.ts';

startForAll();

describe('the platform', () => {
  it('says that it is well', async () => {
    const response = await fetch(`${platform.url}/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      database: 'ok',
      accounts: 'ok',
      identity: 'embedded',
      disk: expect.stringMatching(/^(ok|full)$/),
      files: 'ok',
      scanner: 'none',
    });
  });

  it('says that it is alive, and ready, to whoever asks by whatever name', async () => {
    for (const path of ['alive', 'ready']) {
      const { port } = new URL(platform.url);
      const answer = await fetch(`http://127.0.0.1:${port}/health/${path}`);
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    }
  });

  it('serves the description of itself', async () => {
    const { status, body } = await raw(platform, 'GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toMatch(/^3\.1/);
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/v2/, '')}`),
    );
    expect(described.sort()).toEqual(operations.map((each) => `${each.method} ${each.path}`).sort());
  });

  it('has a route for every operation', async () => {
    for (const operation of operations) {
      const { status, body } = await raw(platform, operation.method, addressOf(operation, nothing(things)));
      // Nobody is signed in: an address that is not served says 404 before it asks who is there.
      const expected = operation.audience.includes('public') ? 200 : 401;
      expect([operation.id, status, body?.code ?? null]).toEqual([
        operation.id,
        expected,
        expected === 401 && operation.method !== 'HEAD' ? 'not_signed_in' : null,
      ]);
    }
  });

  it('answers an address that it does not have with a problem', async () => {
    for (const path of ['/nothing', '/users/a/b/c', '/accounts/%zz']) {
      const { status, body } = await ask('GET', path);
      expect([path, status < 500 && status >= 400, typeof body?.code]).toEqual([path, true, 'string']);
    }
  });
});

describe('whatever is sent as a body', () => {
  /** A good body with something strange in one place, or something strange altogether. */
  const strange = (good: unknown) => {
    const keys = typeof good === 'object' && good !== null ? Object.keys(good) : [];
    const json = fc.jsonValue({ maxDepth: 3 });
    const dates = fc.constantFrom('0000-01-01', '9999-12-31', '2026-02-30', '-000001-01-01T00:00:00Z');
    if (keys.length === 0) return json;
    return fc.oneof(
      json,
      fc
        .tuple(fc.constantFrom(...keys), fc.oneof(json, dates, fc.string({ unit: 'binary' })))
        .map(([key, value]) => ({ ...(good as object), [key]: value })),
    );
  };

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    'of %s is never our mistake',
    async (_, operation) => {
      const as = operation.audience.includes('moderator') ? 'moderator' : 'administrator';
      await fc.assert(
        fc.asyncProperty(strange(bodyOf(operation, things)), async (body) => {
          const { status } = await ask(operation.method, addressOf(operation, things), {
            as,
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...headersOf(operation, 9999) },
          });
          expect(status).toBeLessThan(500);
        }),
        { numRuns: timesToTry(5, 300) },
      );
    },
  );
});
