import { expect } from 'vitest';
import { findDisagreement } from '../../../../../docs/examples/areas/agreement.ts';
import { objectAndAssign } from '../../../../../docs/examples/areas/appeals.ts';
import { agreeOnAction } from '../../../../../docs/examples/areas/assessors.ts';
import { calibrate } from '../../../../../docs/examples/areas/calibration.ts';
import { issueStatements } from '../../../../../docs/examples/areas/certificates.ts';
import { closeOverNewYear } from '../../../../../docs/examples/areas/due-days.ts';
import { captureWorkplace } from '../../../../../docs/examples/areas/external-assessments.ts';
import { writeMorningNote } from '../../../../../docs/examples/areas/home.ts';
import { answerAll } from '../../../../../docs/examples/areas/referrals.ts';
import { reopenOutcome } from '../../../../../docs/examples/areas/reopenings.ts';
import { planGaps } from '../../../../../docs/examples/areas/sampling-plans.ts';
import { sampleMore } from '../../../../../docs/examples/areas/sampling-policies.ts';
import { receiveVisit } from '../../../../../docs/examples/areas/visits.ts';
import { dayIn } from '../../attempts/days.ts';
import { coursesOf, own, people, personOf } from '../template.ts';
import { ModeratedBatch, nameOf } from './moderated-batch.ts';
import { as, asPerson, platform } from './stage.ts';
import type { Examples } from './stage.ts';

const courseOf = (words: string): string => coursesOf(own, words)[0]!;

/** How work is moderated: some follow one batch from its draw to its papers, others have work to themselves. */
export function moderation(): Examples {
  const batch = new ModeratedBatch('Early Childhood');
  const questioned = new ModeratedBatch('Electrical');

  return {
    async batches() {
      const { size, sampleSize, sample } = await batch.drawn();
      expect([size, sample.length]).toEqual([6, sampleSize]);
      expect(sample.every(({ reasons }) => reasons.length > 0)).toBe(true);
    },
    async attempts() {
      const decisions = await batch.decided();
      expect(decisions.map(({ kind }) => kind)).toEqual(decisions.map(() => 'upheld'));
      expect(decisions.flatMap(({ compared }) => compared)).toContain('agrees');
    },
    async 'moderation-reports'() {
      const { number, released, blob } = await batch.reported();
      expect([number, released]).toEqual([expect.stringMatching(/^MR-/), 6]);
      expect(await blob.slice(0, 5).text()).toBe('%PDF-');
    },
    async verifications() {
      expect(await batch.endorsed()).toEqual({ waiting: 6, endorsed: true, by: nameOf('verifier') });
    },
    async certificates() {
      await batch.endorsed();
      const papers = await issueStatements(await as('manager'), batch.courseId);
      expect(papers.length).toBeGreaterThan(0);
      expect(await papers[0]!.blob.slice(0, 5).text()).toBe('%PDF-');
    },
    async appeals() {
      await questioned.reported();
      const { attemptId } = (await questioned.drawn()).sample[1]!;
      const manager = await as('manager');
      const { attempt, outcomes } = await manager.getWorkspace({ id: attemptId });
      const { until, dueOn, moderator } = await objectAndAssign({
        learner: await asPerson(attempt.learner.id),
        manager,
        attemptId,
        outcomeId: outcomes[0]!.id,
      });
      expect(until! < dueOn).toBe(true);
      expect(moderator).not.toBe(nameOf('moderator2'));
    },
    async reopenings() {
      const { number } = await questioned.reported();
      const { attemptId } = (await questioned.drawn()).sample[0]!;
      const moderator = await as('moderator2');
      const { outcomes } = await moderator.getWorkspace({ id: attemptId });
      const { code, title } = outcomes[0]!;
      expect(await reopenOutcome(moderator, attemptId, code, 'The recording is of somebody else.')).toEqual({
        state: 'open',
        reopened: [expect.stringContaining(title)],
        reports: [number],
      });
    },
    async visits() {
      const { id: batchId } = await questioned.reported();
      const day = dayIn(new Date());
      const parties = { manager: await as('manager'), verifier: await as('verifier') };
      expect(await receiveVisit({ ...parties, batchId, day, dueOn: '2099-03-31' })).toEqual({
        standing: 'open',
        sampled: 3,
        asked: ['Date each sheet.'],
      });
    },
    async referrals() {
      const [asked] = await platform.query<{ id: string; learner_id: string }>(
        `select id, learner_id from attempt where account_id = $1 and state = 'returned' order by id`,
        [own],
      );
      const answers = await answerAll(
        await asPerson(asked!.learner_id),
        asked!.id,
        (action) => `Done: ${action}`,
      );
      expect(answers!.length).toBeGreaterThan(0);
      expect(answers!.every(({ action, answer }) => answer === `Done: ${action}`)).toBe(true);
    },
    async calibration() {
      const [attempt] = await platform.query<{ id: string; assessor_id: string }>(
        `select id, assessor_id from attempt a where account_id = $1 and state = 'reported' and course_id = $2
          and exists (select from evidence where attempt_id = a.id)
          and not exists (select from appeal where attempt_id = a.id) order by id limit 1`,
        [own, courseOf('Contact Centre Support')],
      );
      const manager = await as('manager');
      const asked = people.filter(
        ({ id, accountId, roles, canSignIn }) =>
          accountId === own && canSignIn && roles.includes('moderator') && id !== attempt!.assessor_id,
      );
      const judges = await Promise.all(
        asked.slice(0, 2).map(async ({ id }) => ({ id, client: await asPerson(id), result: 'C' })),
      );
      const [compared] =
        (await calibrate({ manager, judges, attemptId: attempt!.id, dueOn: '2099-01-15' })) ?? [];
      expect(compared).toMatchObject({ judged: judges.length });
    },
    async 'external-assessments'() {
      const manager = await as('manager');
      const courseId = courseOf('Contact Centre Support');
      const { items } = await manager.listCaptureLearners({ query: { limit: 500 } });
      const taken = await platform.query<{ id: string }>(
        'select learner_id as id from attempt where course_id = $1',
        [courseId],
      );
      const learnerId = items.find((learner) => !taken.some(({ id }) => id === learner.id))!.id;
      const { courses } = await manager.getCaptureChoices();
      const { outcomes } = courses.find(({ id }) => id === courseId)!;
      const found = Object.fromEntries(outcomes.map(({ code }) => [code, true]));
      const sheet = new Blob(['Forty calls heard.']);
      expect(await captureWorkplace({ manager, courseId, learnerId, found, sheet })).toMatchObject({
        reference: 'WPA-2026-118',
        state: 'assessed',
      });
    },
    async 'sampling-policies'() {
      const manager = await as('manager');
      const { more, own: differs } = await sampleMore(manager, courseOf('Financial Management'), 60);
      expect(more).toBeGreaterThan(0);
      expect(differs).toContain('percentage');
    },
    async 'sampling-plans'() {
      const moderator = await as('moderator2');
      const courseId = courseOf('Contact Centre Support');
      const planned = await planGaps(moderator, courseId, '2099-02');
      expect(planned.length).toBeGreaterThan(0);
      expect(await planGaps(moderator, courseId, '2099-02')).toEqual([]);
    },
    async agreement() {
      const talks = await findDisagreement(await as('manager'), {
        from: '2025-01-01',
        to: '2099-01-01',
        wanted: 1,
      });
      expect(talks.length).toBeGreaterThan(0);
      for (const { pairs, agreed, about } of talks)
        expect(about.length).toBeGreaterThanOrEqual(Math.min(50, pairs - agreed));
    },
    async assessors() {
      const action = await agreeOnAction({
        moderator: await as('moderator2'),
        assessor: await as('assessor'),
        assessorId: personOf('assessor').id,
        dueOn: '2099-01-29',
      });
      expect(action).toMatchObject({ note: 'The logbook has a column for it now.', isDone: true });
    },
    async 'due-days'() {
      const manager = await as('manager');
      const { mayEdit: _, savedBy: __, savedAt: ___, ...before } = await manager.getDueDays();
      await manager.saveDueDays({ body: { ...before, appealDays: 8 } });
      const days = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'];
      expect(await closeOverNewYear(manager)).toEqual(expect.arrayContaining(days));
      const { calendar, appealDays } = await manager.getDueDays();
      expect([calendar.daysOff.at(-1)?.day, appealDays]).toEqual(['2026-12-31', 8]);
    },
    async home() {
      const { today, reports } = await writeMorningNote(await as('moderator'));
      expect(today).toMatch(/^\d+ overdue, \d+ due today, \d+ to moderate\.$/);
      expect(reports).toMatch(/^\d+ of [1-9]\d* batches can be reported\.$/);
    },
  };
}
