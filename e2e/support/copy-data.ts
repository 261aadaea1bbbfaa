import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a data directory. Stored files are never written to again, so that these may be the same under two names; and four thousand
 * files are copied in a second at once, where taking turns over each takes seven.
 */
export function copyData(from: string, to: string, put: typeof linkSync = copy): void {
  mkdirSync(to, { recursive: true, mode: statSync(from).mode });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyData(source, target, entry.name === 'files' ? linkSync : put);
    else put(source, target);
  }
}

const copy = (from: Parameters<typeof linkSync>[0], to: Parameters<typeof linkSync>[1]): void =>
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
