import { sql } from 'kysely';
import { isRevealed, isShownTo } from '../../../attempts/visibility.ts';
import { amongIds, amongWords, inPeriod, inScope } from '../asked.ts';
import { instant, number, text, yesNo } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Attempts as the queues show them: what blindness keeps from somebody is empty here as well. */
export const attempts: ReportKind = {
  kind: 'attempts',
  title: 'Attempts',
  about: 'One row per attempt that counts',
  isPersonal: true,
  period: 'When it was assessed',
  filters: ['courseId', 'state', 'assessorId'],
  sort: 'learner',
  rows(asked) {
    const { courseId, state, assessorId } = asked.filter;
    const { principal } = asked;
    // Nobody who judges an appeal learns what they judge.
    const isJudging = sql`exists (select from appeal p where p.attempt_id = a.id and p.decided_at is null
      and p.assigned_to = ${principal.userId}::uuid)`;
    const isSeen = sql`(${isRevealed()} and not ${isJudging})`;
    const judged = sql`(${isSeen} and (a.assessor_id = ${principal.userId}::uuid or ${isShownTo(principal)}))`;
    return {
      id: sql`a.id`,
      columns: {
        learner: text('Learner', sql`a.learner_name`, { personal: true, by: sql`a.learner_order` }),
        number: text('Number', sql`a.learner_number`, { personal: true }),
        course: text('Course', sql`a.course_title`, { by: sql`a.course_order` }),
        site: text('Site', sql`a.site_name`, { by: sql`a.site_order` }),
        attempt: number('Attempt', sql`a.number`),
        state: text('State', sql`a.state`, { by: sql`a.state` }),
        assessor: text('Assessor', sql`a.assessor_name`, { personal: true, by: sql`a.assessor_order` }),
        submitted: instant('Handed in', sql`a.submitted_at`),
        assessed: instant('Assessed', sql`a.assessed_at`),
        decided: instant(
          'Decided',
          sql`case when ${isSeen} then (select max(d.signed_at) from decision d where d.attempt_id = a.id) end`,
          { unsorted: true },
        ),
        result: text('Released result', sql`case when ${isSeen} then a.result end`, {
          personal: true,
          unsorted: true,
        }),
        passed: yesNo('Released as passed', sql`case when ${isSeen} then a.passed end`, {
          personal: true,
          unsorted: true,
        }),
        competent: number(
          'Outcomes judged competent',
          sql`case when ${judged} then (select count(*) from judgement j where j.attempt_id = a.id and j.passed) end`,
          { personal: true, unsorted: true },
        ),
        outcomes: number('Outcomes', sql`(select count(*) from outcome o where o.course_id = a.course_id)`, {
          unsorted: true,
        }),
      },
      from: sql`attempt a`,
      where: [
        sql`a.superseded_at is null`,
        inScope(asked, sql`a.account_id`, sql`a.site_id`),
        inPeriod(asked, sql`a.assessed_at`),
        amongIds(sql`a.course_id`, courseId),
        amongIds(sql`a.assessor_id`, assessorId),
        amongWords(sql`a.state`, state),
      ],
    };
  },
};
