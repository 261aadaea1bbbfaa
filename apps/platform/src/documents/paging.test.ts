import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { resources } from '@moderator/contract';
import { raw } from '../testing/raw.ts';
import { clientId, own as accountId } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  // A thousand learners, many of whom share a name, some without a surname worth sorting by.
  await platform.query(
    `insert into document (kind, id, client_id, account_id, search, body)
      select 'users', gen_random_uuid(), $1::uuid, $2::uuid, 'many' || n, jsonb_build_object(
        'accountId', $2::uuid, 'clientId', $1::uuid, 'username', 'many' || n, 'name', 'N' || (n % 7),
        'surname', case when n % 10 = 0 then 'é' when n % 11 = 0 then 's5' else 'S' || (n % 13) end, 'roles', '["learner"]'::jsonb,
        'locale', 'zu', 'groupIds', '[]'::jsonb, 'scope', '', 'registrations', '[]'::jsonb,
        'isRunningGroupHardware', false, 'state', 'active')
      from generate_series(1, 1000) n`,
    [clientId, accountId],
  );
});
afterAll(() => platform.stop());

/** As texts are ordered: without regard to capitals and marks. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
const inOrder = (texts: string[]) =>
  texts.map(plain).toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** All pages of a list, one after the other. */
async function walk(path: string, limit: number) {
  const seen: Record<string, string>[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const join = path.includes('?') ? '&' : '?';
    const after = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const { status, body } = await raw(platform, 'GET', `${path}${join}limit=${limit}${after}`, {
      as: 'administrator',
    });
    expect(status).toBe(200);
    seen.push(...body.data);
    expect(body.data.length === limit || body.page.next === null).toBe(true);
    cursor = body.page.next;
    pages++;
  } while (cursor);
  return { seen, pages };
}

const users = resources.find((each) => each.kind === 'users')!;
const sorts = users.sorts.flatMap((name) => [name, `-${name}`]);

describe('the pages of a thousand users', () => {
  it.each(sorts)('sorted by %s hold each once, in order', async (sort) => {
    const { seen, pages } = await walk(`/users/search?query=many&sort=${sort}`, 150);
    expect(pages).toBe(7);
    expect(new Set(seen.map((each) => each['id'])).size).toBe(1000);
    const field = sort.replace('-', '');
    const values = seen.map((each) => each[field]!);
    const sorted = inOrder(values);
    expect(values.map(plain)).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted);
  });

  it('are counted over all pages where it is asked for', async () => {
    const administrator = await platform.as('administrator');
    const page = await administrator.searchUsers({ query: { query: 'many', limit: 3, total: 'true' } });
    expect([page.items.length, page.total]).toEqual([3, 1000]);
  });

  it('neither repeat nor skip anybody when somebody is deleted in between', async () => {
    const administrator = await platform.as('administrator');
    const query = { query: 'many', sort: 'username', limit: 400 } as const;
    const first = await administrator.searchUsers({ query });
    await administrator.deleteUser({ id: first.items[0]!.id });
    const second = await administrator.searchUsers({ query: { ...query, cursor: first.next } });
    const third = await administrator.searchUsers({ query: { ...query, cursor: second.next } });
    const all = [...first.items, ...second.items, ...third.items];
    expect([new Set(all.map((each) => each.id)).size, third.next]).toEqual([1000, null]);
  });
});

describe('the pages of attempts', () => {
  const fields = ['learner', 'course', 'site', 'assessor', 'dueAt', 'assessedAt', 'submittedAt', 'state'];
  it.each(fields.flatMap((name) => [name, `-${name}`]))('sorted by %s hold each once', async (sort) => {
    const [row] = await platform.query<{ count: number }>(
      'select count(*)::int as count from attempt where client_id = $1',
      [clientId],
    );
    const { seen } = await walk(`/moderation/attempts?queue=all&sort=${sort}`, 9);
    expect(seen).toHaveLength(row!.count);
    expect(new Set(seen.map((each) => each['id'])).size).toBe(row!.count);
  });

  it('sorted by learner are in the order that people read, and found without marks', async () => {
    const [{ id }] = (await platform.query<{ id: string }>(
      `update attempt set learner_name = 'élan, Désirée' where id = (select id from attempt order by id limit 1) returning id`,
    )) as [{ id: string }];
    const { seen } = await walk('/moderation/attempts?queue=all&sort=learner', 9);
    const names = seen.map((each) => (each['learner'] as unknown as { name: string }).name);
    expect(names.map(plain)).toEqual(inOrder(names));
    const found = await walk('/moderation/attempts?queue=all&query=desiree%20Élan', 9);
    expect(found.seen.map((each) => each['id'])).toEqual([id]);
  });

  it.each([
    ['batches', '/moderation/batches'],
    ['external assessments', '/moderation/external-assessments'],
  ])('of %s hold each once', async (_, path) => {
    const whole = await walk(path, 500);
    const { seen } = await walk(path, 1);
    expect(seen.map((each) => each['id'])).toEqual(whole.seen.map((each) => each['id']));
    expect(seen.length).toBeGreaterThan(1);
  });

  it('of a batch and of a course hold each once', async () => {
    const administrator = await platform.as('administrator');
    const { items } = await administrator.listBatches({ query: { state: ['sampled'] } });
    const batch = items.find((each) => each.size > 10)!;
    const drawn = await walk(`/moderation/batches/${batch.id}/attempts`, 4);
    expect(new Set(drawn.seen.map((each) => each['id'])).size).toBe(batch.size);
    const learners = await walk(`/admin/courses/${batch.course.id}/summative/learners`, 4);
    const whole = await walk(`/admin/courses/${batch.course.id}/summative/learners`, 500);
    expect(learners.seen).toEqual(whole.seen);
  });
});

describe('a sort by number', () => {
  it('puts ten after nine', async () => {
    const administrator = await platform.as('administrator');
    for (const nqfLevel of [10, 9, 1, undefined])
      await administrator.createCourse({
        body: {
          accountId,
          title: 'Level',
          registrationNumber: 'L',
          route: 'legacy',
          ...(nqfLevel ? { nqfLevel } : {}),
        },
      });
    const { seen } = await walk('/admin/courses/search?query=level&sort=nqfLevel', 1);
    expect(seen.map((each) => each['nqfLevel'] ?? null)).toEqual([null, 1, 9, 10]);
  });
});

describe('a cursor', () => {
  const cursorOf = async (path: string) =>
    (await raw(platform, 'GET', path, { as: 'administrator' })).body.page.next as string;
  const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const id = '00000000-0000-4000-8000-000000000000';

  it.each([
    ['another list', '/sites?limit=1&sort=name', '/licences?sort=name'],
    ['another order', '/users?limit=1&sort=name', '/users?sort=surname'],
    ['the opposite order', '/users?limit=1&sort=name', '/users?sort=-name'],
    ['another queue', '/moderation/attempts?limit=1&sort=learner', '/moderation/batches?limit=1'],
  ])('of %s is refused', async (_, from, to) => {
    const cursor = await cursorOf(from);
    expect(cursor).toBeTruthy();
    const { status, body } = await raw(platform, 'GET', `${to}&cursor=${cursor}`, { as: 'administrator' });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });

  it.each([
    ['/users', ['users surname', 'x', '-'.repeat(36)]],
    ['/users', ['users surname', 'a\0', id]],
    ['/users', ['users surname', { a: 1 }, id]],
    ['/users', ['users surname', null, id]],
    ['/users', { 0: 'users surname' }],
    ['/moderation/attempts?sort=dueAt', ['attempts dueAt', 'tomorrow', id]],
    ['/moderation/attempts?sort=dueAt', ['attempts dueAt', '0000-01-01 00:00:00+00', id]],
    ['/moderation/batches', ['batches', 'yesterday', id]],
    ['/moderation/external-assessments', ['external assessments', '2026-13-41', id]],
  ])('for %s made up as %j is refused', async (path, value) => {
    const join = path.includes('?') ? '&' : '?';
    const { status, body } = await raw(platform, 'GET', `${path}${join}cursor=${write(value)}`, {
      as: 'administrator',
    });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });
});

describe('an export', () => {
  const exported = async (type: 'csv' | 'xlsx' | 'pdf' | 'json') =>
    (await platform.as('administrator')).exportSites({ type, query: { accountId: [accountId] } });
  beforeAll(async () => {
    const administrator = await platform.as('administrator');
    for (const name of ['=HYPERLINK("http://evil")', '+27', '-1', '@SUM(A1)', 'a "b", <c> & d', 'a;=1+1;-2'])
      await administrator.createSite({ body: { accountId, name } });
  });

  it('as csv opens in a spreadsheet with its letters and without formulas', async () => {
    const { blob, fileName, mediaType } = await exported('csv');
    expect([fileName, mediaType]).toEqual(['sites.csv', 'text/csv; charset=utf-8']);
    const bytes = Buffer.from(await blob.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString();
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(text).toContain('"a ""b"", <c> & d"');
    expect(text).toContain(`a;'=1+1;'-2`);
    for (const line of text.split('\n'))
      for (const cell of line.split(/[,;]/)) expect(cell.replace(/^"/, '')).not.toMatch(/^([=+@]|-\S)/);
  });

  it('as xlsx is a workbook of texts', async () => {
    const { blob, fileName } = await exported('xlsx');
    expect(fileName).toBe('sites.xlsx');
    const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('a &quot;b&quot;, &lt;c&gt; &amp; d');
    expect(sheet).not.toContain('<f>');
    expect(Object.keys(parts)).toContain('[Content_Types].xml');
  });

  it('as pdf is one, and as json is the list', async () => {
    expect((await (await exported('pdf')).blob.text()).slice(0, 5)).toBe('%PDF-');
    const listed = await (
      await platform.as('administrator')
    ).listSites({ query: { accountId: [accountId], limit: 500 } });
    expect(JSON.parse(await (await exported('json')).blob.text())).toEqual(listed.items);
  });

  it('of more than one page holds all', async () => {
    const administrator = await platform.as('administrator');
    const file = await administrator.exportUsers({ type: 'json', query: { accountId: [accountId] } });
    const [row] = await platform.query<{ count: number }>(
      `select count(*)::int as count from document where kind = 'users' and account_id = $1 and deleted_at is null`,
      [accountId],
    );
    expect((JSON.parse(await file.blob.text()) as unknown[]).length).toBe(row!.count);
  });

  it('of another kind does not exist', async () => {
    await expect(exported('exe' as 'csv')).rejects.toMatchObject({ code: 'not_found' });
  });
});
