import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError, Client } from '@moderator/client';
import { personOf } from '../../testing/template.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let manager: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  manager = await platform.as('manager');
});
afterAll(() => platform.stop());

const text = (content: string, fileName: string) => ({ file: new Blob([content]), fileName });

/** What can be captured of a learner who is on no course that is not finished. */
async function capture(reference = 'EISA-1') {
  const { courses, bodies } = await manager.getCaptureChoices();
  const course = courses.find(({ outcomes }) => outcomes[0]!.scale.kind === 'two_results')!;
  const open = await platform.query<{ learner_id: string }>(
    'select learner_id from attempt where course_id = $1',
    [course.id],
  );
  const { items } = await manager.listCaptureLearners({ query: { limit: 500 } });
  const learner = items.find(({ id }) => !open.some(({ learner_id }) => learner_id === id))!;
  return {
    bodies,
    learner,
    body: {
      courseId: course.id,
      learnerId: learner.id,
      body: 'Services SETA',
      kind: 'workplace' as const,
      assessedOn: '2026-05-04',
      assessorName: 'Thabo Mokoena',
      reference,
      results: course.outcomes.map(({ id }) => ({ outcomeId: id, result: 'C', feedback: 'Well done.' })),
    },
  };
}

describe('capturing an external assessment', () => {
  it('makes it ready to be moderated, with its evidence', async () => {
    const { body, learner } = await capture();
    const file = await manager.uploadFile(text('minutes of a meeting', 'minutes.txt'));
    const stored = await manager.captureExternalAssessment({
      body: { ...body, evidence: [{ fileId: file.id, title: 'Minutes' }] },
    });
    expect(stored).toMatchObject({
      reference: 'EISA-1',
      state: 'assessed',
      learner: { id: learner.id, name: learner.name },
      assessorName: 'Thabo Mokoena',
      evidence: [{ title: 'Minutes', fileName: 'minutes.txt', kind: 'text', source: 'capture' }],
    });
    const moderator = await platform.as('moderator');
    const { items } = await moderator.listExternalAssessments({ query: { query: learner.name } });
    expect(items.map(({ id }) => id)).toContain(stored.id);
    expect(
      (await moderator.getExternalAssessment({ id: stored.id })).outcomes.map(({ hidden }) => hidden),
    ).toEqual(body.results.map(() => true));
    await expect(
      manager.captureExternalAssessment({ body: { ...body, evidence: [] } }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('waits on Home with its day, until a batch takes it', async () => {
    const { body } = await capture('EISA-HOME');
    const stored = await manager.captureExternalAssessment({ body: { ...body, evidence: [] } });
    const waitingFor = async (username: string) =>
      (await (await platform.as(username)).getModeratorHome()).external.filter(
        ({ course }) => course.id === body.courseId,
      );
    const [waiting] = await waitingFor('moderator');
    expect(waiting).toMatchObject({ importId: null, body: 'Services SETA' });
    // Ten working days, unless the account says otherwise.
    const days = (Date.parse(waiting!.dueOn) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(11);
    expect(await waitingFor('manager')).toEqual([waiting]);
    expect(await waitingFor('assessor')).toEqual([]);
    const { count } = waiting!;
    await (
      await platform.as('moderator2')
    ).createBatch({ body: { title: 'EISA', courseId: body.courseId, attemptIds: [stored.attemptId] } });
    expect((await waitingFor('moderator'))[0]?.count ?? 0).toBe(count - 1);
  });

  it('keeps whoever did it from judging it blind', async () => {
    const moderator = await platform.as('moderator');
    const { body } = await capture('EISA-2');
    const stored = await moderator.captureExternalAssessment({ body: { ...body, evidence: [] } });
    expect(stored.conflicts.map(({ code }) => code)).toContain('conflict_interim_moderator');
  });

  it('names what is missing, and stores nothing', async () => {
    const { body } = await capture('EISA-3');
    const missing = { ...body, results: body.results.slice(1), evidence: [] };
    const refused = await manager
      .captureExternalAssessment({ body: missing })
      .catch((error: ApiError) => error);
    expect((refused as ApiError).detail).toMatch(/^There is no result for .+ Nothing was stored\.$/);
    const wrong = {
      ...body,
      results: body.results.map((each) => ({ ...each, result: 'Good' })),
      evidence: [],
    };
    await expect(manager.captureExternalAssessment({ body: wrong })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    const [{ count } = { count: -1 }] = await platform.query<{ count: number }>(
      `select count(*)::int as count from external_assessment where reference = 'EISA-3'`,
    );
    expect(count).toBe(0);
  });

  it('refuses files of somebody else, and a learner with an attempt that is not finished', async () => {
    const { body } = await capture('EISA-4');
    const moderator = await platform.as('moderator');
    const { id: fileId } = await moderator.uploadFile(text('theirs', 'theirs.txt'));
    await expect(
      manager.captureExternalAssessment({ body: { ...body, evidence: [{ fileId, title: 'Theirs' }] } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const [open] = await platform.query<{ learner_id: string }>(
      `select learner_id from attempt where course_id = $1 and account_id = $2 and state = 'assessed' and not external limit 1`,
      [body.courseId, personOf('manager').accountId],
    );
    if (open)
      await expect(
        manager.captureExternalAssessment({ body: { ...body, learnerId: open.learner_id, evidence: [] } }),
      ).rejects.toMatchObject({
        code: 'wrong_state',
        detail: expect.stringContaining('not finished') as string,
      });
  });

  it('finds learners by name and number, page by page', async () => {
    const { items, total } = await manager.listCaptureLearners({ query: { limit: 2, total: 'true' } });
    const [first] = items;
    const rest = await manager.listCaptureLearners({ query: { query: first!.number! } });
    expect(rest.items.map(({ id }) => id)).toContain(first!.id);
    const all = await rowsOf(manager.listCaptureLearners({ query: { limit: 100 } }));
    expect(all.length).toBe(total);
  });
});
