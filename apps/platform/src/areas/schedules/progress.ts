import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { readDocument } from '../../documents/read.ts';
import type { ProgressStatus } from '@moderator/learning';
import type { Call } from '../../kernel/call.ts';
import { progressOfPlace, statusAt } from '../../people/engagements/standing.ts';

interface StatusRow {
  status: ProgressStatus;
  learners: number;
  percent: number;
  on_time: number;
}

/** How far the learners of a schedule are, and how many of them finished each lesson; figures, no names. */
export async function getScheduleProgress(call: Call<'getScheduleProgress'>) {
  const { queries, now } = call;
  const { id, body } = await readDocument(call, collections.schedules, call.params.id);
  const [statuses, items] = await Promise.all([
    sql<StatusRow>`
      select ${statusAt(now)} as status, count(*)::int as learners, sum(coalesce(c.percent, 0))::int as percent,
        count(*) filter (where c.status in ('Passed', 'Completed') and c.finished_at <= upper(e.period))::int as on_time
      from engagement e ${progressOfPlace} where e.schedule_id = ${id}::uuid and e.ended_at is null
      group by 1 order by 1`.execute(queries),
    sql<{ id: string; title: string; finished: number; unfinished: number }>`
      select d.id, d.body ->> 'title' as title, r.finished, r.learners - r.finished as unfinished
      from course_item i join document d on d.kind = 'lessons' and d.id = i.lesson_id and d.deleted_at is null
        cross join lateral (
          select count(*)::int as learners, count(*) filter (where r.status in ('Passed', 'Completed', 'AwaitingModeration'))::int as finished
          from engagement e left join registration r on r.user_id = e.learner_id and r.item_id = i.lesson_id and r.superseded_at is null
          where e.schedule_id = ${id}::uuid and e.ended_at is null) r
      where i.course_id = ${body.courseId}::uuid order by i.position`.execute(queries),
  ]);
  const sum = (of: (row: StatusRow) => number) => statuses.rows.reduce((all, row) => all + of(row), 0);
  const learners = sum((row) => row.learners);
  const percent = learners === 0 ? null : Math.round((10 * sum((row) => row.percent)) / learners) / 10;
  return {
    data: {
      learners,
      statuses: statuses.rows.map((row) => ({ status: row.status, learners: row.learners })),
      percent,
      onTime: sum((row) => row.on_time),
      missed: sum((row) => (['Missed', 'NotCompleted'].includes(row.status) ? row.learners : 0)),
      items: items.rows,
      asOf: now,
    },
  };
}
