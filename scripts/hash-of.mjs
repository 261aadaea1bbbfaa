import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is made and no source: tests, the tree of routes, the document of the API; and folders of what others made. */
const notMade = new Set(['node_modules', 'dist']);
const made = /\.test\.\w+$|routeTree\.gen\.ts$|generated\/openapi\.\w+$/;

const byName = ({ name: one }, { name: other }) => (one < other ? -1 : 1);

/**
 * What files and folders hold, as one text: it is another as soon as one of them changes.
 * @param {string} root below which they lie
 * @param {readonly string[]} paths
 */
export function hashOf(root, paths) {
  const hash = createHash('sha256');
  const visit = (path, isFolder) => {
    if (isFolder) {
      const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !notMade.has(name));
      for (const entry of entries.sort(byName)) visit(join(path, entry.name), entry.isDirectory());
    } else if (!made.test(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const path of paths) if (existsSync(path)) visit(path, statSync(path).isDirectory());
  return hash.digest('hex');
}
