import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../embedded/database/supervisor.ts';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import { readTemplate } from './read-template.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number; user: string };
    filesDirectory: string;
    /** The script of a platform that is a process of its own (`platform-process.ts`). */
    platformProcess: string;
  }
}

/** Names of the databases that every test file clones. */
const templates = { empty: 'template_empty', demo: 'template_demo' } as const;

/** As many platforms make each of them together, as those of a new release start (`first-starts.test.ts`). */
const platformsAtOnce = 3;

/**
 * One database server for the whole run, with two databases to clone: an empty one and one with the
 * demonstration.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-test-'));
  const building = buildPlatformProcess();
  // No test pulls the plug of this server, so nothing waits for the disk: cloning and dropping some hundred databases of
  // fourteen hundred files each would.
  const database = await startEmbeddedDatabase({
    directory: join(directory, 'database'),
    log: silentLog,
    isThrowaway: true,
  });
  const { host, port, user } = database.connection;
  const cluster = { host, port, user };
  const administration = new pg.Client({ ...cluster, database: 'postgres' });
  administration.on('error', () => undefined);
  await administration.connect();
  for (const [kind, name] of Object.entries(templates)) {
    // The second begins where the first ended, with all tables.
    await administration.query(
      `create database ${name}${kind === 'demo' ? ` template ${templates.empty}` : ''}`,
    );
    const config = { ...testConfig(directory), demonstrationData: kind === 'demo' };
    const starting = Array.from({ length: platformsAtOnce }, () =>
      startPlatform({ config, connection: { ...cluster, database: name }, log: silentLog }),
    );
    for (const platform of await Promise.all(starting)) {
      const { status } = await fetch(`${platform.url}/health/ready`);
      if (status !== 200) throw new Error(`one of ${platformsAtOnce} platforms is not ready: ${status}`);
      await platform.stop();
    }
  }
  await administration.end();
  const demonstration = new pg.Client({ ...cluster, database: templates.demo });
  await demonstration.connect();
  project.provide('template', await readTemplate(demonstration));
  // Nobody may be connected to what is cloned.
  await demonstration.end();
  project.provide('platformProcess', await building);
  project.provide('cluster', cluster);
  project.provide('filesDirectory', directory);
  return async () => {
    await database.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** In one file, for each of its processes would look up and translate twelve hundred of them. */
async function buildPlatformProcess(): Promise<string> {
  // Beside the one of the product: files are found from there.
  const folder = join(root, 'apps/platform/dist-tests');
  const input = 'src/testing/platform-process.fixture.ts';
  const script = 'scripts/build-platform.mjs';
  await promisify(execFile)(process.execPath, [script, folder, input], { cwd: root });
  return join(folder, 'platform-process.fixture.mjs');
}
