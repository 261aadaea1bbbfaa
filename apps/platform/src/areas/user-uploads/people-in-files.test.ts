import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../../testing/raw.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { csv, exported, head, people, spreadsheet } from './tables.fixture.ts';
import { send, uploaded } from './uploads.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const userOf = async (username: string) => {
  const [row] = await platform.query<{ id: string; body: Record<string, unknown> }>(
    `select id, body from document where kind = 'users' and body ->> 'username' = $1`,
    [username],
  );
  return row;
};

describe('people come', () => {
  it('from csv with everything that a row can say', async () => {
    const manager = await platform.as('manager');
    const [site] = (await manager.listSites({ query: { limit: 1 } })).items;
    const groups = (await manager.listGroups({ query: { limit: 2 } })).items;
    const row = {
      Username: 'csv.person',
      'First name': '',
      name: '=SUM(A1)',
      SURNAME: "O'Brien-Ñandú",
      email: 'csv.person@example.org',
      phone_number: '+27821112222',
      number: '0042',
      Gender: 'female',
      race: 'coloured',
      disability: 'Hearing',
      locale: 'ZU',
      'Site name': site!.name.toUpperCase(),
      roles: 'Learner; site manager',
      groups: groups.map(({ name }) => name).join(';'),
    };
    const { 'First name': _, ...known } = row;
    const table = Buffer.from(
      `\uFEFF${Object.keys(known).join(';')}\r\n${Object.values(known)
        .map((cell) => `"${cell}"`)
        .join(';')}\r\n`,
    );
    const { upload, rows } = await uploaded(platform, 'manager', table, { fileName: 'People of May.csv' });
    expect(upload).toMatchObject({
      fileName: 'People of May.csv',
      accountId: own,
      mode: 'all',
      state: 'finished',
      rows: 1,
      checked: 1,
      done: 1,
      created: 1,
      refused: 0,
      code: null,
      message: null,
    });
    expect(rows).toEqual([
      {
        row: 2,
        outcome: 'created',
        userId: expect.any(String),
        code: null,
        field: null,
        message: null,
        mistakes: [],
      },
    ]);
    const user = await manager.getUser({ id: rows[0]!.userId! });
    expect(user).toMatchObject({
      username: 'csv.person',
      name: '=SUM(A1)',
      surname: "O'Brien-Ñandú",
      email: 'csv.person@example.org',
      phoneNumber: '+27821112222',
      number: '0042',
      gender: 'Female',
      race: 'Coloured',
      disability: 'Hearing',
      locale: 'zu',
      siteId: site!.id,
      siteName: site!.name,
      roles: ['learner', 'site_manager'],
      groupIds: groups.map(({ id }) => id),
      state: 'active',
      version: 1,
    });
    const found = await manager.searchUsers({ query: { query: 'csv.person' } });
    expect(found.items.map(({ id }) => id)).toEqual([user.id]);
    const history = await platform.query(
      'select action, version, author_id from document_history where id = $1',
      [user.id],
    );
    expect(history).toEqual([{ action: 'create', version: 1, author_id: personOf('manager').id }]);
  });

  it('from a workbook that the platform exported', async () => {
    const table = await exported(
      [...head, 'phoneNumber'],
      [
        ['xlsx1', 'A', 'B', '+27829990000'],
        ['xlsx2', 'C', 'D', ''],
      ],
    );
    const { upload } = await uploaded(platform, 'manager', table, { fileName: 'people.xlsx' });
    expect(upload).toMatchObject({ state: 'finished', created: 2 });
    expect((await userOf('xlsx1'))!.body).toMatchObject({
      name: 'A',
      phoneNumber: '+27829990000',
      roles: ['learner'],
    });
    expect((await userOf('xlsx2'))!.body).not.toHaveProperty('phoneNumber');
  });

  it('from a workbook with shared strings, numbers and rows left free', async () => {
    const shared = ['username', 'name', 'surname', 'number', 'Thandi &amp; Co'].map(
      (text) => `<si><t>${text}</t></si>`,
    );
    const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="s"><v>2</v></c><c r="E2" t="s"><v>3</v></c></row>
      <row r="4"><c r="A4" t="str"><v>shared1</v></c><c r="B4" t="s"><v>4</v></c><c r="C4" t="s"><v>4</v></c><c r="E4"><v>7001</v></c></row>`;
    const table = spreadsheet(rows, shared.join(''));
    const { rows: report } = await uploaded(platform, 'manager', table, { fileName: 'people.xlsx' });
    expect(report).toMatchObject([{ row: 4, outcome: 'created' }]);
    expect((await userOf('shared1'))!.body).toMatchObject({ name: 'Thandi & Co', number: '7001' });
  });

  it('from a workbook that is damaged not at all', async () => {
    const whole = await exported(head, people(50, 'damaged'));
    const table = Buffer.concat([whole.subarray(0, whole.length - 400)]);
    const { upload } = await uploaded(platform, 'manager', table, { fileName: 'people.xlsx', mode: 'valid' });
    expect(upload).toMatchObject({ state: 'refused', code: '4007', created: 0 });
    expect(upload.message).toContain('damaged');
  });
});

describe('the file', () => {
  it.each([
    ['is empty', 'people.csv', '', 'empty_file'],
    ['is a workbook and named a text', 'people.csv', 'workbook', 'mislabelled_file'],
    ['is text and named a workbook', 'people.xlsx', 'a,b', 'mislabelled_file'],
    ['has bytes that are no text', 'people.csv', 'a,\0', 'mislabelled_file'],
    ['is a text and no table', 'people.txt', 'a,b', 'wrong_media_type'],
    ['is nothing known', 'people.ods', 'a,b', 'wrong_media_type'],
  ])('that %s is refused at once', async (_, fileName, text, code) => {
    const content = text === 'workbook' ? await exported(head, []) : Buffer.from(text);
    await expect(send(platform, 'manager', content, { fileName })).rejects.toMatchObject({ code });
  });

  it('that is missing is asked for', async () => {
    const answer = await raw(platform, 'POST', '/users/bulk', { as: 'manager', body: new FormData() });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  });

  it('is kept no longer than it is needed', async () => {
    const { upload } = await uploaded(platform, 'manager', csv(head, ['kept', 'A', 'B']));
    await expect
      .poll(() => platform.query('select file_id from user_upload where id = $1', [upload.id]))
      .toEqual([{ file_id: null }]);
    expect(await platform.query('select from user_upload_pending')).toEqual([]);
  });
});
