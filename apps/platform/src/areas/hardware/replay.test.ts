import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswersInput, SubmissionAnswer } from '@moderator/contract/types';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { assignAssessment, assignExamination } from '../content/assigned.fixture.ts';
import { answersOf, madeLongAgo } from './brought.fixture.ts';
import { shareTablet } from './shared-tablet.fixture.ts';
import type { SharedTablet } from './shared-tablet.fixture.ts';

let platform: TestPlatform;
let tablet: SharedTablet;
/** What people did at the tablet from 20 days ago on. */
let grant: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  tablet = await shareTablet(platform);
  ({ grant } = await tablet.open({ offline: true, startedAt: ago(20) }));
});
afterAll(() => platform.stop());

const kind = 'formal' as const;
const began = Date.now();
const ago = (days: number, minutes = 0) =>
  new Date(began - days * 86_400_000 + minutes * 60_000).toISOString();

const assign = async (more: object = {}) => {
  const id = await assignExamination(platform, { offline: true, invigilated: true, ...more });
  await madeLongAgo(platform, id);
  return id;
};
const body = (more: Partial<AnswersInput> = {}): AnswersInput => ({
  submissionId: randomUUID(),
  playerId: 'tablet',
  sequence: 1,
  answers: [],
  final: true,
  ...more,
});
const bring = async (id: string, sent: AnswersInput): Promise<SubmissionAnswer> =>
  (await tablet.withGrant(grant)).submitExamination({ kind, id, body: sent });
const triesOf = async (id: string) =>
  (await (await tablet.withGrant(grant)).getMyExamination({ kind, id })).tries;

describe('what was answered on a device and is brought three weeks later', () => {
  it('counts where it was in time, though its time is over for everybody else', async () => {
    const id = await assign({ passMark: 50 });
    await platform.query(
      `update document set body = body || jsonb_build_object('expiresAt', $2::text) where id = $1`,
      [id, ago(10)],
    );
    await expect(tablet.learner.getMyExamination({ kind, id, query: { start: 1 } })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    const answer = await bring(
      id,
      body({ startedAt: ago(19), submittedAt: ago(19, 30), answers: await answersOf(tablet.api, id) }),
    );
    expect(answer).toMatchObject({
      submission: { state: 'marked', late: false },
      registration: { status: 'Passed' },
    });
    expect(await triesOf(id)).toEqual([
      expect.objectContaining({
        startedAt: ago(19),
        submittedAt: ago(19, 30),
        lateSync: true,
        surplus: false,
      }),
    ]);
    const late = await assign({ passMark: 50, expiresAt: undefined });
    await platform.query(
      `update document set body = body || jsonb_build_object('expiresAt', $2::text) where id = $1`,
      [late, ago(19.5)],
    );
    const answers = await answersOf(tablet.api, late);
    const refused = await bring(late, body({ startedAt: ago(19), submittedAt: ago(19, 30), answers }));
    expect(refused).toMatchObject({ submission: { late: true }, registration: { status: 'Missed' } });
    const [kept] = await platform.query<{ late_answers: object }>(
      `select late_answers from submission where assessment_id = $1`,
      [late],
    );
    expect(Object.keys(kept!.late_answers)).toHaveLength(5);
  });

  it('is one try however often and in whatever order it comes, also at once', async () => {
    const id = await assign({ passMark: 50 });
    const submissionId = randomUUID();
    const answers = await answersOf(tablet.api, id);
    const sent = [1, 2, 3].map((sequence) =>
      body({
        submissionId,
        sequence,
        answers: answers.slice(0, sequence * 2),
        final: sequence === 3,
        startedAt: ago(15),
        submittedAt: ago(15, sequence * 10),
      }),
    );
    await Promise.all([...sent, ...sent].reverse().map((each) => bring(id, each)));
    const [only, ...others] = await triesOf(id);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ try: 1, state: 'marked', submittedAt: ago(15, 30) });
    expect((await bring(id, sent[0]!)).registration.status).toBe('Passed');
  });

  it('takes back what time had handed in with less', async () => {
    const id = await assign({ passMark: 50, timeLimitMinutes: 60 });
    const submissionId = randomUUID();
    const answers = await answersOf(tablet.api, id);
    const when = { submissionId, startedAt: ago(14) };
    await bring(id, body({ ...when, answers: [], final: false, submittedAt: ago(14, 10) }));
    await tablet.learner.getMyExamination({ kind, id });
    expect(await triesOf(id)).toMatchObject([{ state: 'marked', autoSubmitted: true }]);
    const last = await bring(id, body({ ...when, sequence: 2, answers, submittedAt: ago(14, 50) }));
    expect(last).toMatchObject({ registration: { status: 'Passed' }, submission: { autoSubmitted: false } });
    expect(await triesOf(id)).toMatchObject([{ submittedAt: ago(14, 50), autoSubmitted: false }]);
  });

  it('is kept beside what was done meanwhile; what is one too many does not count', async () => {
    const id = await assign({ passMark: 50, maxTries: 1 });
    const answers = await answersOf(tablet.api, id);
    const later = body({ startedAt: ago(12), submittedAt: ago(12, 20), answers });
    const earlier = body({ startedAt: ago(13), submittedAt: ago(13, 20), answers });
    await bring(id, later);
    await bring(id, earlier);
    expect(await triesOf(id)).toMatchObject([
      { submissionId: earlier.submissionId, try: 1, surplus: false },
      { submissionId: later.submissionId, try: 2, surplus: true },
    ]);
    const [registration] = await platform.query<{ submitted_at: Date; status: string }>(
      `select submitted_at, status from registration where item_id = $1`,
      [id],
    );
    expect(registration!.status).toBe('Passed');
  });

  it('goes to the number that it was begun in, where that was reset meanwhile', async () => {
    const id = await assign({ passMark: 50 });
    const answers = await answersOf(tablet.api, id);
    const first = body({ startedAt: ago(11), submittedAt: ago(11, 20), answers });
    await bring(id, first);
    await tablet.manager.resetExaminationRegistrations({
      kind,
      id,
      body: { userIds: [tablet.learnerId], reason: 'The paper was known.' },
    });
    const before = body({ startedAt: ago(10), submittedAt: ago(10, 20), answers });
    const answer = await bring(id, before);
    expect(answer.submission).toMatchObject({ state: 'voided' });
    expect(await triesOf(id)).toEqual([]);
    const rows = await platform.query(
      `select r.number, r.status, count(s.id)::int as tries from registration r
        left join submission s on s.learner_id = r.user_id and s.registration_id = r.id
        where r.item_id = $1 group by r.number, r.status order by r.number`,
      [id],
    );
    expect(rows).toEqual([
      { number: 1, status: 'Passed', tries: 2 },
      { number: 2, status: 'NotAttempted', tries: 0 },
    ]);
  });

  it('is handed in without what does not fit, which is told', async () => {
    const id = await assign({ passMark: 50 });
    const [first, ...others] = await answersOf(tablet.api, id);
    const wrong = { ...first!, response: { colour: 'no colour' } };
    const answer = await bring(
      id,
      body({ startedAt: ago(9), submittedAt: ago(9, 5), answers: [wrong, ...others] }),
    );
    expect(answer.refused).toMatchObject([{ path: 'body.answers.0.response.colour', code: 'invalid_input' }]);
    expect(answer.submission?.state).toBe('marked');
    await expect(bring(id, body({ sequence: -1 }))).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is as of the clock of the platform, and never of later than now or of before there were questions', async () => {
    const id = await assign();
    const hour = 3_600_000;
    const as = await tablet.withGrant(grant, { sentAt: new Date(Date.now() + hour) });
    const sent = body({ startedAt: ago(8), submittedAt: ago(8, 5) });
    await as.submitExamination({ kind, id, body: sent });
    const [mine] = await triesOf(id);
    expect(mine).toMatchObject({ clockCorrected: true });
    expect(Math.abs(Date.parse(mine!.startedAt) + hour - Date.parse(ago(8)))).toBeLessThan(5_000);
    const young = await assignAssessment(platform, { offline: true });
    const answer = await as.submitLesson({
      kind,
      id: young,
      query: { assessmentId: young },
      body: body({ startedAt: ago(8), submittedAt: ago(-8) }),
    });
    expect(answer.submission?.state).toBe('marked');
    const [row] = await platform.query<{ early: boolean; late: boolean; clock_corrected: boolean }>(
      `select started_at < (select date_trunc('milliseconds', min(made_at)) from paper where assessment_id = $1) as early, submitted_at > now() as late,
        clock_corrected from submission where assessment_id = $1`,
      [young],
    );
    expect(row).toEqual({ early: false, late: false, clock_corrected: true });
  });

  it('names the device and how somebody proved who they are', async () => {
    const rows = await platform.query(
      `select distinct s.device_id, s.assurance, r.assurance as told from submission s
        join registration r on r.user_id = s.learner_id and r.id = s.registration_id
        where s.device_id is not null and r.finished_at is not null`,
    );
    expect(rows).toEqual([{ device_id: tablet.device.id, assurance: 'pin', told: 'pin' }]);
    const [event] = await platform.query<{ count: number }>(
      `select count(*)::int as count from registration_event where device_id = $1`,
      [tablet.device.id],
    );
    expect(event!.count).toBeGreaterThan(5);
  });
});
