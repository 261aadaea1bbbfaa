import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foreign as other, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { csv, head, people, spreadsheet } from './tables.fixture.ts';
import { uploaded } from './uploads.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => (platform = await startTestPlatform()));
afterAll(() => platform.stop());
beforeEach(async () => {
  await platform.query(`update document set body = body - 'learners' where kind = 'licences'`);
});

const manager = (...rows: (readonly string[])[]) =>
  uploaded(platform, 'manager', csv(...rows), { mode: 'valid' });
const all = (...rows: (readonly string[])[]) => uploaded(platform, 'manager', csv(...rows), { mode: 'all' });
const usernames = async (prefix: string) =>
  (
    await platform.query<{ username: string }>(
      `select body ->> 'username' as username from document where kind = 'users' and body ->> 'username' like $1 order by 1`,
      [`${prefix}%`],
    )
  ).map(({ username }) => username);

describe('a row is refused, and its neighbours are not,', () => {
  const keyed = [...head, 'phoneNumber', 'email'];

  it('with 4001 where its username is taken in the client, whatever its case', async () => {
    const { upload, rows } = await manager(head, ['Karoo', 'A', 'B'], ['taken1', 'A', 'B']);
    expect(upload).toMatchObject({
      state: 'finished',
      rows: 2,
      checked: 2,
      done: 2,
      created: 1,
      refused: 1,
      code: null,
    });
    expect(rows).toMatchObject([
      { row: 2, outcome: 'refused', userId: null, code: '4001', field: 'username' },
      { row: 3, outcome: 'created', code: null, field: null, message: null },
    ]);
  });

  it('with 4001, 4002 and 4004 where an earlier row has the same', async () => {
    const { rows } = await manager(
      keyed,
      ['same1', 'A', 'B', '+27821230000', 'same1@example.org'],
      ['SAME1', 'A', 'B', '', ''],
      ['same2', 'A', 'B', '+27821230000', ''],
      ['same3', 'A', 'B', '', 'Same1@Example.org'],
      ['same4', 'A', 'B', '', ''],
    );
    expect(rows.map(({ row, code, field }) => [row, code, field])).toEqual([
      [2, null, null],
      [3, '4001', 'username'],
      [4, '4002', 'phoneNumber'],
      [5, '4004', 'email'],
      [6, null, null],
    ]);
    expect(rows[2]!.message).toBe('Row 2 of this table has the same contact number.');
  });

  it('with every code that it has, those of this table and those of others', async () => {
    const columns = [...keyed, 'gender'];
    const { upload, rows } = await manager(
      columns,
      ['codes1', 'A', 'B', '+27821230001', 'codes1@example.org', ''],
      ['CODES1', 'A', 'B', '+27821230001', 'Codes1@example.org', ''],
      ['karoo', 'A', 'B', '', 'karoo@example.org', 'many'],
    );
    const told = rows.map(({ row, code, mistakes }) => [
      row,
      code,
      mistakes.map((each) => [each.code, each.field]),
    ]);
    expect(told.slice(0, 2)).toEqual([
      [2, null, []],
      [
        3,
        '4001',
        [
          ['4001', 'username'],
          ['4002', 'phoneNumber'],
          ['4004', 'email'],
        ],
      ],
    ]);
    expect(told[2]!.slice(0, 2)).toEqual([4, '4007']);
    expect(told[2]![2]).toEqual(
      expect.arrayContaining([
        ['4007', 'gender'],
        ['4001', 'username'],
      ]),
    );
    expect(rows[1]!.message).toBe(rows[1]!.mistakes.map(({ message }) => message).join(' '));
    expect(upload).toMatchObject({ rows: 3, created: 1, refused: 2, done: 3 });
  });

  it('with 4002 and 4004 where somebody of another account of the client has it', async () => {
    await platform.query(
      `insert into document (kind, id, client_id, account_id, body) select 'users', gen_random_uuid(), client_id, id,
        '{"username": "elsewhere", "phoneNumber": "+27825550000", "email": "Elsewhere@example.org", "roles": []}'
        from document where id = $1`,
      [other],
    );
    const { rows } = await manager(
      keyed,
      ['there1', 'A', 'B', '+27825550000', ''],
      ['there2', 'A', 'B', '', 'elsewhere@EXAMPLE.org'],
    );
    expect(rows.map(({ code, field }) => [code, field])).toEqual([
      ['4002', 'phoneNumber'],
      ['4004', 'email'],
    ]);
  });

  it.each([
    ['an email address that is none', 'email', 'nobody', 'email: Invalid email address.'],
    ['a gender that is none', 'gender', 'many', 'gender: Invalid option'],
    ['a race that is none', 'race', 'Martian', 'race: Invalid option'],
    ['a role that is none', 'roles', 'learner; king', 'roles may be administrator'],
    ['a site that is none', 'siteName', 'Atlantis', 'The account has no site "Atlantis".'],
    ['a site of another account', 'siteId', '', 'The account has no site "'],
    ['a group that is none', 'groups', 'Nobody', 'The account has no group "Nobody".'],
    ['a contact number that is too long', 'phoneNumber', '1'.repeat(41), 'phoneNumber: Too big'],
    ['a disability that is too long', 'disability', 'x'.repeat(256), 'disability: Too big'],
    ['a role above the own', 'roles', 'administrator', 'You cannot give a role above your own.'],
  ])('with 4007 where it has %s', async (_, field, value, message) => {
    const [site] = await platform.query<{ id: string }>(
      `select id from document where kind = 'sites' and account_id = $1 limit 1`,
      [other],
    );
    const { upload, rows } = await manager(
      [...head, field],
      [`bad ${field}`, 'A', 'B', value || site!.id],
      [`good ${field} ${value.slice(0, 20)}`, 'A', 'B', ''],
    );
    expect(upload).toMatchObject({ created: 1, refused: 1 });
    expect(rows[0]).toMatchObject({ row: 2, outcome: 'refused', code: '4007', field });
    expect(rows[0]!.message).toContain(message);
  });

  it('with 4007 where what it has to say is missing, with all of its mistakes at once', async () => {
    const { rows } = await manager([...head, 'email'], ['half', '', ' ', 'x'], ['', 'A', 'B', '']);
    expect(rows[0]).toMatchObject({ code: '4007', field: 'name' });
    expect(rows[0]!.message).toBe('name is missing. surname is missing. email: Invalid email address.');
    expect(rows[1]).toMatchObject({
      row: 3,
      code: '4007',
      field: 'username',
      message: 'username is missing.',
    });
  });

  it.each([
    ["=cmd|'/C calc'!A0", '= | / !'],
    ['../zanele', '/'],
    ['<b>zanele</b>', '< > /'],
  ])('with 4007 where its username is %s, which nobody could sign in with', async (username, signs) => {
    const { upload, rows } = await manager(
      head,
      [username, 'A', 'B'],
      [`o'hare+${signs.length} of_home@example.org`, 'A', 'B'],
    );
    expect(upload).toMatchObject({ created: 1, refused: 1 });
    expect(rows[0]).toMatchObject({
      row: 2,
      code: '4007',
      field: 'username',
      message: `username: ${signs} may not stand in it. Letters, digits, spaces and . - _ @ + ' may.`,
    });
  });

  it('with 4007 where something stands beside the columns', async () => {
    const { rows } = await manager(head, ['beside', 'A', 'B', 'C']);
    expect(rows[0]).toMatchObject({
      code: '4007',
      field: null,
      message: 'The cell 4 stands under no column.',
    });
  });

  it.each([
    ['NUL', '_x0000_'],
    ['half of a character', '&#xD800;'],
    ['bytes that are no text', '\uFFFD'],
  ])('with 4007 where it has %s', async (_, text) => {
    const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (...cells: string[]) => `<row>${cells.map(cell).join('')}</row>`;
    const table = spreadsheet(row(...head) + row('broken', `A${text}`, 'B') + row(`n${text}`, 'A', 'B'), '');
    const { rows } = await uploaded(platform, 'manager', table, { mode: 'valid', fileName: 'people.xlsx' });
    expect(rows).toMatchObject([
      { row: 2, code: '4007', field: 'name', message: 'name contains a character that is not text.' },
      { row: 3, code: '4007', field: 'username' },
    ]);
  });

  it('with 4009 where the licences have no seat left', async () => {
    const [{ count } = { count: 0 }] = await platform.query<{ count: number }>(
      `select count(*)::int as count from document where kind = 'users' and account_id = $1 and body -> 'roles' ? 'learner'`,
      [own],
    );
    const seats = JSON.stringify({ learners: count + 2 });
    await platform.query(
      `update document set body = body || $2::jsonb where kind = 'licences' and account_id = $1`,
      [own, seats],
    );
    const table = [
      [...head, 'roles'],
      ['seat1', 'A', 'B', ''],
      ['seat2', 'A', 'B', 'trainer'],
      ['seat3', 'A', 'B', 'Learner'],
      ['seat4', 'A', 'B', ''],
      ['seat5', 'A', 'B', 'assessor, trainer'],
    ];
    const whole = await all(...table);
    expect(whole.upload).toMatchObject({ state: 'refused', code: '4009', created: 0, refused: 1, done: 5 });
    expect(whole.upload.message).toBe(
      'There are not enough licences: seats for 1 more learner are needed. Nothing was stored.',
    );
    expect(whole.rows.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'skipped',
      'skipped',
      'skipped',
      '4009',
      'skipped',
    ]);
    expect(await usernames('seat')).toEqual([]);
    const { upload, rows } = await manager(...table);
    expect(upload).toMatchObject({ state: 'finished', code: null, created: 4, refused: 1 });
    expect(rows[3]).toMatchObject({ row: 5, outcome: 'refused', code: '4009' });
    expect(await usernames('seat')).toEqual(['seat1', 'seat2', 'seat3', 'seat5']);
  });
});

describe('of mode all, one refused row', () => {
  it('leaves nothing stored, and every mistake is told', async () => {
    const { upload, rows } = await all(
      [...head, 'email'],
      ['none1', 'A', 'B', ''],
      ['karoo', 'A', 'B', ''],
      ['none2', 'A', 'B', 'nobody'],
      ['none3', 'A', 'B', ''],
    );
    expect(upload).toMatchObject({
      state: 'refused',
      code: '4007',
      rows: 4,
      done: 4,
      created: 0,
      refused: 2,
    });
    expect(upload.message).toBe('2 rows have mistakes, so nothing was stored.');
    expect(rows.map(({ outcome, code }) => code ?? outcome)).toEqual(['skipped', '4001', '4007', 'skipped']);
    expect(await usernames('none')).toEqual([]);
  });

  it('gives the upload its code', async () => {
    for (const [code, row] of [
      ['4001', ['karoo', 'A', 'B']],
      ['4007', ['x', 'A', '']],
    ] as const)
      expect((await all(head, row)).upload).toMatchObject({ state: 'refused', code, refused: 1 });
  });
});

describe('a table is refused as a whole', () => {
  it.each([
    [
      'with a column that is not known',
      ['username', 'name', 'surname', 'shoe size'],
      'There is no column "shoe size".',
    ],
    ['without a column that is needed', ['name', 'surname'], 'The column username is missing.'],
    ['with a column twice', [...head, 'Email', 'e-mail'], 'The column email is there twice.'],
    ['with the site twice', [...head, 'siteId', 'siteName'], 'by siteName or by siteId'],
  ])('%s', async (_, columns, sentence) => {
    for (const answer of [await manager(columns, ['a', 'b', 'c', 'd', 'e']), await all(columns, ['a'])]) {
      expect(answer.upload).toMatchObject({ state: 'refused', code: '4007', created: 0 });
      expect(answer.upload.message).toContain(sentence);
      expect(answer.rows).toEqual([]);
    }
  });

  it('with a head alone, or with nothing at all', async () => {
    expect((await all(head)).upload).toMatchObject({
      state: 'refused',
      code: '4007',
      message: 'The table has no rows below its head. Nothing was stored.',
    });
    expect((await all([''], [' '], ['\n'])).upload).toMatchObject({ state: 'refused', code: '4007' });
  });

  it('with a quote that is never closed, though rows before it were read', async () => {
    const table = Buffer.concat([csv(head, ...people(2500, 'quote')), Buffer.from('\n"open,A,B\nx,y,z')]);
    const { upload, rows } = await uploaded(platform, 'manager', table, { mode: 'valid' });
    expect(upload).toMatchObject({ state: 'refused', code: '4007', checked: 0 });
    expect(upload.message).toContain('Row 2502 opens a quote');
    expect(rows).toEqual([]);
    expect(await usernames('quote')).toEqual([]);
  });
});
