import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { CaptureChoices, CaptureLearner } from '@moderator/client/types';
import { personOf } from '../../../testing/template.ts';
import { startTestPlatform } from '../../../testing/test-platform.ts';
import type { TestPlatform } from '../../../testing/test-platform.ts';
import { whileHeld } from '../../../testing/while-held.ts';
import { archive, begun, csv, importFacts, learnersToImport, stored } from './import.fixture.ts';

let platform: TestPlatform;
let api: Client;
let course: CaptureChoices['courses'][number];
let free: CaptureLearner[];
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('manager');
  ({ course, free } = await learnersToImport(platform, api));
});
afterAll(() => platform.stop());

describe('results that a moderator brings in', () => {
  /** An import of one learner's results, as far as somebody looks at it. */
  const draftOf = (who: Client, { number }: CaptureLearner, cell: string) =>
    begun(
      who,
      archive({
        'results.csv': csv([
          ['Number', ...course.outcomes.map(({ code }) => code)],
          [number!, ...course.outcomes.map(() => cell)],
        ]),
        [`${number}/plan.txt`]: 'plan',
      }),
      importFacts(course.id, 'SEEN-1'),
    );
  const attemptOf = async ({ id }: CaptureLearner) => {
    const [row] = await platform.query<{ id: string; seen: string[]; captured_by: string }>(
      `select a.id, a.interim_moderator_ids::text[] as seen, e.captured_by from attempt a join external_assessment e on e.attempt_id = a.id
        where a.learner_id = $1 and e.reference = 'SEEN-1'`,
      [id],
    );
    return row!;
  };
  const [nomvula, thabo] = [personOf('moderator').id, personOf('manager').id];

  it('are not theirs to judge blind, whoever stores them and however often they come', async () => {
    const moderator = await platform.as('moderator');
    const [one, two] = free.splice(0, 2) as [CaptureLearner, CaptureLearner];
    await stored(api, (await draftOf(api, one, 'C')).id);
    expect((await attemptOf(one)).seen).toEqual([thabo]);
    await stored(moderator, (await draftOf(moderator, one, 'C')).id);
    expect((await attemptOf(one)).seen.toSorted()).toEqual([nomvula, thabo].toSorted());

    await stored(api, (await draftOf(api, two, 'C')).id);
    const corrected = await draftOf(moderator, two, 'NYC');
    await stored(api, corrected.id);
    const found = await attemptOf(two);
    expect(found.seen.toSorted()).toEqual([nomvula, thabo].toSorted());
    // Who stores is who answers for it.
    expect(found.captured_by).toBe(thabo);
    const [entry] = await platform.query<{ actor_id: string }>(
      `select actor_id from audit_entry where subject_id = $1 and action = 'external assessments imported'`,
      [corrected.id],
    );
    expect(entry!.actor_id).toBe(thabo);
  });

  it('leave alone what was reset, and say so before and behind that', async () => {
    const [one] = free.splice(0, 1) as [CaptureLearner];
    await stored(api, (await draftOf(api, one, 'C')).id);
    const { id } = await attemptOf(one);
    const drafts = [await draftOf(api, one, 'NYC'), await draftOf(api, one, 'C')];
    const reset = { id: course.id, learnerId: one.id, body: { reason: 'New evidence.' } };
    const { attemptId } = await api.resetSummative(reset);
    await platform.query(`update attempt set state = 'reported' where id = $1`, [attemptId]);
    const before = await api.getWorkspace({ id });
    const refused = [{ state: 'refused', message: expect.stringMatching(/was reset, so it stays as it is/) }];
    expect((await api.listImportPeople({ id: drafts[0]!.id })).items).toMatchObject(refused);
    // Looked at before the reset, and stored behind it.
    await platform.query(
      `update attempt set superseded_at = case when id = $1 then null else now() end where id in ($1, $2)`,
      [id, attemptId],
    );
    for (const draft of drafts) {
      const change = 'update attempt set superseded_at = now() where id = $1';
      const hold = 'select from attempt where id = $1 for update';
      await whileHeld(platform, { hold, change, values: [id] }, [() => stored(api, draft.id)]);
      expect((await api.listImportPeople({ id: draft.id })).items).toMatchObject(refused);
      await platform.query('update attempt set superseded_at = null where id = $1', [id]);
    }
    await platform.query('update attempt set superseded_at = now() where id = $1', [id]);
    expect(await api.getWorkspace({ id })).toEqual(before);
  });
});
