import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportKindName } from '@moderator/contract/options';
import type { ReportFilter } from '@moderator/contract/types';
import { readPdf } from '../../testing/read-pdf.ts';
import { foreign, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { kinds } from './kinds/kinds.ts';
import { readerOf } from './reading.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const read = readerOf(() => platform);

/** How many rows each kind has in the account, counted by plain questions. */
const recounts: Partial<Record<ReportKindName, string>> = {
  learners: `select count(*) from document where kind = 'users' and account_id = $1 and deleted_at is null and body -> 'roles' ? 'learner'`,
  'learner-progress': `select count(*) from course_progress where account_id = $1`,
  'course-progress': `select count(*) from document where kind = 'courses' and account_id = $1 and deleted_at is null`,
  'lesson-progress': `select count(*) from document where kind = 'lessons' and account_id = $1 and deleted_at is null`,
  completions: `select (select count(*) from registration where account_id = $1 and superseded_at is null and status in ('Passed', 'Completed'))
    + (select count(*) from course_progress where account_id = $1 and status in ('Passed', 'Completed')) as count`,
  'assessment-results': `select count(*) from submission s join registration r on r.id = s.registration_id
    where s.account_id = $1 and r.superseded_at is null`,
  marking: `select count(*) from document where kind = 'users' and account_id = $1 and deleted_at is null and body -> 'roles' ? 'assessor'`,
  attempts: `select count(*) from attempt where account_id = $1 and superseded_at is null`,
  moderation: `select count(*) from batch where account_id = $1`,
  'outcome-coverage': `select count(*) from outcome o join document c on c.id = o.course_id where o.account_id = $1 and c.deleted_at is null`,
  certificates: `select count(*) from certificate where account_id = $1`,
  schedules: `select count(*) from schedule_plan where account_id = $1`,
  attendance: `select count(*) from session_person s join document m on m.id = s.session_id where s.account_id = $1
    and s.part = 'attendee' and m.deleted_at is null and m.body ->> 'status' is distinct from 'cancelled'`,
  badges: `select count(*) from badge where account_id = $1`,
  screening: `select count(*) from application where account_id = $1`,
  licences: `select count(*) from document where kind in ('licences', 'licence-engagements') and account_id = $1 and deleted_at is null`,
  distributions: `select count(*) from inbox_item i join document d on d.id = i.subject_id where i.subject_kind = 'distribution'
    and d.account_id = $1 and d.deleted_at is null`,
  devices: `select count(*) from device where account_id = $1`,
};

describe('kinds of reports', () => {
  it('are each listed with what can be asked of it, those of people to whoever manages alone', async () => {
    const [all, without] = await Promise.all(
      ['manager', 'moderator'].map(async (username) => (await platform.as(username)).listReports()),
    );
    expect(all!.map(({ kind }) => kind)).toEqual(kinds.map(({ kind }) => kind));
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
    const shown = kinds
      .filter(({ isPersonal, isGuarded }) => !isPersonal && !isGuarded)
      .map(({ kind }) => kind);
    expect(without!.map(({ kind }) => kind)).toEqual(shown);
    for (const { kind, isPersonal } of kinds)
      if (isPersonal)
        await expect(read(kind, {}, {}, 'moderator')).rejects.toMatchObject({ code: 'not_found' });
    for (const { personal, columns } of without!) {
      expect(personal).toBe(false);
      expect(columns.filter((column) => column.personal)).toEqual([]);
    }
  });

  it.each(kinds.map(({ kind }) => kind))(
    '%s has each row once, in whatever order it is read',
    async (kind) => {
      const listed = (await (await platform.as('manager')).listReports()).find((each) => each.kind === kind)!;
      const whole = await read(kind, {}, { total: true });
      const ids = whole.rows.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(whole.total).toBe(ids.length);
      const recount = recounts[kind];
      if (recount) {
        const [row] = await platform.query<{ count: string }>(recount, [own]);
        expect(ids.length).toBe(Number(row!.count));
      }
      for (const { cells } of whole.rows) expect(cells.length).toBe(listed.columns.length);
      for (const sort of listed.sorts) {
        const limit = Math.max(1, Math.ceil(ids.length / 3));
        const paged: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await read(kind, {}, { sort, limit, cursor, columns: [listed.columns[0]!.name] });
          paged.push(...page.rows.map(({ id }) => id));
          cursor = page.next ?? undefined;
        } while (cursor);
        expect(paged.toSorted()).toEqual(ids.toSorted());
      }
    },
  );

  it('show what was chosen alone, and refuse what a kind does not have', async () => {
    const { columns, rows } = await read(
      'learners',
      { state: ['active'] },
      { columns: ['state', 'learner'] },
    );
    expect(columns.map(({ name }) => name)).toEqual(['state', 'learner']);
    expect(new Set(rows.map(({ cells }) => cells[0]))).toEqual(new Set(['active']));
    const misfits: [ReportFilter, Parameters<typeof read>[2]][] = [
      [{ vacancyId: [own] }, {}],
      [{ from: '2026-02-01', to: '2026-01-01' }, {}],
      [{}, { columns: ['password'] }],
      [{}, { sort: 'groups' }],
      [{}, { cursor: 'x' }],
    ];
    for (const [filter, question] of misfits)
      await expect(read('learners', filter, question)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(read('salaries' as ReportKindName)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('tell participation as days of work do', async () => {
    const months = await read('participation', { interval: 'month', from: '2026-01-01', to: '2026-12-31' });
    const at = (name: string) => months.columns.findIndex((column) => column.name === name);
    const sum = (name: string) =>
      months.rows.reduce((total, { cells }) => total + Number(cells[at(name)]), 0);
    const [recount] = await platform.query<{ people: number; seconds: number }>(
      `select count(distinct (d.user_id, date_trunc('month', d.day), d.site_id))::int as people, sum(d.seconds)::int as seconds
        from active_day d join document s on s.kind = 'sites' and s.id = d.site_id and s.deleted_at is null
        where d.account_id = $1 and d.day between '2026-01-01' and '2026-12-31'`,
      [own],
    );
    expect(recount!.people).toBeGreaterThan(0);
    expect([sum('active'), sum('timeOnTask')]).toEqual([recount!.people, recount!.seconds]);
    for (const { cells } of months.rows) expect(Number(cells[at('rate')] ?? 0)).toBeLessThanOrEqual(1);
    const begins = months.rows.map(({ cells }) => [cells[at('site')], cells[at('from')]].join(' '));
    expect(begins).toEqual(begins.toSorted((one, other) => one.localeCompare(other)));
  });

  it('have rates and coefficients of four decimals', async () => {
    const { rows } = await read('agreement');
    const fractions = rows.flatMap(({ cells }) =>
      cells.filter((cell) => typeof cell === 'number' && cell % 1 !== 0),
    );
    expect(fractions.length).toBeGreaterThan(0);
    for (const fraction of fractions) expect(fraction).toBe(Number(Number(fraction).toFixed(4)));
  });

  it('are of the own accounts alone, and to whoever manages a site of that site', async () => {
    expect((await read('learners', { accountId: [foreign] })).rows).toEqual([]);
    const site = personOf('sitemanager').siteId!;
    const [at, elsewhere] = await Promise.all([
      read('learners', {}, {}, 'sitemanager'),
      read('learners', { siteId: [own] }, {}, 'sitemanager'),
    ]);
    const [row] = await platform.query<{ count: number }>(
      `select count(*)::int from document where kind = 'users' and deleted_at is null and site_id = $1 and body -> 'roles' ? 'learner'`,
      [site],
    );
    expect(at.rows.length).toBe(row!.count);
    expect(elsewhere.rows).toEqual([]);
    const all = await read('learners', {}, {}, 'administrator');
    expect(all.rows.length).toBeGreaterThan((await read('learners')).rows.length);
  });
});

describe('a file of a report', () => {
  const file = async (
    kind: ReportKindName,
    type: 'csv' | 'xlsx' | 'pdf' | 'json',
    filter: ReportFilter = {},
  ) => {
    const body = { filter, columns: undefined, sort: undefined };
    const { blob } = await (await platform.as('manager')).exportReport({ kind, type, body });
    return new Uint8Array(await blob.arrayBuffer());
  };

  it('has all rows, as csv, as a workbook that says what it is, and on paper', async () => {
    const { rows } = await read('schedules');
    const lines = new TextDecoder()
      .decode(await file('schedules', 'csv'))
      .trim()
      .split('\n');
    expect(lines.length).toBe(rows.length + 1);
    expect(lines[0]).toContain('Schedule,Course,Site');
    const book = unzipSync(await file('schedules', 'xlsx'));
    const text = (name: string) => new TextDecoder().decode(book[name]);
    expect(text('xl/worksheets/sheet1.xml').match(/<row>/g)!.length).toBe(rows.length + 1);
    expect(text('xl/worksheets/sheet2.xml')).toMatch(/Account.*As of/);
    expect(text('xl/workbook.xml')).toContain('name="About"');
    const paper = (await readPdf(await file('schedules', 'pdf'))).join(' ');
    expect(paper).toMatch(/Schedules.*As of: 2\d{3}-\d\d-\d\d \d\d:\d\d, time of Africa\/Johannesburg/s);
    // Times as people of the account have them.
    const begins = new Date(String(rows[0]!.cells[5]));
    expect(paper).toContain(
      new Date(begins.getTime() + 2 * 3_600_000).toISOString().slice(0, 16).replace('T', ' '),
    );
    expect(paper).not.toContain(begins.toISOString());
  });

  it.each(kinds.flatMap(({ kind, chart }) => (chart ? [[kind, chart] as const] : [])))(
    '%s shows on paper as bars what its table says, where there is anything of it',
    async (kind, chart) => {
      const { rows, columns } = await read(kind);
      const at = (name: string) => columns.findIndex((column) => column.name === name);
      for (const name of [...chart.by, ...chart.of]) expect(at(name)).toBeGreaterThanOrEqual(0);
      const isShare = columns[at(chart.of[0]!)]!.type === 'share';
      const told = rows.filter(({ cells }) =>
        chart.of.some((name) => typeof cells[at(name)] === 'number' && (isShare || cells[at(name)] !== 0)),
      );
      const text = (await readPdf(await file(kind, 'pdf'))).join(' ');
      const [first] = told;
      if (!first) return expect(text).not.toContain(chart.title);
      const value = Number(first.cells[at(chart.of[0]!)]);
      expect(text).toContain(chart.title);
      expect(text).toContain(isShare ? `${(100 * value).toFixed(1)} %` : String(value));
    },
  );

  it('has what happened behind completions as statements, of the same things and without a name', async () => {
    interface Statement {
      id: string;
      actor: { account: { name: string } };
      verb: { id: string };
      object: { id: string };
      context: { registration: string; extensions: Record<string, string> };
    }
    const sessionExtension = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid';
    const statements = JSON.parse(new TextDecoder().decode(await file('completions', 'json'))) as Statement[];
    const finished = await platform.query<{ id: string; user_id: string; item_id: string; event: string }>(
      `select g.id, g.user_id, g.item_id, e.event from registration g join registration_event e on e.registration_id = g.id
        where g.account_id = $1 and g.superseded_at is null and g.status in ('Passed', 'Completed')
          and e.event in ('open', 'complete', 'pass', 'fail', 'releasePassed', 'releaseFailed', 'certify', 'waive', 'closeWindow')`,
      [own],
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.map(({ context }) => context.registration).sort()).toEqual(
      finished.map(({ id }) => id).sort(),
    );
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
    // What follows an opening belongs to the session that it began.
    const openings = statements.filter(({ verb }) => verb.id.endsWith('/initialized')).map(({ id }) => id);
    const sessionOf = ({ context }: Statement) => context.extensions[sessionExtension]!;
    const passed = statements.filter(({ verb }) => verb.id.endsWith('/passed'));
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.map(sessionOf).filter((id) => !openings.includes(id))).toEqual([]);
    const text = JSON.stringify(statements);
    for (const { user_id } of finished) expect(text).not.toContain(user_id);
    expect(statements.some(({ verb }) => /\/(passed|completed)$/.test(verb.id))).toBe(true);
    await expect(file('learners', 'json')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('has no formula in it, whatever people are called', async () => {
    const [learner] = (await read('learners', {}, { limit: 1 })).rows;
    await platform.query(
      `update document set body = body || '{"number": "=1+1"}' where kind = 'users' and id = $1`,
      [learner!.id],
    );
    expect(new TextDecoder().decode(await file('learners', 'csv'))).toContain("'=1+1");
  });

  it('of people is written down with who took it, and that of nobody is not', async () => {
    const entries = async () => {
      const [row] = await platform.query<{ count: number; detail: { kind: string; personal: string[] } }>(
        `select count(*) over ()::int, detail from audit_entry where account_id = $1 and action = 'report exported'
          order by sequence desc limit 1`,
        [own],
      );
      return row;
    };
    const before = (await entries())?.count ?? 0;
    await file('licences', 'csv');
    expect((await entries())?.count ?? 0).toBe(before);
    await file('overdue', 'csv');
    const after = await entries();
    expect(after).toMatchObject({ count: before + 1, detail: { kind: 'overdue' } });
    expect(after!.detail.personal).toContain('learner');
  });
});
