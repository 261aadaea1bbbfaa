import { sql } from 'kysely';
import { shareOf } from '../../../figures/expressions.ts';
import { amongWords, inScope } from '../asked.ts';
import { nameOf, number, seconds, share, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';
import { figuresOfItems } from './content-figures.ts';

/** How lessons go. */
export const lessonProgress: ReportKind = {
  kind: 'lesson-progress',
  title: 'Progress of lessons',
  about: 'One row per lesson, with its figures of the days that were asked for',
  isPersonal: false,
  period: 'What the figures are of',
  filters: ['contentKind', 'courseId'],
  figures: ['registered', 'finished', 'timeOnTask', 'failed'],
  sort: 'lesson',
  chart: { title: 'Progress of lessons', by: ['lesson'], of: ['progress'] },
  rows(asked) {
    const { contentKind, courseId } = asked.filter;
    return {
      id: sql`l.id`,
      columns: {
        lesson: text('Lesson', nameOf('l'), { by: sql`l.sort_1` }),
        contentType: text('Content', sql`l.body ->> 'contentType'`),
        contentKind: text('For', sql`l.body ->> 'contentKind'`),
        registered: number('Registered', sql`f.registered`),
        finished: number('Finished', sql`f.finished`),
        progress: share('Average progress', sql`f.progress`),
        timeOnTask: seconds('Time on task', sql`f.seconds`),
        failed: number('Failed', sql`f.failed`),
      },
      from: sql`document l cross join lateral ${figuresOfItems(
        asked,
        (id) => sql`${id} = l.id`,
        ({ during, byEnd }) => ({
          registered: during('registered'),
          finished: during('finished'),
          progress: shareOf(sql`${byEnd('percentSum')} / 100`, byEnd('registered')),
          seconds: during('seconds'),
          failed: during('failed'),
        }),
      )} f`,
      where: [
        sql`l.kind = 'lessons' and l.deleted_at is null`,
        inScope(asked, sql`l.account_id`),
        amongWords(sql`l.body ->> 'contentKind'`, contentKind),
        courseId &&
          sql`exists (select from course_item i where i.lesson_id = l.id and i.course_id = any(${courseId}::uuid[]))`,
      ],
    };
  },
};
