import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is made and no source: tests, the tree of routes, the document of the API; and folders of what others made. */
const notMade = new Set(['node_modules', 'dist']);
const made = /\.test\.\w+$|routeTree\.gen\.ts$|generated\/openapi\.\w+$/;

/**
 * What files and folders hold, as one text: it is another as soon as one of them changes.
 * @param {string} root below which they lie
 * @param {readonly string[]} paths
 */
export function hashOf(root, paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!notMade.has(name)) visit(join(path, name));
    } else if (!made.test(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  paths.forEach(visit);
  return hash.digest('hex');
}
