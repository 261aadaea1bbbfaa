import { spawnSync } from 'node:child_process';
import { buildApplication } from './build-application.mjs';

// Journeys drive the built application, so it is built first; further arguments go to the runner.
await buildApplication();
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, NODE_ENV: 'test' },
});
process.exit(status ?? 1);
