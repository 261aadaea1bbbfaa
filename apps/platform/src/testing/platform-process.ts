import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { inject } from 'vitest';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Pace } from '../jobs/start-jobs.ts';

/** What a platform in a process of its own is started with. */
interface Parts {
  config: Config;
  connection: pg.ClientConfig;
  pace?: Pace;
}

/**
 * Starts a platform in a process of its own, which a test may kill.
 *
 * @example
 * const child = startPlatformProcess({ config, connection });
 * child.kill('SIGKILL');
 */
export const startPlatformProcess = (
  parts: Parts,
  stdio: StdioOptions = ['ignore', 'ignore', 'inherit'],
): ChildProcess => spawn(process.execPath, [inject('platformProcess'), JSON.stringify(parts)], { stdio });
