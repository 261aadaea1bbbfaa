import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildOnce } from './build-once.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

let folder: string;
const built = () => join(folder, 'dist');
const source = () => join(folder, 'source.txt');
const page = () => readFileSync(join(built(), 'page.txt'), 'utf8');
const build = (said: string[] = []) =>
  buildOnce(
    { built: built(), sources: [source()], script: join(folder, 'build.mjs'), sentence: 'building' },
    (sentence) => said.push(sentence),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moderator-build-'));
  folders.push(folder);
  writeFileSync(source(), 'first');
  // Makes one file of its source, and ends when it is allowed to.
  writeFileSync(
    join(folder, 'build.mjs'),
    `import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
     const [folder] = process.argv.slice(2);
     mkdirSync(folder);
     while (existsSync('${folder}/hold')) await new Promise((resolve) => setTimeout(resolve, 20));
     const text = readFileSync('${folder}/source.txt', 'utf8');
     if (text === 'wrong') process.exit(1);
     writeFileSync(folder + '/page.txt', text);`,
  );
});

it('is built once, and again when its sources are others', async () => {
  const said: string[] = [];
  await build(said);
  await build(said);
  expect([page(), said]).toEqual(['first', ['building']]);
  writeFileSync(source(), 'second');
  await build(said);
  expect([page(), said]).toEqual(['second', ['building', 'building']]);
});

it('is built again for other words of the same length, and not for sources that only look newer', async () => {
  const said: string[] = [];
  await build(said);
  await build(said);
  utimesSync(source(), new Date(), new Date());
  await build(said);
  expect(said).toEqual(['building']);
  writeFileSync(source(), 'third');
  await build(said);
  expect([page(), said]).toEqual(['third', ['building', 'building']]);
});

it('leaves what runs its files until what is built is whole', async () => {
  await build();
  writeFileSync(source(), 'second');
  writeFileSync(join(folder, 'hold'), '');
  const done = build();
  await expect.poll(() => readdirSync(folder)).toContain('dist-unfinished');
  expect(page()).toBe('first');
  rmSync(join(folder, 'hold'));
  await done;
  expect(page()).toBe('second');
  expect(readdirSync(folder).sort()).toEqual(['build.mjs', 'dist', 'source.txt']);
});

it('keeps what there is where it cannot be built, and says so', async () => {
  await build();
  writeFileSync(source(), 'wrong');
  await expect(build()).rejects.toThrow('could not build what it makes');
  expect(page()).toBe('first');
});

it('is built by one of two that start at once', async () => {
  const said: string[] = [];
  await Promise.all([build(said), build(said)]);
  expect(said.filter((sentence) => sentence === 'building')).toHaveLength(1);
});
