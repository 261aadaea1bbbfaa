import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportKindName } from '@moderator/contract/options';
import { dayIn } from '../../attempts/days.ts';
import { addDays } from '../../figures/days.ts';
import { own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { ask } from '../figures/asking.fixture.ts';
import { readerOf } from './reading.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());
const read = readerOf(() => platform);

describe('reports of figures', () => {
  it.each([
    ['of all time', {}],
    ['of some days', { from: addDays(dayIn(new Date()), -60), to: addDays(dayIn(new Date()), -10) }],
  ])('say of courses and lessons what all families of figures say of them, %s', async (_, days) => {
    const manager = await platform.as('manager');
    for (const [kind, about, content] of [
      ['course-progress', 'course', 'courses'],
      ['lesson-progress', 'lesson', 'lessons'],
    ] as const) {
      const { rows, columns } = await read(kind, days);
      const at = (name: string) => columns.findIndex((column) => column.name === name);
      const known = await platform.query<{ id: string }>(
        'select id from document where kind = $1 and account_id = $2 and deleted_at is null',
        [content, own],
      );
      expect(rows.map(({ id }) => id).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
      for (const { id, cells } of rows) {
        const body = { ...days, content: [{ kind: about, id }] };
        const [counts, progress, work] = [
          await ask.Counts(manager, 'Live', body),
          await ask.Progress(manager, 'Live', body),
          await ask.Participation(manager, 'Live', body),
        ];
        const said = {
          course: {
            registered: counts.figures.registered,
            ...Object.fromEntries(
              counts.figures.statuses.map(({ status, count }) => [`status${status}`, count]),
            ),
            completion: progress.figures.completionRate,
            onTime: progress.figures.onTimeRate,
            pass: progress.figures.passRate,
            daysToFinish: progress.figures.daysToFinish,
          },
          lesson: {
            registered: counts.figures.registered,
            finished: counts.figures.finished,
            failed: counts.figures.failed,
            timeOnTask: work.figures.secondsOnTask,
          },
        }[about];
        expect([id, Object.fromEntries(Object.keys(said).map((name) => [name, cells[at(name)]]))]).toEqual([
          id,
          said,
        ]);
      }
    }
  });

  it('know how far people are with a lesson, and how they score on a course, as their rows do', async () => {
    await platform.query(
      `update registration set progress = 0.35 where account_id = $1 and item_kind = 'lesson' and status = 'InProgress'`,
      [own],
    );
    await platform.query(
      `update registration r set score = 40 + extract(epoch from r.registered_at)::int % 50 where account_id = $1
         and status in ('Passed', 'Completed') and item_id in (select lesson_id from course_item)`,
      [own],
    );
    const cellsOf = async (kind: ReportKindName, name: string) =>
      Object.fromEntries(
        (await read(kind, {}, { columns: [name] })).rows.map(({ id, cells: [cell] }) => [id, cell]),
      );
    const recount = async (text: string) =>
      Object.fromEntries(
        (await platform.query<{ id: string; figure: number }>(text, [own])).map(({ id, figure }) => [
          id,
          figure,
        ]),
      );
    const progress =
      await recount(`select l.id, round((avg(round(r.progress * 100)) / 100)::numeric, 4)::float as figure from document l
      left join registration r on r.item_id = l.id and r.superseded_at is null and r.registered_at < now()
      where l.kind = 'lessons' and l.account_id = $1 and l.deleted_at is null group by 1`);
    expect(Object.values(progress).some((figure) => figure % 1 !== 0)).toBe(true);
    expect(await cellsOf('lesson-progress', 'progress')).toEqual(progress);
    const scores =
      await recount(`select c.id, round(avg(r.score::numeric), 2)::float as figure from document c
      left join (course_item i join registration r on r.item_id = i.lesson_id and r.superseded_at is null and r.score is not null
        and r.status in ('Passed', 'Failed', 'Completed')) on i.course_id = c.id
      where c.kind = 'courses' and c.account_id = $1 and c.deleted_at is null group by 1`);
    expect(Object.values(scores).some((figure) => figure !== null)).toBe(true);
    expect(await cellsOf('course-progress', 'averageScore')).toEqual(scores);
  });

  it('tell those who mark what waits for them, without what they marked first and somebody else marks again', async () => {
    const marked = await platform.query<{ id: string; learner_id: string; marker: string }>(
      `select s.id, s.learner_id, u.id as marker from submission s cross join lateral (select id from document u where u.kind = 'users'
         and u.account_id = s.account_id and u.deleted_at is null and u.body -> 'roles' ? 'assessor' and (u.site_id is null or u.site_id = s.site_id)
         order by id limit 1) u where s.account_id = $1 and s.state = 'marking' order by s.submitted_at limit 1`,
      [own],
    );
    const [first] = marked;
    const waiting = async () =>
      (await read('marking', {}, { columns: ['waiting', 'oldest'] })).rows.find(
        ({ id }) => id === first!.marker,
      )!.cells;
    const recount = async () => {
      const [row] = await platform.query<{ many: number; oldest: string | null }>(
        `select count(*)::int as many, min(s.submitted_at) as oldest from submission s join document u on u.kind = 'users' and u.id = $2
         where s.account_id = $1 and s.state = 'marking' and (u.site_id is null or u.site_id = s.site_id)
           and not exists (select from submission_marking k where k.submission_id = s.id and k.marker_id = u.id and k.completed_at is not null)`,
        [own, first!.marker],
      );
      return [row!.many, row!.oldest && new Date(row!.oldest).toISOString()];
    };
    const before = await waiting();
    expect(before).toEqual(await recount());
    await platform.query(
      `insert into submission_marking (learner_id, submission_id, client_id, account_id, marker_id, number, completed_at)
       select learner_id, id, client_id, account_id, $3, 1, now() from submission where learner_id = $1 and id = $2`,
      [first!.learner_id, first!.id, first!.marker],
    );
    expect(await waiting()).toEqual(await recount());
    expect(Number((await waiting())[0])).toBe(Number(before[0]) - 1);
  });

  it.each([[{}], [{ from: addDays(dayIn(new Date()), -40) }]])(
    'count for each outcome who has evidence and who was judged, %o',
    async (days) => {
      const { rows } = await read('outcome-coverage', days, {
        columns: ['learners', 'withEvidence', 'coverage', 'competent', 'notYet', 'notJudged'],
      });
      // What is being assessed is nobody else's to know yet.
      const recount = await platform.query<{ id: string; figures: (number | null)[] }>(
        `select o.id, array[count(a.id), count(a.id) filter (where e.shown), round(count(a.id) filter (where e.shown) / nullif(count(a.id), 0)::numeric, 4),
           count(j.passed) filter (where j.passed), count(j.passed) filter (where not j.passed), count(a.id) - count(j.passed)]::float[] as figures
         from outcome o join document c on c.id = o.course_id and c.deleted_at is null
           left join attempt a on a.course_id = o.course_id and a.superseded_at is null and ($2::date is null or a.submitted_at >= $2::date - interval '2 hours')
           left join lateral (select exists (select from evidence e where e.attempt_id = a.id and o.id = any(e.outcome_ids)) as shown) e on true
           left join judgement j on j.attempt_id = a.id and j.outcome_id = o.id and a.state not in ('submitted', 'assessing')
         where o.account_id = $1 group by o.id`,
        [own, 'from' in days ? days.from : null],
      );
      const by = (list: { id: string }[]) => list.toSorted((one, other) => one.id.localeCompare(other.id));
      expect(recount.some(({ figures: [learners, , , judged] }) => learners! > 0 && judged! > 0)).toBe(true);
      expect(by(rows.map(({ id, cells }) => ({ id, figures: cells })))).toEqual(by(recount));
    },
  );
});
