import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserCreate } from '@moderator/contract/types';
import { readPdf } from '../../testing/read-pdf.ts';
import { own as accountId } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const query = { accountId: [accountId] };
const administrator = () => platform.as('administrator');
const bytesOf = async ({ blob }: { blob: Blob }) => new Uint8Array(await blob.arrayBuffer());
let made = 0;
async function create(person: Partial<UserCreate>) {
  const username = `exported${++made}`;
  const email = `${username}@example.org`;
  const { clientId } = await (await administrator()).getAccount({ id: accountId });
  const rest = { accountId, clientId, username, email, name: 'A', surname: 'B', roles: ['learner' as const] };
  return (await administrator()).createUser({ body: { ...rest, ...person } });
}

describe('an export as xlsx', () => {
  it('has no character that XML cannot have', async () => {
    await create({ name: 'Mo\ufffepa\uffffni', surname: 'Marula😀' });
    const file = await bytesOf(await (await administrator()).exportUsers({ type: 'xlsx', query }));
    const sheet = new TextDecoder().decode(unzipSync(file)['xl/worksheets/sheet1.xml']);
    expect(sheet).toContain('>Mopani<');
    expect(sheet).toContain('>Marula😀<');
    // oxlint-disable-next-line no-control-regex
    expect(sheet).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  });
});

describe('an export of schedules', () => {
  const exported = async (type: 'xlsx' | 'pdf' | 'csv') =>
    bytesOf(await (await administrator()).exportSchedules({ type, query }));
  const listed = async () => {
    const { items } = await (await administrator()).listSchedules({ query: { ...query, limit: 500 } });
    return items.find(({ startsAt }) => startsAt)!;
  };
  const onClock = (instant: Date | string) =>
    new Date(new Date(instant).getTime() + 2 * 3_600_000).toISOString();

  it('has days and times that a spreadsheet sorts, numbers that it adds up, and a head that stays in sight', async () => {
    const parts = unzipSync(await exported('xlsx'));
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    const { startsAt } = await listed();
    const minute = new Date(onClock(startsAt)).setUTCSeconds(0, 0);
    const serial = (minute - Date.UTC(1899, 11, 30)) / 86_400_000;
    expect(sheet).toContain(`<c s="2"><v>${serial}</v></c>`);
    expect(sheet).toMatch(/<c><v>\d+<\/v><\/c>/);
    expect(sheet).toMatch(/state="frozen".*<cols><col min="1" max="1" width="38"/);
    expect(new TextDecoder().decode(parts['xl/styles.xml'])).toContain('numFmtId="22"');
  });

  it('says on paper what people say: fields in words, and times of the account', async () => {
    const text = (await readPdf(await exported('pdf'))).join(' ');
    const { startsAt } = await listed();
    expect(text).toMatch(/^Schedules/);
    expect(text).toContain('Starts at');
    expect(text).toContain(onClock(startsAt).slice(0, 16).replace('T', ' '));
    expect(text).not.toMatch(/startsAt|\d\dT\d\d:|000Z/);
  });
});

describe('an export as csv', () => {
  it('has telephone numbers as they are, and nothing else that begins as a formula does', async () => {
    await create({ phoneNumber: '+27825550199', name: '+1+2', surname: '+27' });
    const file = await bytesOf(await (await administrator()).exportUsers({ type: 'csv', query }));
    const text = new TextDecoder().decode(file);
    expect(text).toContain(',+27825550199,');
    expect(text).toContain(",'+1+2,'+27,");
  });
});

describe('an export as pdf', () => {
  it('has what people are found by, and says what it leaves out', async () => {
    const { email } = await create({ name: 'Žluťoučký', surname: '名前', number: 'L-0815' });
    const file = await bytesOf(await (await administrator()).exportUsers({ type: 'pdf', query }));
    const pages = await readPdf(file);
    for (const told of [email!, 'L-0815', 'Žluťoučký', '□□', 'active'])
      expect(pages.join(' ')).toContain(told);
    expect(pages[0]).toMatch(/Not shown: id, account id, client id, .*group ids/);
    expect(pages[0]).toMatch(/Name\s+Surname\s+Username\s+Email\s+Number\s+State/);
    expect(pages.at(-1)).toContain('□ stands for a character');
    expect(pages.join(' ')).not.toContain(accountId);
  });

  it('has the columns that were asked for', async () => {
    const asked = { ...query, fields: ['id', 'roles'] as ('id' | 'roles')[] };
    const file = await bytesOf(await (await administrator()).exportUsers({ type: 'pdf', query: asked }));
    const [page] = await readPdf(file);
    expect(page).toMatch(/Id\s+Roles/);
    expect(page).not.toContain('Not shown');
  });

  it('of nobody has a head and no more', async () => {
    const nobody = { accountId: [crypto.randomUUID()] };
    const file = await bytesOf(await (await administrator()).exportUsers({ type: 'pdf', query: nobody }));
    expect(await readPdf(file)).toEqual([expect.stringContaining('Users')]);
  });
});
