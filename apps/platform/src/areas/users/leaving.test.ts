import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { takeable } from '../../testing/moderating.ts';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let nomvula: Client;
let riaan: Client;
let manager: Client;
const [leaver, assessor] = [personOf('moderator2'), personOf('assessor')];
beforeAll(async () => {
  platform = await startTestPlatform();
  [nomvula, riaan, manager] = await Promise.all([
    platform.as('moderator'),
    platform.as('moderator2'),
    platform.as('manager'),
  ]);
});
afterAll(() => platform.stop());

const appealOf = (id: string) =>
  platform.query('select assigned_to, assigned_at from appeal where id = $1', [id]);

describe('whoever is switched off', () => {
  it('leaves what they claimed to the next one, with the verdicts on it', async () => {
    const id = await takeable(riaan, nomvula);
    const { attempt } = await riaan.claimAttempt({ id }).then(() => riaan.getWorkspace({ id }));
    const [outcome] = (await riaan.getWorkspace({ id })).outcomes;
    await riaan.recordVerdict({ id, outcomeId: outcome!.id, body: { result: 'C', comment: 'Seen.' } });
    expect(attempt.state).toBe('moderating');
    const appealId = randomUUID();
    await platform.query(
      `insert into appeal (id, client_id, account_id, attempt_id, outcome_ids, grounds, made_by, made_at, assigned_to, assigned_by, assigned_at)
        select $1, a.client_id, a.account_id, a.id, array[o.id], 'Not watched.', a.learner_id, now(), $3, $3, now()
        from attempt a join outcome o on o.course_id = a.course_id where a.id = $2 order by o.position limit 1`,
      [appealId, id, leaver.id],
    );
    await manager.deactivateUser({ id: leaver.id });
    expect((await nomvula.getWorkspace({ id })).attempt).toMatchObject({ state: 'in_sample', claim: null });
    expect(await appealOf(appealId)).toEqual([{ assigned_to: null, assigned_at: null }]);
    expect(
      await platform.query('select result from verdict where attempt_id = $1 and moderator_id = $2', [
        id,
        leaver.id,
      ]),
    ).toEqual([{ result: 'C' }]);
    await nomvula.claimAttempt({ id });
  });

  it('leaves what they were given to assess to whoever takes it', async () => {
    const given = () =>
      platform.query<{ count: number }>(
        `select count(*)::int as count from attempt where allocated_to = $1 and superseded_at is null and stage in ('due', 'returned')`,
        [assessor.id],
      );
    expect((await given())[0]!.count).toBeGreaterThan(0);
    await manager.deactivateUser({ id: assessor.id });
    expect((await given())[0]!.count).toBe(0);
  });
});
