import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install/install.mjs';
import { makeDocument } from './make-document.mjs';

/** Everything that is made of something else and committed; each does nothing where nothing has changed. */
const makers = [
  'packages/contract/scripts/generate.ts',
  'apps/platform/scripts/generate-tables.ts',
  'apps/moderator/scripts/generate-routes.ts',
];

await ensureInstalled('everything');
for (const script of makers) run(process.execPath, ['--import', 'tsx', script]);
run('npm', ['run', '--silent', 'messages', '--workspace', 'apps/moderator']);
// Behind the catalogues, whose words its keys have.
run(process.execPath, ['scripts/guide/renew-keys.mjs']);
await makeDocument();

function run(command, parameters) {
  const { status } = spawnSync(command, parameters, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
