import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '@moderator/client';
import type { MarkingWork, QuestionsInput } from '@moderator/contract/types';
import { own, people, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { assignExamination, essay, planted } from '../content/assigned.fixture.ts';

let platform: TestPlatform;
let learner: Client;
let assessors: { name: string; id: string; api: Client }[];

beforeAll(async () => {
  platform = await startTestPlatform();
  learner = await platform.as('learner');
  const { siteId } = personOf('learner');
  // The template has two assessors who sign in; a third one is needed.
  const third = personOf('trainer');
  await platform.query(
    `update document set body = jsonb_set(body, '{roles}', '["assessor"]') where kind = 'users' and id = $1`,
    [third.id],
  );
  // Marking is allocated by site; of the template's assessors these come to be of the learner's.
  const found = people.filter(
    ({ accountId, roles, canSignIn }) => accountId === own && canSignIn && roles.includes('assessor'),
  );
  found.push(third);
  for (const { id } of found)
    await platform.query(
      `update document set body = jsonb_set(body, '{siteId}', to_jsonb($2::text)), site_id = $2::uuid where kind = 'users' and id = $1`,
      [id, siteId],
    );
  assessors = await Promise.all(
    found
      .slice(0, 3)
      .map(async ({ id, username }) => ({ id, name: username, api: await platform.as(username) })),
  );
});
afterAll(() => platform.stop());

const kind = 'formal' as const;
const observation: QuestionsInput['questions'][number] = {
  type: 'observation',
  text: 'A call is taken',
  marks: 2,
  options: { items: ['Greets', 'Asks'] },
};

/** An examination of one text, one observation and what rules mark, handed in by the learner. */
async function handIn(more: { invigilated?: boolean; passMark?: number } = {}): Promise<string> {
  const id = await assignExamination(platform, more, [planted[0]!, essay, observation]);
  const { running } = await learner.getMyExamination({ kind, id, query: { start: 1 } });
  const [choice, text] = running!.questions;
  await learner.submitExamination({
    kind,
    id,
    body: {
      submissionId: running!.submissionId,
      playerId: 'one',
      sequence: 1,
      answers: [
        { questionId: choice!.id, response: { colour: 'red' } },
        { questionId: text!.id, response: { text: 'So that nobody asks twice.' } },
      ],
    },
  });
  return running!.submissionId;
}

const said = ({ questions }: MarkingWork, level: number, seen: 'met' | 'not_met' = 'met') =>
  questions
    .filter(({ byHand }) => byHand)
    .map(({ id, type }) => ({
      questionId: id,
      feedback: `Level ${level}`,
      ...(type === 'essay' ? { levels: [level] } : { seen: ['met' as const, seen] }),
    }));

const mark = async (api: Client, id: string, level: number, seen?: 'met' | 'not_met') => {
  const work = await api.claimSubmission({ id });
  return api.setMarks({ id, body: { marks: said(work, level, seen) }, version: work.markingVersion });
};

describe('what is handed in with a text', () => {
  it('waits for an assessor, who sees answers beside keys and gives the marks that count', async () => {
    const id = await handIn({ passMark: 50 });
    const [{ api }] = assessors as [(typeof assessors)[0]];
    const queue = await api.listSubmissions({ query: { limit: 500 } });
    expect(queue.items.find((row) => row.id === id)).toMatchObject({
      state: 'marking',
      assessment: { name: 'Calls' },
      learner: { id: personOf('learner').id },
      claim: null,
      markings: 0,
    });
    const work = await api.claimSubmission({ id });
    expect(work.submission.claim).toMatchObject({ mine: true });
    expect(work.questions).toMatchObject([
      { byHand: false, got: 1, most: 1, answer: 'By the second ring', expected: 'By the second ring' },
      {
        byHand: true,
        got: null,
        most: 4,
        answer: 'So that nobody asks twice.',
        rubric: [{ title: 'Planted reasons' }],
      },
      { byHand: true, got: null, most: 2, items: ['Greets', 'Asks'] },
    ]);
    const mine = await api.listSubmissions({ query: { mine: 'true', limit: 500 } });
    expect(mine.items.map((row) => row.id)).toEqual([id]);
    const marked = await api.setMarks({ id, body: { marks: said(work, 1, 'not_met') }, version: 0 });
    expect(marked.submission).toMatchObject({ state: 'marked', claim: null });
    const [registration] = await platform.query<object>(
      `select status, score::float, result_source from registration where id =
        (select registration_id from submission where id = $1)`,
      [id],
    );
    expect(registration).toEqual({ status: 'Passed', score: 85.71, result_source: 'marked' });
    expect(await platform.query('select cause from marking_history where submission_id = $1', [id])).toEqual([
      { cause: 'marked' },
    ]);
  });

  it('is kept as a draft until it is said to the end, in one window at a time', async () => {
    const id = await handIn();
    const [{ api }] = assessors as [(typeof assessors)[0]];
    const work = await api.claimSubmission({ id });
    const [text] = said(work, 1);
    const draft = await api.setMarks({ id, body: { marks: [text!], final: false }, version: 0 });
    expect(draft).toMatchObject({
      markingVersion: 1,
      completed: false,
      marks: [text],
      submission: { state: 'marking' },
    });
    await expect(
      api.setMarks({ id, body: { marks: [text!], final: false }, version: 0 }),
    ).rejects.toMatchObject({ code: 'stale_version' });
    await expect(api.setMarks({ id, body: { marks: [text!] }, version: 1 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const silent = said(work, 1).map((each) => ({ ...each, feedback: ' ' }));
    await expect(api.setMarks({ id, body: { marks: silent }, version: 1 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect((await api.claimSubmission({ id })).marks).toEqual([text]);
  });

  it('is marked by one person at a time, who holds it', async () => {
    const id = await handIn();
    const [first, second] = assessors as [(typeof assessors)[0], (typeof assessors)[0]];
    const work = await first.api.claimSubmission({ id });
    await expect(second.api.claimSubmission({ id })).rejects.toMatchObject({ code: 'claimed_by_another' });
    const body = { marks: said(work, 1) };
    await expect(second.api.setMarks({ id, body, version: 0 })).rejects.toMatchObject({
      code: 'claimed_by_another',
    });
    await platform.query(
      `update submission set claim_expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    await expect(first.api.setMarks({ id, body, version: 0 })).rejects.toMatchObject({
      code: 'claim_needed',
    });
    await second.api.claimSubmission({ id });
  });

  it('is never marked by whoever wrote it', async () => {
    const id = await handIn();
    const [{ api, id: marker }] = assessors as [(typeof assessors)[0]];
    await platform.query(
      `with copy as (insert into submission (id, learner_id, client_id, account_id, site_id, assessment_id, registration_id,
        number, state, paper_revision, rules, started_at, learner_order)
        select gen_random_uuid(), $2, client_id, account_id, site_id, assessment_id, registration_id, number, 'marking',
          paper_revision, rules, started_at, learner_order from submission where id = $1 returning id) select from copy`,
      [id, marker],
    );
    const [copy] = await platform.query<{ id: string }>('select id from submission where learner_id = $1', [
      marker,
    ]);
    await expect(api.claimSubmission({ id: copy!.id })).rejects.toMatchObject({ code: '4008' });
  });
});

describe('what is written under supervision', () => {
  it('is marked by two who do not know of each other, whose mean counts', async () => {
    const id = await handIn({ invigilated: true });
    const [first, second] = assessors as [(typeof assessors)[0], (typeof assessors)[0]];
    expect((await mark(first.api, id, 1)).submission).toMatchObject({ state: 'marking', markings: 1 });
    await expect(first.api.claimSubmission({ id })).rejects.toMatchObject({ code: 'wrong_state' });
    const work = await second.api.claimSubmission({ id });
    expect(JSON.stringify(work)).not.toContain('Level 1');
    expect((await mark(second.api, id, 1)).submission.state).toBe('marked');
  });

  it('is decided by a third where they differ by more than a tenth', async () => {
    const id = await handIn({ invigilated: true });
    const [first, second, third] = assessors as [
      (typeof assessors)[0],
      (typeof assessors)[0],
      (typeof assessors)[0],
    ];
    await mark(first.api, id, 1);
    expect((await mark(second.api, id, 0)).submission.state).toBe('marking');
    const work = await third.api.claimSubmission({ id });
    expect(work.others).toHaveLength(2);
    expect((await mark(third.api, id, 0)).submission.state).toBe('marked');
    const [row] = await platform.query<{ score: number }>(
      'select score::float from submission where id = $1',
      [id],
    );
    expect(row!.score).toBe(42.86);
  });
});

describe('a key that is corrected', () => {
  beforeEach(() => platform.setNow(null));

  it('marks what is handed in anew, keeps the old marks, and takes the figures along', async () => {
    const id = await assignExamination(platform, {}, planted.slice(0, 2));
    const { running } = await learner.getMyExamination({ kind, id, query: { start: 1 } });
    const answers = [{ questionId: running!.questions[0]!.id, response: { colour: 'blue' } }];
    await learner.submitExamination({
      kind,
      id,
      body: { submissionId: running!.submissionId, playerId: 'one', sequence: 1, answers },
    });
    const manager = await platform.as('manager');
    const paper = await manager.getQuestions({ kind, id });
    const questions = paper.questions.map(({ revision: _, position: __, ...question }) => question);
    const corrected = [
      { ...questions[0]!, answer: { colour: 'blue' } },
      { ...questions[1]!, text: 'Another one' },
    ];
    const { version } = await manager.getExamination({ kind, id });
    await manager.setQuestions({ kind, id, body: { questions: corrected as never, regrade: true }, version });
    const scores = () =>
      platform.query<object>(
        `select s.score::float, r.score::float as standing from submission s join registration r on r.id = s.registration_id
          where s.id = $1`,
        [running!.submissionId],
      );
    await vi.waitFor(async () => expect(await scores()).toEqual([{ score: 50, standing: 50 }]), {
      timeout: 30_000,
    });
    expect(
      await platform.query('select cause, score::float from marking_history where submission_id = $1', [
        running!.submissionId,
      ]),
    ).toEqual([{ cause: 'regrade', score: 0 }]);
    expect(
      await platform.query(
        `select question_revision, sum(given)::int as given, sum(mark)::float as mark from question_tally
          where question_id = $1 and answer is null group by 1 order by 1`,
        [questions[0]!.id],
      ),
    ).toEqual([
      { question_revision: 1, given: 0, mark: 0 },
      { question_revision: 2, given: 1, mark: 1 },
    ]);
  });
});
