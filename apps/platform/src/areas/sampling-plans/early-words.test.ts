import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { ApiError } from '@moderator/client';
import { foreign, own, people, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** What the moderator of the template said with a look at an attempt that its assessor is still at. */
interface Look {
  attempt_id: string;
  outcome_id: string;
  assessor_id: string;
  moderator_id: string;
}

let platform: TestPlatform;
let look: Look;
let author: Client;
let assessor: Client;
const clientOf = (id: string) => platform.as(people.find((each) => each.id === id)!.username);
beforeAll(async () => {
  platform = await startTestPlatform();
  [look] = (await platform.query<Look>('select * from interim_look where account_id = $1', [own])) as [Look];
  [author, assessor] = [await clientOf(look.moderator_id), await clientOf(look.assessor_id)];
});
afterAll(() => platform.stop());

const wordsFor = async (api: Client) =>
  (await api.listFeedback({ query: { attemptId: [look.attempt_id] } })).items;
const refused = async (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  );
const inState = (state: string) =>
  platform.query('update attempt set state = $2 where id = $1', [look.attempt_id, state]);

describe('words of an early look', () => {
  it('reach the assessor at once, as feedback that names the outcome', async () => {
    const [words] = await wordsFor(assessor);
    expect(words).toMatchObject({
      topic: 'records',
      outcome: { id: look.outcome_id },
      isReleased: true,
      acknowledgedAt: null,
      moderator: { id: look.moderator_id },
    });
    expect(await wordsFor(author)).toEqual([words]);
  });

  it('are kept, and their topic with them, from whoever may have to judge that attempt blind', async () => {
    const colleague = await platform.as(
      look.moderator_id === personOf('moderator').id ? 'moderator2' : 'moderator',
    );
    const { topic } = (await wordsFor(author))[0]!;
    const countFor = async (api: Client) =>
      (await api.getAssessor({ id: look.assessor_id })).topics.find((each) => each.topic === topic)
        ?.feedback ?? 0;
    const manager = await platform.as('manager');
    // An action on the topic begins the count anew.
    await platform.query('delete from assessor_action where assessor_id = $1', [look.assessor_id]);
    const before = await countFor(colleague);
    expect(await countFor(author)).toBe(before + 1);
    expect(await wordsFor(colleague)).toEqual([]);
    expect(await wordsFor(manager)).toEqual([]);
    await inState('in_sample');
    expect(await wordsFor(colleague)).toEqual([]);
    expect(await wordsFor(manager)).toHaveLength(1);
    await inState('upheld');
    expect(await wordsFor(colleague)).toHaveLength(1);
    expect(await countFor(colleague)).toBe(before + 1);
    await inState('assessing');
  });

  it('are acknowledged and answered once, by their assessor alone', async () => {
    const { id } = (await wordsFor(assessor))[0]!;
    const others = people.filter(
      (each) => each.canSignIn && each.roles.includes('assessor') && each.id !== look.assessor_id,
    );
    expect(others.some((each) => each.accountId === foreign)).toBe(true);
    for (const { username } of others)
      expect(await refused((await platform.as(username)).answerFeedback({ id, body: {} }))).toBe('not_found');
    expect((await assessor.answerFeedback({ id, body: {} })).acknowledgedAt).not.toBeNull();
    expect((await assessor.answerFeedback({ id, body: { answer: 'I will.' } })).answer).toBe('I will.');
    expect(await refused(assessor.answerFeedback({ id, body: { answer: 'I will not.' } }))).toBe(
      'wrong_state',
    );
    expect(await wordsFor(author)).toMatchObject([{ answer: 'I will.' }]);
  });

  it('are kept when the version before writes them beside the look', async () => {
    const [other] = await platform.query<{ id: string }>(
      'select id from outcome where id <> $1 and course_id = (select course_id from outcome where id = $1) limit 1',
      [look.outcome_id],
    );
    await platform.query(
      `insert into interim_look select (l).* from (select jsonb_populate_record(l, jsonb_build_object(
        'outcome_id', $2::text, 'words', 'Written by the version before.')) as l from interim_look l where attempt_id = $1) copied`,
      [look.attempt_id, other!.id],
    );
    expect((await wordsFor(assessor)).map(({ text }) => text)).toContain('Written by the version before.');
  });
});
