import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { doJob } from '../../testing/jobs.ts';
import { signedToken } from '../../testing/signed-token.ts';
import { own as accountId, people, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
const kind = 'formal' as const;
const learner = personOf('learner');
const others = people.filter(
  (each) => each.accountId === accountId && each.roles.includes('learner') && each.id !== learner.id,
);
const ids = [learner, ...others].slice(0, 4).map(({ id }) => id);
const apis: Client[] = [];
let submissionId: string;

/** An examination with a text, written by four people, each of whom looks at two others. */
beforeAll(async () => {
  platform = await startTestPlatform();
  const [manager, administrator] = [await platform.as('manager'), await platform.as('administrator')];
  const made = await manager.createExamination({ kind, body: { accountId, title: 'Calls', peerMarkers: 2 } });
  const rubric = [
    {
      title: 'Reasons',
      levels: [
        { title: 'None', marks: 0 },
        { title: 'Some', marks: 2 },
        { title: 'Good', marks: 4 },
      ],
    },
  ];
  await manager.setQuestions({
    kind,
    id: made.id,
    version: made.version,
    body: {
      questions: [{ type: 'essay', text: 'Why is a call written down?', marks: 4, answer: { rubric } }],
    },
  });
  for (const [from, to] of [
    ['draft', 'pending'],
    ['pending', 'published'],
  ] as const)
    await manager.changeExaminationState({ kind, id: made.id, query: { from, to } });
  const role = await administrator.createJobRole({ body: { accountId, name: 'Those who write it' } });
  const content = [{ kind: 'assessment' as const, id: made.id }];
  await administrator.setJobRoleContent({ id: role.id, version: role.version, body: { content } });
  for (const [from, to] of [
    ['draft', 'pending'],
    ['pending', 'published'],
  ] as const)
    await administrator.changeJobRoleState({ id: role.id, query: { from, to } });
  await administrator.assignJobRoles({ body: { userIds: ids, roleIds: [role.id] } });
  for (const [place, id] of ids.entries()) {
    const api = platform.withToken(await signedToken(platform, 'learner', { sub: id }));
    apis.push(api);
    const { running } = await api.getMyExamination({ kind, id: made.id, query: { start: 1 } });
    submissionId = running!.submissionId;
    const answers = [
      { questionId: running!.questions[0]!.id, response: { text: `Reasons of number ${place}.` } },
    ];
    await api.submitExamination({
      kind,
      id: made.id,
      body: { submissionId, playerId: 'one', sequence: 1, answers },
    });
  }
  await doJob(platform, 'tend-reviews');
});
afterAll(() => platform.stop());

describe('an examination under peer review', () => {
  it('is given to so many others, without saying whose it is, and never to whoever wrote it', async () => {
    const given = await Promise.all(apis.map((api) => api.listPeerExaminations()));
    expect(given.reduce((sum, { items }) => sum + items.length, 0)).toBe(8);
    for (const [place, api] of apis.entries())
      for (const { id } of given[place]!.items) {
        const work = await api.getPeerExamination({ id });
        expect(work.questions[0]?.answer).toMatch(/^Reasons of number \d\.$/);
        expect(work.questions[0]?.answer).not.toContain(String(place));
        expect(JSON.stringify(work)).not.toMatch(new RegExp(ids.join('|')));
        await expect(apis[(place + 1) % 4]!.getPeerExamination({ id })).rejects.toMatchObject({
          code: 'not_found',
        });
      }
    await doJob(platform, 'tend-reviews');
    expect(
      await platform.query(`select submission_id from peer_marking group by 1 having count(*) <> 2`),
    ).toEqual([]);
  });

  it('is advised on by its rubric, whole, and whoever marks it sees the median and decides', async () => {
    let level = 1;
    for (const api of apis)
      for (const { id } of (await api.listPeerExaminations()).items) {
        const { questions } = await api.getPeerExamination({ id });
        const send = (levels: number[]) =>
          api.submitPeerExamination({
            id,
            body: { questionMarks: [{ questionId: questions[0]!.id, levels, comment: 'Fine.' }] },
          });
        await expect(send([3])).rejects.toMatchObject({ code: 'invalid_input' });
        await expect(send([])).rejects.toMatchObject({ code: 'invalid_input' });
        const [row] = await platform.query<{ submission_id: string }>(
          'select submission_id from peer_marking where id = $1',
          [id],
        );
        const isWatched = row?.submission_id === submissionId;
        expect(await send([isWatched ? level++ : 0])).toMatchObject({ state: 'submitted' });
      }
    const assessor = people.find(
      (each) => each.accountId === accountId && each.canSignIn && each.roles.includes('assessor'),
    )!;
    await platform.query(
      `update document set body = body || jsonb_build_object('siteId', s.site_id) from (select site_id from submission where id = $2) s
        where kind = 'users' and document.id = $1`,
      [assessor.id, submissionId],
    );
    const work = await (await platform.as(assessor.username)).claimSubmission({ id: submissionId });
    expect(work.questions[0]?.peerAdvice).toEqual({ count: 2, median: 3 });
    expect(work.questions[0]?.got).toBeNull();
  });
});
