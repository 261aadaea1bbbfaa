import { sql } from 'kysely';
import { amongIds, amongWords, inPeriod, inScope } from '../asked.ts';
import { instant, joinDocument, nameOf, number, text, yesNo } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Tries at assessments, with results as far as these are released. */
export const assessmentResults: ReportKind = {
  kind: 'assessment-results',
  title: 'Results of assessments',
  about: 'One row per try at an assessment; results that wait for moderation are not told',
  isPersonal: true,
  period: 'When it was handed in',
  filters: ['assessmentId', 'type', 'status'],
  figures: ['passRate', 'averageScore'],
  sort: 'submitted',
  rows(asked) {
    const { assessmentId, type, status } = asked.filter;
    // What waits for a report is nobody's to know before it (DOMAIN, rule 2).
    const isReleased = sql`(s.state = 'marked' and r.status <> 'AwaitingModeration' and r.withheld_status is null)`;
    return {
      id: sql`s.id`,
      columns: {
        learner: text('Learner', nameOf('u'), { personal: true, by: sql`s.learner_order` }),
        site: text('Site', nameOf('site')),
        assessment: text('Assessment', nameOf('a')),
        type: text('Type', sql`a.body ->> 'type'`),
        try: number('Try', sql`s.number`),
        state: text('State', sql`s.state`),
        started: instant('Started', sql`s.started_at`, { full: true }),
        submitted: instant('Handed in', sql`s.submitted_at`),
        score: number('Score', sql`case when ${isReleased} then s.score end`, {
          personal: true,
          unsorted: true,
        }),
        result: text(
          'Result',
          sql`case when ${isReleased} then case s.passed when true then 'Passed' when false then 'Failed' end
            when s.state = 'marked' then 'AwaitingModeration' end`,
          { personal: true, unsorted: true },
        ),
        late: yesNo('Late', sql`s.late`),
        byTime: yesNo('Handed in by time', sql`s.auto_submitted`),
        flagged: yesNo('Flagged', sql`s.flagged_at is not null`),
        twice: yesNo('Marked twice', sql`s.is_marked_twice`),
        marker: text(
          'Marked by',
          sql`(select string_agg(${nameOf('m')}, ', ' order by m.sort_1, m.id) from submission_marking k
            join document m on m.kind = 'users' and m.id = k.marker_id
            where k.learner_id = s.learner_id and k.submission_id = s.id and k.completed_at is not null)`,
          { personal: true, unsorted: true },
        ),
      },
      // One for each try: what the planner expects of a join by two columns is far too little, and then it sorts them all.
      from: sql`submission s cross join lateral (select r.status, r.withheld_status from registration r
          where r.user_id = s.learner_id and r.id = s.registration_id and r.superseded_at is null limit 1) r
        join document a on a.kind = 'assessments' and a.id = s.assessment_id
        ${joinDocument('users', 'u', sql`s.learner_id`)} ${joinDocument('sites', 'site', sql`s.site_id`)}`,
      where: [
        inScope(asked, sql`s.account_id`, sql`s.site_id`),
        inPeriod(asked, sql`s.submitted_at`),
        amongIds(sql`s.assessment_id`, assessmentId),
        amongWords(sql`a.body ->> 'type'`, type),
        amongWords(sql`s.state`, status),
      ],
    };
  },
};
