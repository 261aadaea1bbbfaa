import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptStates } from '@moderator/contract/options';
import type { Client } from '@moderator/client';
import { signInAt } from '../testing/sign-in.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { benchPassword, makeLargeAccount } from './large-account.ts';

let platform: TestPlatform;
let api: Client;
let accountId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  const connection = new pg.Client(platform.connection);
  await connection.connect();
  const { id, moderator } = await makeLargeAccount(connection, 4000, () => undefined);
  accountId = id;
  await connection.end();
  api = platform.withToken(await signInAt(platform.url, moderator, benchPassword));
});
afterAll(() => platform.stop());

describe('an account for measuring', () => {
  it('has as many attempts as were asked for, in every state, and earlier ones beside them', async () => {
    const { total } = await api.listAttempts({ query: { total: 'true', limit: 1 } });
    const { states } = await api.getAttemptFacets({});
    expect(total).toBe(4000);
    expect(states.map(({ id }) => id).sort()).toEqual([...attemptStates].sort());
    const [{ count } = { count: 0 }] = await platform.query<{ count: number }>(
      `select count(*)::int as count from attempt where account_id = $1 and superseded_at is not null`,
      [accountId],
    );
    expect(count).toBeGreaterThan(0);
  });

  it('has one large batch among those that its moderator has open, and work to go on with', async () => {
    const home = await api.getModeratorHome();
    expect(home.batches.length).toBeGreaterThanOrEqual(9);
    expect(Math.max(...home.batches.map(({ size }) => size))).toBe(1000);
    const { next } = home;
    const workspace = await api.getWorkspace({ id: next!.attempt!.id });
    expect(workspace.mode).toBe('moderate');
    expect(workspace.outcomes.length).toBeGreaterThanOrEqual(4);
  });
});
