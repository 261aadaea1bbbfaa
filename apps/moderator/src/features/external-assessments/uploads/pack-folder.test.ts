import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { crcOf } from './crc.ts';
import { packFolder } from './pack-folder.ts';

const file = (path: string, content: string, lastModified = 1) => ({
  path,
  file: new File([content], path.split('/').at(-1)!, { lastModified }),
});

it('knows bytes by the checksum of archives', async () => {
  expect(await crcOf(new Blob(['123456789']))).toBe(0xcbf4_3926);
});

it('packs a folder as an archive of the same files, without what file managers leave behind', async () => {
  let done = 0;
  const packed = await packFolder(
    {
      name: 'May',
      files: [
        file('May/Zanélé (1)/plan.txt', 'the plan', 5),
        file('May/.DS_Store', 'x'),
        file('May/results.csv', ''),
      ],
    },
    (bytes) => (done = bytes),
  );
  expect([packed.name, packed.lastModified, done]).toEqual(['May.zip', 5, 'the plan'.length]);
  const files = unzipSync(new Uint8Array(await packed.arrayBuffer()));
  expect(Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
    'May/Zanélé (1)/plan.txt': 'the plan',
    'May/results.csv': '',
  });
});

it('packs the same folder into the same bytes, whatever the order in which it is read', async () => {
  const files = [file('A/one.txt', '1'), file('A/two.txt', '2')];
  const [one, other] = await Promise.all(
    [files, files.toReversed()].map((each) => packFolder({ name: 'A', files: each }, () => undefined)),
  );
  expect(await one!.text()).toBe(await other!.text());
});
