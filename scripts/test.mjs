import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install/install.mjs';

// The journeys' first start builds the application, as everybody's does; further arguments go to the runner.
await ensureInstalled('everything');
const parameters = process.argv.slice(2);
const long = parameters.includes('--long');
const { status } = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', ...parameters.filter((each) => each !== '--long')],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'test', TEST_BUDGET: long ? 'long' : 'usual' },
  },
);
process.exit(status ?? 1);
