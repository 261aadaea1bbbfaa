import { spawn } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, isMadeFrom } from './hash-of.mjs';
import { inTurn } from './install/turn.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Of what applications and platform are made beside their own sources. */
export const shared = [join(root, 'packages'), join(root, 'package-lock.json')];

/**
 * Builds something unless what is built comes from the sources as they are. It is built beside what there is and takes its
 * place when it is whole: a system that runs goes on with its files meanwhile, and of two that start one builds.
 * @param {{ built: string, sources: readonly string[], script: string, sentence: string }} what the folder it is built
 *   into, what it is made of, the script that makes it in the folder it is given, and what is said while it does
 * @param {(sentence: string) => void} [say] told when there is something to build
 * @returns the folder of what is built
 */
export async function buildOnce({ built, sources, script, sentence }, say = () => {}) {
  const isBuilt = () => isMadeFrom(join(built, '.built-from'), root, sources);
  if (isBuilt()) return built;
  await inTurn(
    join(dirname(built), '.building'),
    async () => {
      // Anew: whoever was waited for may have built it, and the sources may be others by now.
      if (isBuilt()) return;
      const hash = hashOf(root, sources);
      say(sentence);
      const unfinished = `${built}-unfinished`;
      rmSync(unfinished, { recursive: true, force: true });
      await run(script, unfinished);
      writeFileSync(join(unfinished, '.built-from'), hash);
      rmSync(built, { recursive: true, force: true });
      renameSync(unfinished, built);
    },
    () => say('Another process is building; this one goes on when it is done …'),
  );
  return built;
}

async function run(script, folder) {
  // In a process of its own: the builder takes five hundred megabytes, which the platform would keep.
  // Started by tests, this process says "test", which would build React for development.
  const builder = spawn(process.execPath, [script, folder], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stop = () => builder.kill();
  process.once('exit', stop);
  const code = await new Promise((resolve) => builder.once('exit', resolve));
  process.removeListener('exit', stop);
  if (code !== 0) throw new Error(`${relative(root, script)} could not build what it makes.`);
}
