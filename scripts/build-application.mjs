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
  // Started by tests, this process says "test", which builds React for development.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root: application, configFile: join(application, 'vite.config.ts'), logLevel: 'warn' });
  await compressFiles(join(application, 'dist'));
  writeFileSync(stamp, sources);
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
