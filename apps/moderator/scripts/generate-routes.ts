import { Generator, getConfig } from '@tanstack/router-generator';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routeTree } from '../route-tree.ts';

/** Writes the tree of routes from the files of pages; `--check` only says whether it is what is committed. */
const root = fileURLToPath(new URL('..', import.meta.url));
const tree = join(root, 'src/routeTree.gen.ts');
const before = await readFile(tree, 'utf8').catch(() => '');
await new Generator({ config: getConfig(routeTree, root), root }).run();
const isStale = (await readFile(tree, 'utf8')) !== before;
if (isStale && process.argv.includes('--check')) {
  // To look is not to change.
  await writeFile(tree, before);
  console.error('The tree of routes is not what the files of pages make. Run: npm run generate');
  process.exit(1);
}
console.log(isStale ? 'written: routeTree.gen.ts' : 'the tree of routes is up to date');
