import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { buildApplication } from './build-application.mjs';

// Journeys drive the built application, so it is built first; further arguments go to the runner.
await buildApplication();
const runner = createRequire(import.meta.url).resolve('vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [runner, 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
