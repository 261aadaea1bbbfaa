import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenCalls } from './broken-calls.mjs';

/**
 * Compares the calls of the client with those of its last release, and fails where one broke without a major version (below
 * 1.0.0 a minor one). `--release` keeps the calls as they are now as those of the version in packages/client/package.json.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const kept = `${root}packages/client/generated/released-calls.txt`;
const { version } = JSON.parse(readFileSync(`${root}packages/client/package.json`, 'utf8'));

/** What only goes in: there a word that is taken no more is missed. */
const goesIn = /^export \w+ \w*(Create|Patch|Input|Filter)\b/;

/** All types of all calls in one text: their names are unique, so nothing has to be imported. */
function callsAsTheyAre() {
  const directory = mkdtempSync(join(tmpdir(), 'client-types-'));
  const printer = ['--import', 'tsx', 'packages/contract/scripts/print-open-types.ts', directory];
  const { status, stderr } = spawnSync(process.execPath, printer, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const areas = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('types.d.ts'))
    .sort();
  const texts = [
    `${root}packages/contract/src/kit/runtime.ts`,
    ...areas.map((name) => join(directory, name)),
  ].map((path) =>
    readFileSync(path, 'utf8')
      .replace(/\/\*\*[^]*?\*\//g, '')
      .replace(/^\/\/.*$/gm, '')
      .replace(/^(import|export) type [^;]*? from [^;]*;$/gm, '')
      .replace(/\n\s*\n+/g, '\n'),
  );
  rmSync(directory, { recursive: true, force: true });
  // A word more in an answer breaks nobody who expects words that they do not know.
  return texts
    .join('')
    .split(/^(?=export )/m)
    .map((each) => each.replaceAll(' | Unknown', goesIn.test(each) ? '' : ' | (string & {})'))
    .join('');
}

const now = callsAsTheyAre();
if (process.argv.includes('--release')) {
  writeFileSync(
    kept,
    `// The calls of version ${version} of the client, by \`npm run release:client\`. Do not edit.\n${now}`,
  );
  console.log(`The calls of version ${version} are kept.`);
} else {
  const before = readFileSync(kept, 'utf8');
  const released = /version (\S+)/.exec(before)[1];
  const broken = brokenCalls(before, now);
  for (const { name, text } of broken) console.log(`${name}: ${text}`);
  const isMajor = breaking(version) > breaking(released);
  const verdict = `${broken.length} calls of ${released} broke`;
  console.log(
    broken.length > 0 && !isMajor
      ? `${verdict}: version ${version} has to be a major one.`
      : `fine: ${verdict}`,
  );
  if (broken.length > 0 && !isMajor) process.exitCode = 1;
}

/** What may break with the next one: the first number, below 1.0.0 the second. */
function breaking(text) {
  const [major, minor] = text.split('.').map(Number);
  return major > 0 ? major * 1_000 : minor;
}
