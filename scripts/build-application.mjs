import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOnce, root, shared } from './build-once.mjs';

const script = fileURLToPath(import.meta.url);
const application = join(root, 'apps/moderator');
const built = join(application, 'dist');

/** Builds the moderator application, if it has to be. @returns the folder of the built application */
export const buildApplication = (say) =>
  buildOnce(
    {
      built,
      script,
      sentence: 'Building the application; this happens once …',
      sources: [
        ...shared,
        script,
        join(application, 'src'),
        join(application, 'public'),
        ...readdirSync(application)
          .filter((name) => /\.(html|json|ts)$/.test(name))
          .sort()
          .map((name) => join(application, name)),
        join(root, 'scripts/compress-files.mjs'),
        // The guide is a part of it.
        join(root, 'docs/guide'),
      ],
    },
    say,
  );

async function build(outDir) {
  const { build: buildWithVite } = await import('vite');
  const { compressFiles } = await import('./compress-files.mjs');
  const configFile = join(application, 'vite.config.ts');
  await buildWithVite({ root: application, configFile, logLevel: 'warn', build: { outDir } });
  await compressFiles(outDir);
}

if (process.argv[1] === script) await build(process.argv[2] ?? built);
