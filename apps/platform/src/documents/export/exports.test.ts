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

describe('an export as pdf', () => {
  it('has what people are found by, and says what it leaves out', async () => {
    const { email } = await create({ name: 'Žluťoučký', surname: '名前', number: 'L-0815' });
    const file = await bytesOf(await (await administrator()).exportUsers({ type: 'pdf', query }));
    const pages = await readPdf(file);
    for (const told of [email!, 'L-0815', 'Žluťoučký', '□□', 'active'])
      expect(pages.join(' ')).toContain(told);
    expect(pages[0]).toMatch(/Not shown: id, accountId, clientId, .*groupIds/);
    expect(pages[0]).toMatch(/name\s+surname\s+username\s+email\s+number\s+state/);
    expect(pages.at(-1)).toContain('□ stands for a character');
    expect(pages.join(' ')).not.toContain(accountId);
  });

  it('has the columns that were asked for', async () => {
    const asked = { ...query, fields: ['id', 'roles'] as ('id' | 'roles')[] };
    const file = await bytesOf(await (await administrator()).exportUsers({ type: 'pdf', query: asked }));
    const [page] = await readPdf(file);
    expect(page).toMatch(/id\s+roles/);
    expect(page).not.toContain('Not shown');
  });

  it('of nobody has a head and no more', async () => {
    const nobody = { accountId: [crypto.randomUUID()] };
    const file = await bytesOf(await (await administrator()).exportUsers({ type: 'pdf', query: nobody }));
    expect(await readPdf(file)).toEqual([expect.stringContaining('users')]);
  });
});
