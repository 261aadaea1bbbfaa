import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from './hash-of.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const application = join(root, 'apps/moderator');
const built = join(application, 'dist');
const stamp = join(built, '.built-from');

/**
 * Builds the moderator application unless what is built comes from the sources as they are.
 * @param {(sentence: string) => void} [say] told when there is something to build
 * @returns the folder of the built application
 */
export async function buildApplication(say = () => {}) {
  const sources = hashOf(root, [
    join(application, 'src'),
    join(application, 'public'),
    ...readdirSync(application)
      .filter((name) => /\.(html|json|ts)$/.test(name))
      .sort()
      .map((name) => join(application, name)),
    join(root, 'scripts/compress-files.mjs'),
    // The guide is a part of it.
    join(root, 'docs/guide'),
    join(root, 'packages'),
    join(root, 'package-lock.json'),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return built;
  say('Building the application; this happens once …');
  // In a process of its own: the builder takes five hundred megabytes, which the platform would keep.
  // Started by tests, this process says "test", which would build React for development.
  const builder = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stop = () => builder.kill();
  process.once('exit', stop);
  const code = await new Promise((resolve) => builder.once('exit', resolve));
  process.removeListener('exit', stop);
  if (code !== 0) throw new Error('The application could not be built.');
  writeFileSync(stamp, sources);
  return built;
}

async function build() {
  const { build: buildWithVite } = await import('vite');
  const { compressFiles } = await import('./compress-files.mjs');
  const configFile = join(application, 'vite.config.ts');
  await buildWithVite({ root: application, configFile, logLevel: 'warn' });
  await compressFiles(built);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
