import { renameSync, writeFileSync } from 'node:fs';
import { buildDocument } from './openapi.ts';

/** Writes generated/openapi.json, and beside it from what it is made (the first argument). */
const folder = new URL('../generated/', import.meta.url);
/** Two commands at once write the same; neither sees half of a file. */
const write = (name: string, text: string) => {
  const unfinished = new URL(`openapi.${process.pid}`, folder);
  writeFileSync(unfinished, text);
  renameSync(unfinished, new URL(name, folder));
};

write('openapi.json', `${JSON.stringify(buildDocument(), null, 1)}\n`);
write('openapi.from', process.argv[2] ?? '');
