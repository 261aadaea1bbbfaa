import { spawnSync } from 'node:child_process';
import { buildApplication } from './build-application.mjs';
import { ensureInstalled } from './install/install.mjs';
import { makeDocument } from './make-document.mjs';

const workspaces = [
  'packages/contract',
  'packages/client',
  'packages/moderation',
  'packages/learning',
  'packages/demo',
  'apps/platform',
  'apps/moderator',
  // Of its own: a worker knows other globals than a page.
  'apps/moderator/src/service-worker',
  'e2e',
  'docs/examples',
];

/** Everything that is checked without running the product, in the order in which it fails fastest. */
const checks = [
  ['formatting', ['oxfmt', '--check']],
  ['lint', ['oxlint', '--max-warnings=0']],
  ['who imports whom', ['tsx', 'scripts/check-imports.mjs']],
  ['generated files', ['tsx', 'packages/contract/scripts/generate.ts', '--check']],
  ['tree of routes', ['tsx', 'apps/moderator/scripts/generate-routes.ts', '--check']],
  ['types of tables', ['tsx', 'apps/platform/scripts/generate-tables.ts', '--check']],
  ...workspaces.map((workspace) => [`types of ${workspace}`, ['tsc', '-p', workspace]]),
  ['texts of the application and their catalogues', ['tsx', 'scripts/check-messages.mjs']],
  ['guide: keys, pictures, words on screens', ['tsx', 'scripts/guide/check.mjs']],
  ['statements of the shell and their tests', ['tsx', 'scripts/conformance.mjs']],
  ['unused code', ['knip']],
  ['code that only tests use', ['knip', '--production', '--include', 'files,exports,types']],
  ['size of the first load', ['size-limit']],
  ['size of the client', ['tsx', 'scripts/client-size.mjs']],
  ['cost of its types', ['tsx', 'scripts/client-types.mjs']],
  ['calls of its last release', ['tsx', 'scripts/client-breaks.mjs']],
];

await ensureInstalled('everything');
await Promise.all([buildApplication(), makeDocument()]);
const failed = [];
for (const [name, [command, ...parameters]] of checks) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...parameters], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (status === 0) continue;
  failed.push(name);
  console.log(`${stdout}${stderr}`);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
