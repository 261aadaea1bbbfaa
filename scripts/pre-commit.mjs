import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Formats and lints what is about to be committed; the whole is checked by `npm run check`. */
const git = (...parameters) =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\0').filter(Boolean);
const staged = git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z').filter(existsSync);
// What is staged in part would be staged as a whole by adding it again: it is looked at and not touched.
const alsoChanged = new Set(git('diff', '--name-only', '-z'));
const whole = staged.filter((name) => !alsoChanged.has(name));
const partly = staged.filter((name) => alsoChanged.has(name));

const run = (tool, ...parameters) =>
  spawnSync('npx', ['--no-install', tool, ...parameters], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;

if (existsSync('node_modules/oxfmt')) {
  const sources = staged.filter((name) => /\.(ts|tsx|mjs)$/.test(name));
  if (whole.length > 0) {
    run('oxfmt', '--no-error-on-unmatched-pattern', ...whole);
    execFileSync('git', ['add', '--', ...whole]);
  }
  const isTidy = partly.length === 0 || run('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...partly);
  const isSound =
    sources.length === 0 || run('oxlint', '--max-warnings=0', '--no-error-on-unmatched-pattern', ...sources);
  if (!isTidy || !isSound) {
    process.stderr.write('Nothing was committed; what is wrong stands above.\n');
    process.exit(1);
  }
}
