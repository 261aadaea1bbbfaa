import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureInstalled } from './install/install.mjs';
import { fastTemporaryFolder } from './temporary-folder.mjs';

// The journeys' first start builds the application, as everybody's does; further arguments go to the runner.
await ensureInstalled('everything');
const parameters = process.argv.slice(2);
const long = parameters.includes('--long');
// Who names nothing waits for the answer (docs/decisions/0053-journeys-are-asked-for.md).
const named = parameters.filter((each) => each !== '--long');
// Where none has a browser, each worker waits for the database half of its time: three share two cores.
const usual = ['--project', '!journeys', '--maxWorkers', String(Math.ceil(1.5 * availableParallelism()))];
const asked = parameters.length > 0 ? named : usual;
const temporary = fastTemporaryFolder();
const runner = spawn('npx', ['--no-install', 'vitest', 'run', ...asked], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    ...(temporary ? { TMPDIR: temporary.path } : {}),
    NODE_ENV: 'test',
    TEST_BUDGET: long ? 'long' : 'usual',
  },
});
// A terminal tells the runner as well, which ends first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
const status = await new Promise((resolve) => runner.once('exit', resolve));
temporary?.remove();
process.exit(status ?? 1);
