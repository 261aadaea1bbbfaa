import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeable as takeableId } from '../../testing/moderating.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

/** An attempt in a sample that this moderator may take. */
async function takeable(username: string) {
  const api = await platform.as(username);
  const { items } = await api.listAttempts({ query: { queue: 'ready', state: ['in_sample'] } });
  const id = await takeableId(api);
  const row = items.find((each) => each.id === id);
  if (!row) throw new Error('the demonstration has no attempt to take');
  return { api, row };
}

describe('blind, then reveal', () => {
  it('keeps every judgement out of every answer until the verdict on its outcome is stored', async () => {
    const { api, row } = await takeable('moderator');
    const judgements = await platform.query<{ outcome_id: string; feedback: string }>(
      'select outcome_id, feedback from judgement where attempt_id = $1',
      [row.id],
    );
    await api.claimAttempt({ id: row.id });
    const [first] = judgements;
    const before = [
      await api.getWorkspace({ id: row.id }),
      await api.listAttempts({ query: { queue: 'ready' } }),
      await api.getSummativeJudgements({ id: row.course.id, learnerId: row.learner.id }),
      await api.listSummativeLearners({ id: row.course.id }),
      await api.listBatchAttempts({ id: row.batch!.id }),
    ];
    const workspace = await api.getWorkspace({ id: row.id });
    expect(workspace.blind).toBe(true);
    expect(
      workspace.outcomes.every((each) => each.hidden && each.judgement === null && each.comparison === null),
    ).toBe(true);
    for (const { feedback } of judgements)
      expect(JSON.stringify([before[0], before[2]])).not.toContain(feedback);
    expect((before[2] as { result: unknown }[]).every((each) => each.result === null)).toBe(true);

    const revealed = await api.recordVerdict({
      id: row.id,
      outcomeId: first!.outcome_id,
      body: { result: 'C' },
    });
    expect(revealed.judgement?.feedback).toBe(first!.feedback);
    const after = await api.getWorkspace({ id: row.id });
    expect(after.outcomes.filter((each) => each.judgement).map((each) => each.id)).toEqual([
      first!.outcome_id,
    ]);
    await api.releaseAttempt({ id: row.id });
  });
});
