import { sql } from 'kysely';
import { progressStatuses } from '@moderator/contract/options';
import { shareOf } from '../../../figures/expressions.ts';
import { amongIds, amongWords, inScope } from '../asked.ts';
import { nameOf, number, share, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';
import { figuresOfItems } from './content-figures.ts';

/** In words: "NotAttempted" is "Not attempted". */
const titleOf = (status: string) =>
  status.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** How courses go. */
export const courseProgress: ReportKind = {
  kind: 'course-progress',
  title: 'Progress of courses',
  about: 'One row per course, with its figures of the days that were asked for',
  isPersonal: false,
  period: 'What the figures are of',
  filters: ['courseId', 'kind', 'route', 'tag'],
  figures: [
    'registered',
    'statuses',
    'completionRate',
    'onTimeRate',
    'passRate',
    'averageScore',
    'daysToFinish',
  ],
  sort: 'course',
  chart: { title: 'Completion of courses', by: ['course'], of: ['completion'] },
  rows(asked) {
    const { courseId, kind, route, tag } = asked.filter;
    const lessons = sql`(select i.lesson_id from course_item i where i.course_id = c.id)`;
    const scores = figuresOfItems(
      asked,
      (id) => sql`${id} in ${lessons}`,
      ({ during }) => ({
        average: sql`round(${during('scoreSum')} / nullif(${during('scores')}, 0), 2)`,
      }),
    );
    return {
      id: sql`c.id`,
      columns: {
        course: text('Course', nameOf('c'), { by: sql`c.sort_1` }),
        kind: text('Kind', sql`c.body ->> 'kind'`),
        registered: number('Registered', sql`f.registered`),
        ...Object.fromEntries(
          progressStatuses.map((status) => [
            `status${status}`,
            number(titleOf(status), sql.ref(`f.${status}`)),
          ]),
        ),
        completion: share('Completion rate', sql`f.completion`),
        onTime: share('On-time rate', sql`f."onTime"`),
        pass: share('Pass rate', sql`f.pass`),
        averageScore: number('Average score', sql`(select s.average from ${scores} s)`, { unsorted: true }),
        daysToFinish: number('Median days to finish', sql`f.days`),
      },
      from: sql`document c cross join lateral ${figuresOfItems(
        asked,
        (id) => sql`${id} = c.id`,
        ({ during, byEnd, medianDuring }) => ({
          registered: during('registered'),
          ...Object.fromEntries(progressStatuses.map((status) => [status, byEnd(`status:${status}`)])),
          completion: shareOf(byEnd('finished'), byEnd('available')),
          onTime: shareOf(during('onTime'), during('due')),
          pass: shareOf(during('passed'), sql`(${during('passed')} + ${during('failed')})`),
          days: medianDuring('days'),
        }),
      )} f`,
      where: [
        sql`c.kind = 'courses' and c.deleted_at is null`,
        inScope(asked, sql`c.account_id`),
        amongIds(sql`c.id`, courseId),
        amongWords(sql`c.body ->> 'kind'`, kind),
        amongWords(sql`c.body ->> 'route'`, route),
        tag &&
          sql`exists (select from tagged t where t.kind = 'courses' and t.id = c.id and t.value_id = any(${tag}::uuid[]))`,
      ],
    };
  },
};
