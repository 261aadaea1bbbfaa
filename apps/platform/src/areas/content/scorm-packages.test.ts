import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  bytesOf,
  manifest12,
  manifest2004,
  pack,
  talkingPage,
} from '../../content/packages/packages.fixture.ts';
import { foreign, own as accountId } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const kind = 'formal' as const;
const page = '<!doctype html><title>Calls</title>';
const manager = () => platform.as('manager');

/** What became of a package when it was unpacked. */
async function uploaded(file: Blob, name = 'calls.zip') {
  const api = await manager();
  const { id } = await api.uploadScormPackage({ kind, file, fileName: name });
  return vi.waitFor(
    async () => {
      const found = await api.getScormPackage({ kind, id });
      expect(found.state).not.toBe('unpacking');
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
}

const one = (href = 'start.html') => ({ items: [{ title: 'Taking a call', href }] });
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('a package that can be played', () => {
  const ways: [string, Record<string, string | Uint8Array>, string[]][] = [
    ['of SCORM 1.2', { 'imsmanifest.xml': manifest12(one()), 'start.html': page }, ['1.2']],
    ['of SCORM 2004', { 'imsmanifest.xml': manifest2004(one()), 'start.html': page }, ['2004 4th Edition']],
    [
      'whose manifest is written in capitals',
      { 'IMSMANIFEST.XML': manifest12(one()), 'start.html': page },
      ['1.2'],
    ],
    [
      'whose manifest begins with a mark of its letters',
      { 'imsmanifest.xml': `\uFEFF${manifest12(one())}`, 'start.html': page },
      ['1.2'],
    ],
    [
      'whose manifest is written in UTF-16',
      { 'imsmanifest.xml': utf16(manifest12(one()).replace('UTF-8', 'UTF-16')), 'start.html': page },
      ['1.2'],
    ],
    [
      'that was packed with its folder',
      { 'calls/imsmanifest.xml': manifest12(one()), 'calls/start.html': page, '__MACOSX/calls/._x': 'x' },
      ['1.2'],
    ],
    [
      'with a blank in the name of its page',
      { 'imsmanifest.xml': manifest12(one('my lesson/start page.html')), 'my lesson/start page.html': page },
      ['1.2'],
    ],
    [
      'with backslashes in its addresses',
      { 'imsmanifest.xml': manifest12(one('content\\start.html')), 'content\\start.html': page },
      ['1.2'],
    ],
    [
      'with the place where it was packed before each name',
      { './imsmanifest.xml': manifest12(one()), './start.html': page },
      ['1.2'],
    ],
    [
      'with a query behind its page',
      { 'imsmanifest.xml': manifest12(one('start.html?lang=en&x=1')), 'start.html': page },
      ['1.2'],
    ],
    [
      'whose page is written in other letters than its name',
      { 'imsmanifest.xml': manifest12(one('Start.HTML')), 'start.html': page },
      ['1.2'],
    ],
  ];
  it.each(ways)('is ready: one %s', async (_, files, [standard]) => {
    expect(await uploaded(pack(files))).toMatchObject({
      state: 'ready',
      standard,
      mistakes: [],
      title: 'Calls at reception',
      activities: [{ identifier: 'ITEM-1', title: 'Taking a call', kind: 'sco' }],
    });
  });

  it('is ready, and whoever brought it in is told what of its rules is not followed', async () => {
    const rules = '<imsss:sequencing><imsss:randomizationControls selectCount="3"/></imsss:sequencing>';
    const items = [{ title: 'Questions', href: 'start.html', rules }];
    expect(
      await uploaded(pack({ 'imsmanifest.xml': manifest2004({ items }), 'start.html': page })),
    ).toMatchObject({ state: 'ready', notes: ['Parts are neither drawn nor shuffled: “Questions”.'] });
  });

  it('is the same package when the same bytes come again, and another for another account', async () => {
    const files = { 'imsmanifest.xml': manifest12(one()), 'start.html': talkingPage('1.2') };
    const first = await uploaded(pack(files));
    expect((await uploaded(pack(files), 'again.zip')).id).toBe(first.id);
    const administrator = await platform.as('administrator');
    const other = await administrator.uploadScormPackage({
      kind,
      query: { accountId: foreign },
      file: pack(files),
    });
    expect(other.id).not.toBe(first.id);
    await expect((await manager()).getScormPackage({ kind, id: other.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

/** An archive with one entry changed after it was packed. */
function changed(files: Record<string, string | Uint8Array>, from: string, to: string): Blob {
  const bytes = Buffer.from(bytesOf(files));
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'latin1');
  return new Blob([bytes]);
}

/** An archive whose entry says of itself that it is a link. */
function withLink(files: Record<string, string>, name: string): Blob {
  const bytes = Buffer.from(bytesOf(files));
  const central = bytes.lastIndexOf(name) - 46;
  bytes.writeUInt8(3, central + 5);
  bytes.writeUInt32LE((0xa1ff << 16) >>> 0, central + 38);
  return new Blob([bytes]);
}

describe('a package that cannot be played', () => {
  const good = { 'imsmanifest.xml': manifest12(one()), 'start.html': page };
  const ways: [string, () => Blob, string][] = [
    ['no manifest', () => pack({ 'start.html': page }), 'There is no imsmanifest.xml at the root'],
    ['a cmi5 course', () => pack({ 'cmi5.xml': '<courseStructure/>', 'start.html': page }), 'cmi5 package'],
    ['a Tin Can course', () => pack({ 'tincan.xml': '<tincan/>', 'start.html': page }), 'Tin Can'],
    ['an archive in an archive', () => pack({ 'calls.zip': bytesOf(good) }), 'holds another archive'],
    [
      'a page that is not there',
      () => pack({ 'imsmanifest.xml': manifest12(one()), 'other.html': page }),
      'leads to start.html, and there is no such file',
    ],
    [
      'a page outside of it',
      () => pack({ 'imsmanifest.xml': manifest12(one('../start.html')), 'start.html': page }),
      'which is not in the package',
    ],
    [
      'a page on the web',
      () => pack({ 'imsmanifest.xml': manifest12(one('https://example.org/')), 'start.html': page }),
      'which is not in the package',
    ],
    [
      'a standard that nobody plays',
      () =>
        pack({ ...good, 'imsmanifest.xml': manifest2004(one(), 'AICC').replaceAll('adlcp_v1p3', 'other') }),
      'The manifest names the standard “AICC”',
    ],
    [
      'a document type',
      () =>
        pack({
          ...good,
          'imsmanifest.xml': manifest12(one()).replace(
            '?>',
            '?><!DOCTYPE m [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
          ),
        }),
      'declares a document type',
    ],
    ['a manifest that breaks off', () => pack({ ...good, 'imsmanifest.xml': '<manifest>' }), 'is no XML'],
    [
      'a page instead of a manifest',
      () => pack({ ...good, 'imsmanifest.xml': '<html></html>' }),
      'begins with <html>',
    ],
    [
      'a name that leads out of it',
      () => changed({ ...good, 'aa/evil.txt': 'x' }, 'aa/evil.txt', '../evil.txt'),
      'a name that leads elsewhere',
    ],
    [
      'a name that leads out of it from where it was packed',
      () => changed({ ...good, 'aaaaa/evil.txt': 'x' }, 'aaaaa/evil.txt', './../evil.txt'),
      'a name that leads elsewhere',
    ],
    [
      'a name from the root',
      () => changed({ ...good, 'a/evil.txt': 'x' }, 'a/evil.txt', '/aevil.txt'),
      'a name that leads elsewhere',
    ],
    [
      'a name that breaks the line',
      () => changed({ ...good, 'aevil.txt': 'x' }, 'aevil.txt', '\nevil.txt'),
      'a name that leads elsewhere',
    ],
    [
      'the same name twice',
      () => changed({ ...good, 'astart.htm': 'x', 'bstart.htm': 'y' }, 'bstart.htm', 'astart.htm'),
      'twice',
    ],
    ['a link', () => withLink({ ...good, passwords: '/etc/passwd' }, 'passwords'), 'a link and no file'],
    [
      'a file that grows',
      () => pack({ ...good, 'zeros.bin': new Uint8Array(3_000_000) }),
      'would grow more than 200-fold',
    ],
    [
      'many small files that grow together',
      () =>
        pack({
          ...good,
          ...Object.fromEntries(
            Array.from({ length: 30 }, (_, number) => [
              `${number}.bin`,
              new Uint8Array(900_000).fill(number),
            ]),
          ),
        }),
      'would grow more than 50-fold',
    ],
    ['an archive that breaks off', () => new Blob([bytesOf(good).slice(0, 200)]), 'damaged'],
  ];
  it.each(ways)('is refused for %s, and says so', async (_, file, sentence) => {
    const found = await uploaded(file());
    expect(found).toMatchObject({ state: 'refused', mistakes: [expect.stringContaining(sentence)] });
    const kept = await platform.query('select from scorm_package_file where package_id = $1', [found.id]);
    expect(kept).toEqual([]);
    const lesson = await (await manager()).createLesson({ kind, body: lessonBody });
    await expect(
      (await manager()).registerScormPackage({ kind, id: found.id, body: { lessonId: lesson.id } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is not even begun with when it is no archive', async () => {
    const api = await manager();
    await expect(
      api.uploadScormPackage({ kind, file: new Blob(['%PDF-1.7']), fileName: 'x.zip' }),
    ).rejects.toMatchObject({ code: 'mislabelled_file' });
    await expect(
      api.uploadScormPackage({ kind, file: new Blob([]), fileName: 'x.zip' }),
    ).rejects.toMatchObject({
      code: 'empty_file',
    });
  });
});

describe('a package that unpacks to more than is left of the room of its account', () => {
  /** 8 MB of two letters, each as likely as the other, of which an archive keeps an eighth. */
  const large = () => {
    const letters = randomBytes(8_000_000).map((byte) => 97 + (byte & 1));
    return pack({ 'imsmanifest.xml': manifest12(one()), 'start.html': page, 'large.txt': letters });
  };

  it('is refused, and one that does not is ready', async () => {
    const whole = platform;
    const [sum] = await whole.query<{ bytes: number }>(
      `select bytes::float8 as bytes from file_sum where account_id = $1 order by bytes desc limit 1`,
      [accountId],
    );
    platform = await startTestPlatform('demo', { settings: { fileBytesOfAccount: sum!.bytes + 4_000_000 } });
    try {
      expect(await uploaded(large())).toMatchObject({
        state: 'refused',
        mistakes: [expect.stringContaining('more than there is left')],
      });
      const small = pack({ 'imsmanifest.xml': manifest12(one()), 'start.html': page });
      expect(await uploaded(small)).toMatchObject({ state: 'ready' });
    } finally {
      await platform.stop();
      platform = whole;
    }
  });
});

const lessonBody = { accountId, title: 'Calls', lessonType: 'Practical', contentType: 'Scorm' } as const;

describe('a lesson of a package', () => {
  it('is published when a package is registered for it, and not before', async () => {
    const api = await manager();
    const lesson = await api.createLesson({ kind, body: lessonBody });
    const publish = () =>
      api.changeLessonState({ kind, id: lesson.id, query: { from: 'draft', to: 'pending' } });
    await expect(publish()).rejects.toMatchObject({ detail: expect.stringContaining('no package yet') });
    const { id } = await uploaded(
      pack({ 'imsmanifest.xml': manifest2004(one()), 'start.html': talkingPage('2004') }),
    );
    await expect(
      api.registerScormPackage({ kind: 'onboarding', id, body: { lessonId: lesson.id } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await api.registerScormPackage({ kind, id, body: { lessonId: lesson.id } })).toMatchObject({
      state: 'registered',
    });
    expect(await publish()).toMatchObject({ state: 'pending', packageId: id });
    expect(await api.stopScormPackage({ kind, id, body: { reason: 'A wrong key.' } })).toMatchObject({
      state: 'stopped',
      stoppedReason: 'A wrong key.',
    });
    await expect(api.stopScormPackage({ kind, id, body: { reason: 'Again.' } })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect(await api.getLesson({ kind, id: lesson.id })).toMatchObject({ packageId: null });
  });
});
