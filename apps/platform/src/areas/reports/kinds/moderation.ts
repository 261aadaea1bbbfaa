import { sql } from 'kysely';
import { batchSums } from '../../../attempts/batch-rows.ts';
import { amongIds, inPeriod, inScope } from '../asked.ts';
import { instant, joinDocument, nameOf, number, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Batches, with what was decided in each. */
export const moderation: ReportKind = {
  kind: 'moderation',
  title: 'Moderation',
  about: 'One row per batch',
  isPersonal: false,
  period: 'When the batch was built',
  filters: ['courseId', 'moderatorId'],
  sort: '-built',
  chart: { title: 'Decisions by batch', by: ['batch'], of: ['upheld', 'overturned', 'returned'] },
  rows(asked) {
    const { now, sites, filter } = asked;
    const ofSites =
      sites &&
      sql`exists (select from batch_attempt ba join attempt a on a.id = ba.attempt_id
        where ba.batch_id = b.id and a.site_id = any(${[...sites]}::uuid[]))`;
    const decidedBy =
      filter.moderatorId &&
      sql`exists (select from decision d where d.batch_id = b.id and d.moderator_id = any(${filter.moderatorId}::uuid[]))`;
    return {
      id: sql`b.id`,
      columns: {
        batch: text('Batch', sql`b.title`),
        course: text('Course', nameOf('course')),
        state: text('State', sql`b.state`),
        size: number('Attempts', sql`sums.size`),
        sample: number('Sample', sql`sums.sample_size`),
        upheld: number('Upheld', sql`sums.upheld`),
        overturned: number('Overturned', sql`sums.overturned`),
        returned: number('Referred back', sql`sums.returned`),
        undecided: number('Undecided', sql`sums.undecided`),
        built: instant('Built', sql`b.created_at`, { full: true }),
        daysOpen: number(
          'Days open',
          sql`floor(extract(epoch from coalesce(signed.first_at, ${now}::timestamptz) - b.created_at) / 86400)`,
        ),
        report: text('Report number', sql`signed.number`),
      },
      from: sql`batch b ${joinDocument('courses', 'course', sql`b.course_id`)}
        left join lateral (select min(signed_at) as first_at, (array_agg(number order by signed_at desc))[1] as number
          from report where batch_id = b.id) signed on true
        cross join lateral ${batchSums} sums`,
      where: [
        inScope(asked, sql`b.account_id`),
        inPeriod(asked, sql`b.created_at`),
        amongIds(sql`b.course_id`, filter.courseId),
        ofSites,
        decidedBy,
      ],
    };
  },
};
