import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const application = join(root, 'apps/moderator');
const stamp = join(application, 'dist/.built-from');

/** Builds the moderator application unless what is built comes from the sources as they are. */
export async function buildApplication() {
  const sources = hashOf([
    join(application, 'src'),
    join(application, 'public'),
    join(application, 'index.html'),
    join(application, 'vite.config.ts'),
    join(application, 'preload-application.ts'),
    join(root, 'scripts/compress-files.mjs'),
    join(root, 'packages'),
    join(root, 'package-lock.json'),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  // In a process of its own: the builder takes five hundred megabytes, which the platform would keep.
  // Started by tests, this process says "test", which would build React for development.
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The application could not be built.');
  writeFileSync(stamp, sources);
}

async function build() {
  const vite = await import('vite');
  await vite.build({ root: application, configFile: join(application, 'vite.config.ts'), logLevel: 'warn' });
  await compressFiles(join(application, 'dist'));
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== 'node_modules') visit(join(path, name));
    } else if (!/\.test\.\w+$|routeTree\.gen\.ts$/.test(path))
      hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  paths.forEach(visit);
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
