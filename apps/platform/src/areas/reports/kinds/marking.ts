import { sql } from 'kysely';
import { lastWithout } from '../../../database/or-else.ts';
import { factsOfDays } from '../../../figures/facts-of-days.ts';
import { amongIds, inPeriod, inScope } from '../asked.ts';
import { instant, nameOf, number, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** What somebody gave in all. */
const sumOf = (marks: string) =>
  sql`(select sum((mark ->> 'got')::numeric) from jsonb_each(${sql.ref(marks)}) as of (question, mark))`;

/** How much those who mark have before them, and how they mark. */
export const marking: ReportKind = {
  kind: 'marking',
  title: 'Marking',
  about:
    'One row per assessor; what waits is what they may mark: of their site, or of all where they have none',
  isPersonal: false,
  period: 'When it was marked',
  filters: ['assessorId'],
  sort: 'assessor',
  chart: { title: 'Papers that wait', by: ['assessor'], of: ['waiting'] },
  rows(asked) {
    const period = inPeriod(asked, sql`k.completed_at`);
    const done = sql`k.marker_id = u.id and k.completed_at is not null ${period ? sql`and ${period}` : sql``}`;
    // Blind second marks: what they marked themselves and somebody else has to mark still is nothing that waits for them.
    const isTheirs = sql`not exists (select from submission_marking k where k.learner_id = s.learner_id and k.submission_id = s.id
      and k.marker_id = u.id and k.completed_at is not null)`;
    const markedByThem = sql`from submission_marking k join submission s on s.learner_id = k.learner_id and s.id = k.submission_id
      where k.marker_id = u.id and k.completed_at is not null and s.account_id = u.account_id and s.state = 'marking'
        and (u.site_id is null or s.site_id = u.site_id)`;
    return {
      id: sql`u.id`,
      columns: {
        assessor: text('Assessor', nameOf('u'), { by: sql`u.sort_1` }),
        waiting: number('Waiting', sql`waiting.many`),
        oldest: instant('Oldest', sql`coalesce(anywhere.submitted_at, there.submitted_at)`),
        marked: number('Marked', sql`marked.many`),
        medianHours: number('Median hours to mark', sql`round(marked.hours::numeric, 1)`),
        differed: number('Second marks that differed', sql`marked.differed`),
      },
      from: sql`document u
        cross join lateral (select coalesce(sum(d.amount), 0) - (select count(*) ${markedByThem}) as many from ${factsOfDays} d
          where d.measure = 'toMark' and d.amount <> 0 and d.account_id = u.account_id and (u.site_id is null or d.site_id = u.site_id)) waiting
        left join lateral (select s.submitted_at from submission s where s.account_id = u.account_id and s.state = 'marking' and u.site_id is null
            and ${isTheirs} order by ${lastWithout(sql`s.submitted_at`)}, s.id limit 1) anywhere on true
        left join lateral (select s.submitted_at from submission s where s.account_id = u.account_id and s.state = 'marking' and s.site_id = u.site_id
            and ${isTheirs} order by ${lastWithout(sql`s.submitted_at`)}, s.id limit 1) there on true
        cross join lateral (select count(*) as many,
            percentile_cont(0.5) within group (order by extract(epoch from k.completed_at - s.submitted_at) / 3600) as hours,
            count(*) filter (where exists (select from submission_marking other where other.learner_id = k.learner_id
              and other.submission_id = k.submission_id and other.marker_id <> k.marker_id and other.completed_at < k.completed_at
              and ${sumOf('other.marks')} is distinct from ${sumOf('k.marks')})) as differed
          from submission_marking k join submission s on s.learner_id = k.learner_id and s.id = k.submission_id
          where ${done}) marked`,
      where: [
        sql`u.kind = 'users' and u.deleted_at is null and u.body -> 'roles' ? 'assessor'`,
        inScope(asked, sql`u.account_id`, sql`u.site_id`),
        amongIds(sql`u.id`, asked.filter.assessorId),
      ],
    };
  },
};
