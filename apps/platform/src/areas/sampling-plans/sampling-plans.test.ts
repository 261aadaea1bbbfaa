import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { moderate, takeable } from '../../testing/moderating.ts';
import { coursesOf, foreign, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { xlsxRows } from '../../spreadsheets/xlsx-table.ts';

let platform: TestPlatform;
let api: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('moderator2');
  await platform.query('delete from planned_look');
});
afterAll(() => platform.stop());

const course = coursesOf(own, 'Business Administration')[0]!;
const month = (ahead: number): string => {
  const [year, number] = new Date().toISOString().split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + ahead, 1)).toISOString().slice(0, 7);
};
const outcomesOf = async (courseId: string) =>
  (
    await platform.query<{ id: string }>('select id from outcome where course_id = $1 order by position', [
      courseId,
    ])
  ).map((row) => row.id);
/** The lines of a spreadsheet, each with its cells. */
async function readWorkbook(blob: Blob): Promise<string[][]> {
  const content = Buffer.from(await blob.arrayBuffer());
  const bytes = {
    size: content.length,
    read: ({ start, end } = { start: 0, end: content.length - 1 }) =>
      Readable.from([content.subarray(start, end + 1)]),
  };
  const lines = [];
  for await (const { cells } of xlsxRows(bytes)) lines.push([...cells]);
  return lines;
}
const aBatch = async () => {
  const { items } = await api.listBatches({ query: { state: ['sampled'], courseId: [course] } });
  return items[0]!;
};

describe('the matrix of a batch', () => {
  it('counts each attempt once at its assessor and on each of its outcomes', async () => {
    const { id, size, sampleSize } = await aBatch();
    const { rows, outcomes } = await api.getBatchMatrix({ id });
    for (const outcome of outcomes) {
      const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.outcomeId === outcome.id));
      expect(cells.reduce((sum, cell) => sum + cell.assessed, 0)).toBe(size);
      expect(cells.reduce((sum, cell) => sum + cell.sampled, 0)).toBe(sampleSize);
    }
  });

  it('agrees with a recount of what was decided, changed and when', async () => {
    const { id } = await aBatch();
    const taken = await takeable(api);
    await moderate(platform, api, taken, 'overturned');
    const { rows } = await api.getBatchMatrix({ id });
    const recount = await platform.query<{
      assessor_id: string;
      outcome_id: string;
      decided: number;
      changed: number;
      last: Date;
    }>(
      `select a.assessor_id, j.outcome_id, count(d.id)::int as decided, max(d.signed_at) as last,
         count(*) filter (where d.kind = 'overturned' and v.result <> j.result)::int as changed
       from batch_attempt ba join attempt a on a.id = ba.attempt_id join judgement j on j.attempt_id = a.id
       join decision d on d.attempt_id = a.id
       left join verdict v on v.attempt_id = a.id and v.outcome_id = j.outcome_id and v.moderator_id = d.moderator_id
       where ba.batch_id = $1 and a.state in ('upheld', 'overturned', 'returned') group by 1, 2`,
      [id],
    );
    const counted = rows.flatMap((row) =>
      row.cells
        .filter((cell) => cell.decided > 0)
        .map((cell) => ({
          assessor_id: row.assessor.id,
          outcome_id: cell.outcomeId,
          decided: cell.decided,
          changed: cell.changed,
          last: cell.lastLookedAt,
        })),
    );
    const sorted = (list: { assessor_id: string | null; outcome_id: string }[]) =>
      list.toSorted((one, other) =>
        `${one.assessor_id}${one.outcome_id}`.localeCompare(`${other.assessor_id}${other.outcome_id}`),
      );
    expect(sorted(counted)).toEqual(sorted(recount.map((row) => ({ ...row, last: row.last.toISOString() }))));
    expect(counted.some((cell) => cell.changed > 0)).toBe(true);
  });

  it('counts as changed what lies beyond the tolerance of the policy, and nothing within it', async () => {
    const { id } = await aBatch();
    const [overturned] = await platform.query<{ attempt_id: string; outcome_id: string }>(
      `select d.attempt_id, v.outcome_id from decision d
       join verdict v on v.attempt_id = d.attempt_id and v.moderator_id = d.moderator_id
       join judgement j on j.attempt_id = v.attempt_id and j.outcome_id = v.outcome_id and j.result <> v.result
       where d.kind = 'overturned' and d.batch_id = $1`,
      [id],
    );
    const { attempt_id: attemptId, outcome_id: outcomeId } = overturned!;
    const before = await platform.query<{ table: string; result: string; passed: boolean }>(
      `select 'judgement' as table, result, passed from judgement where attempt_id = $1 and outcome_id = $2
       union all select 'verdict', result, passed from verdict where attempt_id = $1 and outcome_id = $2`,
      [attemptId, outcomeId],
    );
    const write = async (table: string, result: string, passed: boolean) =>
      platform.query(
        `update ${table} set result = $3, passed = $4 where attempt_id = $1 and outcome_id = $2`,
        [attemptId, outcomeId, result, passed],
      );
    const scaled = (scale: object | null) =>
      platform.query('update outcome set scale = $2 where id = $1', [
        outcomeId,
        scale && JSON.stringify(scale),
      ]);
    await scaled({ kind: 'marks', maximum: 100, step: 1, passMark: 50, grades: [] });
    await write('judgement', '66', true);
    await write('verdict', '68', true);
    const [{ assessor_id: assessorId }] = (await platform.query<{ assessor_id: string }>(
      'select assessor_id from attempt where id = $1',
      [attemptId],
    )) as [{ assessor_id: string }];
    const changedWithin = async (tolerance: number) => {
      await platform.query(
        `update batch set policy = policy || jsonb_build_object('tolerance', $2::numeric) where id = $1`,
        [id, tolerance],
      );
      const { rows } = await api.getBatchMatrix({ id });
      const row = rows.find((each) => each.assessor.id === assessorId)!;
      return row.cells.find((cell) => cell.outcomeId === outcomeId)!.changed;
    };
    expect(await changedWithin(1)).toBe((await changedWithin(2)) + 1);
    await scaled(null);
    for (const { table, result, passed } of before) await write(table, result, passed);
    await changedWithin(0);
  });

  it('tells assessors who moderate as well no change of what they assessed before the report', async () => {
    const { id } = await aBatch();
    const me = personOf('moderator').id;
    await platform.query(
      `update attempt set assessor_id = $1 where id in (select attempt_id from decision where kind = 'overturned' and batch_id = $2)`,
      [me, id],
    );
    const changedFor = async (client: Client) => {
      const { rows } = await client.getBatchMatrix({ id });
      return rows
        .filter((row) => row.assessor.id === me)
        .flatMap((row) => row.cells)
        .reduce((sum, cell) => sum + cell.changed, 0);
    };
    expect(await changedFor(await platform.as('moderator'))).toBe(0);
    expect(await changedFor(api)).toBeGreaterThan(0);
    await expect(changedFor(await platform.as('verifier'))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('counts as looked at no attempt that waits for a decision', async () => {
    const { items } = await api.listBatches({ query: { state: ['collecting'] } });
    const { rows } = await api.getBatchMatrix({ id: items[0]!.id });
    const cells = rows.flatMap((row) => row.cells);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.every((cell) => cell.status === 'open' && cell.lastLookedAt === null)).toBe(true);
  });

  it('leads to its attempts: those of an assessor on an outcome', async () => {
    const { id } = await aBatch();
    const { rows } = await api.getBatchMatrix({ id });
    const row = rows.find((each) => each.assessor.id)!;
    const cell = row.cells[0]!;
    const { items } = await api.listBatchAttempts({
      id,
      query: { assessorId: [row.assessor.id!], outcomeId: [cell.outcomeId] },
    });
    expect(items).toHaveLength(cell.assessed);
    const [elsewhere] = await outcomesOf(coursesOf(own, 'Early Childhood')[0]!);
    expect((await api.listBatchAttempts({ id, query: { outcomeId: [elsewhere!] } })).items).toEqual([]);
  });
});

describe('the sampling plan of a course', () => {
  it('is about a period: what was assessed in it, and its list has the same attempts', async () => {
    const all = await api.getSamplingPlan({ id: course });
    const days = (
      await platform.query<{ day: string }>(
        `select to_char(assessed_at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as day from attempt
         where course_id = $1 and assessed_at is not null order by 1`,
        [course],
      )
    ).map((row) => row.day);
    const from = days[Math.floor(days.length / 2)]!;
    const some = await api.getSamplingPlan({ id: course, query: { from, to: days.at(-1)! } });
    const assessed = (matrix: typeof all) =>
      matrix.rows.reduce(
        (sum, row) =>
          sum + (row.cells.find((cell) => cell.outcomeId === matrix.outcomes[0]!.id)?.assessed ?? 0),
        0,
      );
    expect(assessed(some)).toBe(days.filter((day) => day >= from).length);
    expect(assessed(all)).toBe(days.length);
    const row = some.rows.find((each) => each.cells.some((cell) => cell.assessed > 0))!;
    const cell = row.cells.find((each) => each.assessed > 0)!;
    const listed = await api.listAttempts({
      query: {
        queue: 'all',
        courseId: [course],
        assessorId: [row.assessor.id!],
        outcomeId: [cell.outcomeId],
        assessedFrom: from,
        total: 'true',
      },
    });
    expect(listed.total).toBe(cell.assessed);
  });

  it('keeps what is planned, and changes and withdraws it by its version', async () => {
    const [outcomeId] = await outcomesOf(course);
    const assessorId = personOf('assessor').id;
    const where = { id: course, assessorId, outcomeId: outcomeId! };
    const planned = await api.planLook({
      ...where,
      body: { month: month(2), note: ' =1+1 ', interim: false },
    });
    expect(planned).toMatchObject({ month: month(2), note: '=1+1', status: 'planned', doneAt: null });
    await expect(api.planLook({ ...where, body: { month: month(2) } })).rejects.toMatchObject({
      code: 'already_exists',
    });
    await expect(api.planLook({ ...where, body: { month: month(-1) } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const { rows } = await api.getSamplingPlan({ id: course });
    const cell = rows
      .find((row) => row.assessor.id === assessorId)!
      .cells.find((each) => each.outcomeId === outcomeId)!;
    expect(cell.planned).toEqual([planned]);
    const changed = await api.changePlannedLook({
      id: planned.id,
      version: planned.version,
      body: { month: month(3), note: 'After the induction.', interim: true },
    });
    expect(changed).toMatchObject({ month: month(3), interim: true, version: planned.version + 1 });
    await expect(
      api.changePlannedLook({ id: planned.id, version: planned.version, body: { month: month(1) } }),
    ).rejects.toMatchObject({ code: 'stale_version', current: { month: month(3) } });
    await expect(api.withdrawPlannedLook({ id: planned.id, version: planned.version })).rejects.toMatchObject(
      { code: 'stale_version' },
    );
    await api.withdrawPlannedLook({ id: planned.id });
    await expect(api.withdrawPlannedLook({ id: planned.id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('turns what is planned to sampled by the decision on an attempt, and only of its own assessor', async () => {
    await platform.query(`update decision set signed_at = signed_at - interval '3 months'`);
    const id = await takeable(api);
    const { attempt, outcomes } = await api.getWorkspace({ id });
    const plan = (assessorId: string) =>
      api.planLook({
        id: attempt.course.id,
        assessorId,
        outcomeId: outcomes[0]!.id,
        body: { month: month(0) },
      });
    const colleague = ['moderator', 'assessor']
      .map(personOf)
      .find(({ id: each }) => each !== attempt.assessor!.id)!;
    const [planned, other] = [await plan(attempt.assessor!.id), await plan(colleague.id)];
    expect(planned.status).toBe('due');
    const due = async () => (await api.getModeratorHome()).dueLooks.map((each) => each.id);
    expect(await due()).toEqual(expect.arrayContaining([planned.id, other.id]));
    await moderate(platform, api, id, 'upheld');
    expect(await due()).not.toContain(planned.id);
    expect(await due()).toContain(other.id);
    const { rows } = await api.getSamplingPlan({ id: attempt.course.id });
    const [cell] = rows.find((row) => row.assessor.id === attempt.assessor!.id)!.cells;
    expect(cell).toMatchObject({ status: 'sampled', planned: [{ id: planned.id, status: 'sampled' }] });
    expect(cell!.months).toContain(month(0));
    await platform.query('delete from planned_look');
  });

  it('names on Home what is due to moderators, oldest first, and not what they assess themselves', async () => {
    await platform.query(`update decision set signed_at = signed_at - interval '1 year'`);
    const outcomeIds = await outcomesOf(course);
    const nomvula = personOf('moderator');
    const karoo = personOf('karoo');
    const insert = (assessorId: string, place: number, when: string, account = own) =>
      platform.query(
        `insert into planned_look (id, client_id, account_id, course_id, assessor_id, outcome_id, month, note, interim, planned_by, planned_at)
         select gen_random_uuid(), client_id, $4, course_id, $1, id, $3::date, '', false, $1, now() from outcome where id = $2`,
        [assessorId, outcomeIds[place], `${when}-01`, account],
      );
    await insert(nomvula.id, 0, month(0));
    await insert(nomvula.id, 1, month(-2));
    await insert(nomvula.id, 2, month(1));
    await insert(karoo.id, 0, month(0), foreign);
    const dueOf = async (username: string) =>
      (await (await platform.as(username)).getModeratorHome()).dueLooks;
    const due = await dueOf('moderator2');
    expect(due.map(({ month: when, isOverdue }) => [when, isOverdue])).toEqual([
      [month(-2), true],
      [month(0), false],
    ]);
    expect(due.every((each) => each.assessor.name === 'Nomvula Khumalo')).toBe(true);
    expect(await dueOf('moderator')).toEqual([]);
    expect(await dueOf('manager')).toEqual([]);
    expect(await dueOf('assessor')).toEqual([]);
    await platform.query('delete from planned_look');
  });

  it('plans nobody and nothing of another account, course or person who is not there', async () => {
    const [outcomeId] = await outcomesOf(course);
    const [elsewhere] = await outcomesOf(coursesOf(own, 'Early Childhood')[0]!);
    const assessorId = personOf('assessor').id;
    const body = { month: month(1) };
    const strangers = [
      { id: course, assessorId: personOf('karoo').id, outcomeId: outcomeId! },
      { id: course, assessorId, outcomeId: elsewhere! },
      { id: coursesOf(foreign)[0]!, assessorId, outcomeId: outcomeId! },
    ];
    for (const where of strangers)
      await expect(api.planLook({ ...where, body })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is read by verifiers and written by moderators and managers', async () => {
    const [outcomeId] = await outcomesOf(course);
    const where = { id: course, assessorId: personOf('assessor').id, outcomeId: outcomeId! };
    const verifier = await platform.as('verifier');
    expect((await verifier.getSamplingPlan({ id: course })).mayPlan).toBe(false);
    await expect(verifier.planLook({ ...where, body: { month: month(1) } })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const manager = await platform.as('manager');
    const planned = await manager.planLook({ ...where, body: { month: month(1) } });
    expect(planned.plannedBy.id).toBe(personOf('manager').id);
    await manager.withdrawPlannedLook({ id: planned.id });
    await expect((await platform.as('assessor')).getSamplingPlan({ id: course })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('the exported plan', () => {
  it('has a row of figures for each assessor and outcome, and no cell is a formula', async () => {
    const [outcomeId] = await outcomesOf(course);
    await api.planLook({
      id: course,
      assessorId: personOf('assessor').id,
      outcomeId: outcomeId!,
      body: { month: month(1), note: '=HYPERLINK("http://example.org")' },
    });
    const { rows, outcomes } = await api.getSamplingPlan({ id: course });
    const xlsx = await api.exportSamplingPlan({ id: course, type: 'xlsx' });
    expect(xlsx.fileName).toMatch(/^sampling-plan-\d{4}-\d\d-\d\d\.xlsx$/);
    const sheet = await readWorkbook(xlsx.blob);
    const pairs = rows.flatMap((row) => outcomes.map((outcome) => [row.assessor.name, outcome.code]));
    expect(sheet.slice(1).map((line) => [line[0], line[2]])).toEqual(pairs);
    const column = (title: string) => sheet[0]!.indexOf(title);
    const sum = (title: string) => sheet.slice(1).reduce((all, line) => all + Number(line[column(title)]), 0);
    const told = rows.flatMap((row) => row.cells);
    expect(sum('Assessed')).toBe(told.reduce((all, { assessed }) => all + assessed, 0));
    expect(sum('Assessed')).toBeGreaterThan(0);
    expect(sum('Sampled')).toBe(told.reduce((all, { sampled }) => all + sampled, 0));
    expect(sum('Looks planned')).toBe(told.reduce((all, { planned }) => all + planned.length, 0));
    const line =
      sheet[rows.findIndex((row) => row.assessor.id === personOf('assessor').id) * outcomes.length + 1]!;
    expect(line[column('Plans')]).toContain(`planned ${month(1)}: =HYPERLINK`);
    const csv = await (await api.exportSamplingPlan({ id: course, type: 'csv' })).blob.text();
    expect(csv.split('\n').every((line) => !/(^|,)"?[=@]/.test(line))).toBe(true);
    const { id } = await aBatch();
    const matrix = await api.getBatchMatrix({ id });
    expect(await readWorkbook((await api.exportBatchMatrix({ id, type: 'xlsx' })).blob)).toHaveLength(
      matrix.rows.length * matrix.outcomes.length + 1,
    );
  });
});
