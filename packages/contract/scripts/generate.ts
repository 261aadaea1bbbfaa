import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildDocument } from './openapi.ts';
import { printAllRoutes, printRoutes } from './print-routes.ts';
import { printCodes, printTypes } from './print.ts';
import { printWords } from './print-words.ts';

/** Writes generated/ from the operations; `--check` only says whether it is what is committed. */
const target = new URL('../generated/', import.meta.url);
const document = buildDocument();
const files: Record<string, string> = {
  ...printTypes(document),
  ...printRoutes(),
  'all-routes.ts': printAllRoutes(),
  'codes.ts': printCodes(),
  'words.ts': printWords(document),
};

const stale: string[] = [];
for (const [name, text] of Object.entries(files)) {
  const path = new URL(name, target);
  const before = (() => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  })();
  if (before === text) continue;
  stale.push(name);
  if (process.argv.includes('--check')) continue;
  mkdirSync(new URL('.', path), { recursive: true });
  writeFileSync(path, text);
}
// What an area that is gone left behind would be taken for what there is.
for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.ts') || name.replaceAll('\\', '/') in files) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) rmSync(new URL(name, target));
}
if (stale.length > 0 && process.argv.includes('--check')) {
  console.error(
    `packages/contract/generated is not what the operations say: ${stale.join(', ')}. Run: npm run generate`,
  );
  process.exit(1);
}
console.log(stale.length > 0 ? `written: ${stale.join(', ')}` : 'generated files are up to date');
