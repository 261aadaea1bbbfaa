import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { ConflictError, createClient, isConflict, mutator } from './index.ts';
import { json, refuse, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

type Roles = { roles: string[]; version: number };
let stored: Roles;

/** One user, kept as the platform keeps it; `meanwhile` happens before each write. */
function keeping(
  meanwhile: (write: number) => void = () => undefined,
  told: () => object = () => ({ current: stored }),
) {
  stored = { roles: ['assessor'], version: 3 };
  let writes = 0;
  server.answering(({ method, headers, body }, response) => {
    if (method === 'GET') return json(response, 200, { data: stored });
    meanwhile(++writes);
    if (headers['if-match'] !== `"${stored.version}"`)
      return json(response, 412, { code: 'stale_version', ...told() });
    stored = { ...stored, ...(JSON.parse(body) as object), version: stored.version + 1 };
    json(response, 200, { data: stored });
  });
  const api = createClient(routes, { baseUrl: server.url });
  return mutator(api.getUser, api.updateUser);
}
const somebodyAdds = (role: string) => {
  stored = { roles: [...stored.roles, role], version: stored.version + 1 };
};
const methods = () => server.received.map((each) => each.method);

describe('a mutation', () => {
  it('reads, changes and answers with the new value', async () => {
    const mutateUser = keeping();
    const user = await mutateUser('a', ({ roles }) => ({ roles: [...roles, 'moderator'] }));
    expect(user).toEqual({ roles: ['assessor', 'moderator'], version: 4 });
    expect(methods()).toEqual(['GET', 'PATCH']);
  });

  it('is made anew on what somebody else wrote, without reading again', async () => {
    const mutateUser = keeping((write) => write === 1 && somebodyAdds('verifier'));
    const user = await mutateUser('a', ({ roles }) => ({ roles: [...roles, 'moderator'] }));
    expect(user.roles).toEqual(['assessor', 'verifier', 'moderator']);
    expect(methods()).toEqual(['GET', 'PATCH', 'PATCH']);
  });

  it.each([
    ['nothing', () => ({})],
    ['a value without its version', () => ({ current: { roles: stored.roles } })],
  ])('reads again where the refusal tells %s of what there is now', async (_, told) => {
    const mutateUser = keeping((write) => write === 1 && somebodyAdds('verifier'), told);
    await mutateUser('a', ({ roles }) => ({ roles: [...roles, 'moderator'] }));
    expect(methods()).toEqual(['GET', 'PATCH', 'GET', 'PATCH']);
    expect(stored.roles).toEqual(['assessor', 'verifier', 'moderator']);
  });

  it('is given up when others are faster every time', async () => {
    const mutateUser = keeping(() => somebodyAdds('verifier'));
    const failure: unknown = await mutateUser('a', () => ({ roles: [] })).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConflictError);
    expect(isConflict(failure, 'updateUser') && failure.current).toEqual(stored);
    expect(methods()).toEqual(['GET', ...Array(5).fill('PATCH')]);
  });

  it('that changes nothing writes nothing', async () => {
    const mutateUser = keeping();
    expect(await mutateUser('a', () => undefined)).toEqual(stored);
    expect(methods()).toEqual(['GET']);
  });

  it('may take its time to decide', async () => {
    const mutateUser = keeping();
    const user = await mutateUser('a', async () => Promise.resolve({ roles: ['moderator' as const] }));
    expect(user.roles).toEqual(['moderator']);
  });

  it('passes every other refusal on', async () => {
    const mutateUser = keeping();
    server.answering((_, response) => refuse(response, 404, { code: 'not_found' }));
    await expect(mutateUser('a', () => ({ name: 'Zanele' }))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that is called off while it decides writes nothing', async () => {
    const mutateUser = keeping();
    const control = new AbortController();
    const reason = new Error('gone');
    const decide = () => {
      control.abort(reason);
      return { roles: [] };
    };
    await expect(mutateUser('a', decide, { signal: control.signal })).rejects.toBe(reason);
    expect(methods()).toEqual(['GET']);
  });
});

describe('a mutation whose answer was lost', () => {
  /** Writes once, and breaks the connection instead of saying so. */
  function losing(meanwhile: () => void = () => undefined) {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    stored = { roles: ['assessor'], version: 3 };
    let lost = false;
    server.answering(({ method, body }, response) => {
      if (method === 'GET') return json(response, 200, { data: stored });
      if (lost) return json(response, 412, { code: 'stale_version', current: stored });
      lost = true;
      stored = { ...stored, ...(JSON.parse(body) as object), version: stored.version + 1 };
      meanwhile();
      response.destroy();
    });
    const api = createClient(routes, { baseUrl: server.url });
    return mutator(api.getUser, api.updateUser);
  }

  it('is not made twice', async () => {
    const user = await losing()('a', ({ roles }) => ({ roles: [...roles, 'moderator'] }));
    expect(user).toEqual({ roles: ['assessor', 'moderator'], version: 4 });
    expect(stored.version).toBe(4);
  });

  it('and overwritten since is left to the caller', async () => {
    const mutateUser = losing(() => somebodyAdds('verifier'));
    await expect(mutateUser('a', () => ({ roles: ['moderator'] }))).rejects.toMatchObject({
      code: 'stale_version',
      outcome: 'unknown',
    });
  });
});
