import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDocument } from './openapi.ts';
import { printTypes } from './print.ts';

/** Writes the types of a package for others, which meets later releases of the platform, into the directory that is named. */
const [directory = '.'] = process.argv.slice(2);
for (const [name, text] of Object.entries(printTypes(buildDocument(), true))) {
  const path = join(directory, name.replace(/\.ts$/, '.d.ts'));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
