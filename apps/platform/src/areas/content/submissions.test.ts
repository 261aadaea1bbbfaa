import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { AnswersInput, AssessmentCover } from '@moderator/contract/types';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { assignAssessment, assignExamination, essay, planted } from './assigned.fixture.ts';

let platform: TestPlatform;
let learner: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  learner = await platform.as('learner');
});
afterAll(() => platform.stop());

const kind = 'formal' as const;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
type Running = NonNullable<AssessmentCover['running']>;

const begin = async (id: string, start = 1): Promise<Running> =>
  (await learner.getMyExamination({ kind, id, query: { start } })).running!;

/** Right answers, in the words of this try: what is put in order is told by its text. */
function rightAnswers({ questions }: Running): AnswersInput['answers'] {
  const by: Record<string, unknown> = {
    multiple_choice: { colour: 'red' },
    true_false: { value: false },
    numeric: { value: 918_274 },
    short_text: { text: ' planted  MANAGER ' },
  };
  return questions.map((question) => {
    if (question.type !== 'ordering')
      return { questionId: question.id, response: by[question.type] as Record<string, unknown> };
    const items = [...question.options.items].sort((a, b) => a.text.localeCompare(b.text));
    return { questionId: question.id, response: { order: items.map(({ name }) => name) } };
  });
}

const body = (running: Running, more: Partial<AnswersInput> = {}): AnswersInput => ({
  submissionId: running.submissionId,
  playerId: 'one',
  sequence: 1,
  answers: [],
  final: false,
  ...more,
});
const send = (id: string, sent: AnswersInput) => learner.submitExamination({ kind, id, body: sent });

describe('a try', () => {
  it('begins once, by its number, and nothing begins by looking', async () => {
    const id = await assignExamination(platform, { timeLimitMinutes: 30 });
    const cover = await learner.getMyExamination({ kind, id });
    expect(cover).toMatchObject({ running: null, nextTry: 1, triesLeft: 1, tries: [], status: 'Published' });
    const first = await begin(id);
    expect(first.questions).toHaveLength(5);
    const again = await begin(id);
    expect(again.startedAt).toBe(first.startedAt);
    expect(again.submissionId).toBe(first.submissionId);
    expect(new Date(first.endsAt!).getTime() - new Date(first.startedAt).getTime()).toBe(30 * 60_000);
    expect(await learner.getMyExamination({ kind, id })).toMatchObject({
      status: 'InProgress',
      triesLeft: 0,
      tries: [{ state: 'open', try: 1 }],
    });
    await expect(begin(id, 2)).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is handed in with its answers, marked at once, and never begun again by asking for it', async () => {
    const id = await assignExamination(platform, { passMark: 50, maxTries: 2 });
    const running = await begin(id);
    const answer = await send(
      id,
      body(running, { answers: rightAnswers(running), final: true, activeSeconds: 90 }),
    );
    expect(answer).toMatchObject({
      submission: { state: 'marked', try: 1, late: false },
      registration: { status: 'Passed', score: 100, seconds: 90 },
      // What counts for a result tells nobody which answers were right.
      result: null,
      refused: [],
    });
    await expect(begin(id)).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await begin(id, 2)).try).toBe(2);
  });

  it('goes on where it was left, with what was answered', async () => {
    const id = await assignExamination(platform);
    const running = await begin(id);
    const answers = rightAnswers(running);
    await send(id, body(running, { answers, sequence: 7 }));
    const again = await begin(id);
    expect(again.questions).toEqual(running.questions);
    expect(again.sequence).toBe(7);
    expect(again.answers.map(({ questionId }) => questionId)).toEqual(
      answers.map(({ questionId }) => questionId),
    );
    expect(again.answers.find(({ response }) => response && 'order' in response)).toEqual(
      answers.find(({ response }) => response && 'order' in response),
    );
    const taken = await send(
      id,
      body(running, { answers: [{ ...answers[0]!, response: null }], sequence: 8 }),
    );
    expect(taken.submission!.sequence).toBe(8);
    expect((await begin(id)).answers).toHaveLength(4);
  });

  it('keeps what fits beside what does not, and is not handed in with what does not', async () => {
    const id = await assignExamination(platform);
    const running = await begin(id);
    const [first, second] = rightAnswers(running);
    const answers = [
      { ...first!, response: { colour: 'green' } },
      second!,
      { ...second!, questionId: running.submissionId },
    ];
    const answer = await send(id, body(running, { answers, final: true }));
    expect(answer.refused).toEqual([
      { path: 'body.answers.0.response.colour', code: 'invalid_input', message: expect.any(String) },
      { path: 'body.answers.2.questionId', code: 'invalid_input', message: expect.any(String) },
    ]);
    expect(answer.submission!.state).toBe('open');
    expect((await begin(id)).answers).toHaveLength(1);
  });

  it('heeds neither what comes late or twice, nor what comes after it was handed in', async () => {
    const id = await assignExamination(platform);
    const running = await begin(id);
    const [right] = rightAnswers(running);
    const wrong = { ...right!, response: { colour: 'blue' } };
    await send(id, body(running, { answers: [right!], sequence: 5 }));
    for (const sequence of [4, 5])
      expect((await send(id, body(running, { answers: [wrong], sequence }))).submission!.sequence).toBe(5);
    const done = await send(id, body(running, { sequence: 6, final: true }));
    const repeated = await send(id, body(running, { answers: [wrong], sequence: 9, final: true }));
    expect(repeated.submission).toMatchObject({ state: 'marked', sequence: 6 });
    expect(repeated.registration).toMatchObject({ score: done.registration.score });
    expect(done.registration.score).toBe(16.67);
  });

  it('is held by one window, which another takes over in plain sight', async () => {
    const id = await assignExamination(platform);
    const running = await begin(id);
    const [first, second] = rightAnswers(running);
    await send(id, body(running, { answers: [first!], sequence: 3 }));
    const other = { playerId: 'two', answers: [second!], sequence: 1 };
    await expect(send(id, body(running, other))).rejects.toMatchObject({ code: 'claimed_by_another' });
    await send(id, body(running, { ...other, takeOver: true }));
    await expect(send(id, body(running, { sequence: 4 }))).rejects.toMatchObject({
      code: 'claimed_by_another',
    });
    // What the other window had sent, come again, takes nothing back.
    await expect(send(id, body(running, { sequence: 3, takeOver: true }))).rejects.toMatchObject({
      code: 'claimed_by_another',
    });
    expect((await begin(id)).answers).toHaveLength(2);
  });
});

describe('time', () => {
  afterAll(() => platform.setNow(null));

  it('ends a try with what was saved before; what comes in its grace still counts', async () => {
    const id = await assignExamination(platform, { timeLimitMinutes: 10, graceSeconds: 120, maxTries: 3 });
    const [right] = rightAnswers(await begin(id));
    platform.setNow(minutes(11));
    const inGrace = await send(id, body(await begin(id), { answers: [right!], sequence: 2 }));
    expect(inGrace.submission).toMatchObject({ state: 'open', late: false });
    const running = await begin(id);
    platform.setNow(minutes(13));
    const late = await send(id, body(running, { answers: rightAnswers(running), sequence: 3, final: true }));
    expect(late).toMatchObject({
      submission: { state: 'marked', late: true, autoSubmitted: false, sequence: 2 },
      registration: { score: 16.67 },
    });
    platform.setNow(null);
  });

  it('hands in what nobody handed in, before anybody sees it open', async () => {
    const id = await assignExamination(platform, { timeLimitMinutes: 10, maxTries: 1 });
    const running = await begin(id);
    await send(id, body(running, { answers: rightAnswers(running) }));
    platform.setNow(minutes(12));
    const cover = await learner.getMyExamination({ kind, id });
    expect(cover).toMatchObject({
      tries: [{ state: 'marked', autoSubmitted: true, submittedAt: running.endsAt }],
      nextTry: null,
      triesLeft: 0,
    });
    await expect(begin(id)).rejects.toMatchObject({ code: 'wrong_state' });
    platform.setNow(null);
  });

  it('lies between two tries where the assessment says so', async () => {
    const id = await assignExamination(platform, { waitMinutes: 60, maxTries: 2 });
    const running = await begin(id);
    await send(id, body(running, { final: true }));
    await expect(begin(id, 2)).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await learner.getMyExamination({ kind, id })).nextTryAt).not.toBeNull();
    platform.setNow(minutes(61));
    expect((await begin(id, 2)).try).toBe(2);
    platform.setNow(null);
  });
});

describe('what is told', () => {
  const submit = async (id: string, feedback: 'answers' | 'nothing') => {
    const cover = await learner.getMyAssessment({ kind, id, query: { start: 1 } });
    const answers = feedback === 'answers' ? rightAnswers(cover.running!) : [];
    const lesson = await platform.query<{ id: string }>(`select gen_random_uuid() as id`);
    return learner.submitLesson({
      kind,
      id: lesson[0]!.id,
      query: { assessmentId: id },
      body: { ...body(cover.running!, { answers, final: true }) },
    });
  };

  it('is what each question got, for learning, and how the tries stand', async () => {
    const id = await assignAssessment(platform, { passMark: 60, result: 'highest' });
    expect(await submit(id, 'answers')).toMatchObject({
      registration: { status: 'Passed', score: 100 },
      result: {
        score: 100,
        passed: true,
        questions: planted.map(({ marks = 1 }) => expect.objectContaining({ marks, most: marks })),
      },
    });
  });

  it.each([
    ['never', 0],
    ['afterClose', 0],
    ['afterMarking', 5],
  ] as const)('%s tells of %i questions', async (feedback, told) => {
    const id = await assignAssessment(platform, { feedback });
    expect((await submit(id, 'nothing')).result?.questions ?? []).toHaveLength(told);
  });

  it('is nothing of what somebody still has to mark', async () => {
    const id = await assignExamination(platform, { passMark: 50 }, [...planted, essay]);
    const running = await begin(id);
    const asked = running.questions.find(({ type }) => type === 'essay')!;
    const answers = [
      ...rightAnswers(running).filter(({ questionId }) => questionId !== asked.id),
      { questionId: asked.id, response: { text: 'So that nobody has to ask twice.' } },
    ];
    expect(await send(id, body(running, { answers, final: true }))).toMatchObject({
      submission: { state: 'marking' },
      registration: { status: 'InProgress', score: null },
      result: null,
    });
  });

  it('is nothing to those whom it is not assigned to', async () => {
    const manager = await platform.as('manager');
    const made = await manager.createExamination({
      kind,
      body: { accountId: (await manager.listAccounts()).items[0]!.id, title: 'Of nobody' },
    });
    await expect(learner.getMyExamination({ kind, id: made.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(begin(made.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a try whose time is nearly over', () => {
  const told = (id: string) =>
    platform.query<{ user_id: string }>(
      `select user_id from event where type = 'submission.closing' and subject_id = $1`,
      [id],
    );
  /** In how many minutes before the end of a try its learner is told next. */
  const waiting = async (id: string) =>
    (
      await platform.query<{ minutes: number }>(
        `select round(extract(epoch from s.ends_at - j.run_at) / 60)::int as minutes
         from job j join submission s on s.id = (j.payload ->> 'submissionId')::uuid
         where j.kind = 'tell-of-closing' and s.id = $1 and j.state = 'waiting'`,
        [id],
      )
    ).map((each) => each.minutes);
  const tellNow = (id: string) =>
    platform.query(
      `update job set run_at = now() where kind = 'tell-of-closing' and payload ->> 'submissionId' = $1 and state = 'waiting'`,
      [id],
    );

  it.each([
    ['five minutes and one minute before its end', 30, [5, 1]],
    ['one minute before its end where it has no five', 3, [1]],
  ])('is told its learner %s', async (_, limit, marks) => {
    const id = await assignExamination(platform, { timeLimitMinutes: limit });
    const { submissionId } = await begin(id);
    for (const [turn, mark] of marks.entries()) {
      await expect.poll(() => waiting(submissionId)).toEqual([mark]);
      platform.setNow(minutes(limit - mark));
      await tellNow(submissionId);
      await expect.poll(() => told(submissionId)).toHaveLength(turn + 1);
    }
    await expect.poll(() => waiting(submissionId)).toEqual([]);
    platform.setNow(null);
    expect((await told(submissionId))[0]!.user_id).toBe(personOf('learner').id);
  });

  it('is told nobody who has handed it in', async () => {
    const id = await assignExamination(platform, { timeLimitMinutes: 30 });
    const running = await begin(id);
    await send(id, body(running, { answers: [], final: true }));
    await tellNow(running.submissionId);
    await expect.poll(() => waiting(running.submissionId)).toEqual([]);
    expect(await told(running.submissionId)).toEqual([]);
  });
});
