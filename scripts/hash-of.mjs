import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is made and no source: tests, the tree of routes, the document of the API; and folders of what others made. */
const notMade = new Set(['node_modules', 'dist']);
const made = /\.test\.\w+$|routeTree\.gen\.ts$|generated[\\/]openapi\.\w+$/;

/**
 * What files and folders hold, as one text: it is another as soon as one of them changes.
 * @param {string} root below which they lie
 * @param {readonly string[]} paths
 */
export const hashOf = (root, paths) => hashBy(root, paths, (path) => readFileSync(path));

/**
 * Whether something is made from files and folders as they are, by the hash that was written to the stamp when it was made.
 * Reading some thousand files takes a second and more on a machine that has just been switched on, so beside the hash stands
 * how they looked when they last had it; where they look the same (a change that leaves size and both times of a file as they
 * were, to the microsecond, is none that anybody makes) they are not read.
 * @param {string} stamp a file
 */
export function isMadeFrom(stamp, root, paths) {
  if (!existsSync(stamp)) return false;
  const [hash, look] = readFileSync(stamp, 'utf8').split('\n');
  const looks = hashBy(root, paths, (_, { size, mtimeMs, ctimeMs }) => `${size} ${mtimeMs} ${ctimeMs}\n`);
  if (look === looks) return true;
  if (hash !== hashOf(root, paths)) return false;
  try {
    writeFileSync(stamp, `${hash}\n${looks}`);
  } catch {
    // Where nothing may be written they are read at each start.
  }
  return true;
}

function hashBy(root, paths, contentOf) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry?.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!notMade.has(name)) visit(join(path, name));
    } else if (entry && !made.test(path)) hash.update(path.slice(root.length)).update(contentOf(path, entry));
  };
  paths.forEach(visit);
  return hash.digest('hex');
}
