import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOf, renewed, withKeys } from './keys.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const application = join(root, 'apps/moderator');
export const guide = join(root, 'docs/guide');
export const pictures = join(guide, 'pictures');
const keysFile = join(guide, 'keys.json');

/** Every text of the application in English, as its catalogues have it. */
export function textsOfApplication() {
  const source = join(application, 'src');
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const catalogues = names.filter((name) => name.endsWith('en-ZA.po'));
  return new Set(
    catalogues.flatMap((name) =>
      [...readFileSync(join(source, name), 'utf8').matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, quoted]) =>
        quoted
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
          .join(''),
      ),
    ),
  );
}

/** Names and texts of the pages of the guide. */
export const guidePages = () =>
  readdirSync(guide)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(join(guide, name), 'utf8') }));

/**
 * The files of the guide that hold keys, as they have to be.
 * @param {object[]} [listed] keys that the running application listed; without them those of the last time
 * @returns {Map<string, string>} texts by path
 */
export function keyFiles(listed = JSON.parse(readFileSync(keysFile, 'utf8'))) {
  const keys = renewed(keysOf(application), listed, textsOfApplication());
  return new Map([
    [keysFile, `${JSON.stringify(keys, null, 2)}\n`],
    ...guidePages().map(({ name, text }) => [join(guide, name), withKeys(text, keys)]),
  ]);
}

/** Writes what of it has changed. */
export function renewKeys(listed) {
  for (const [path, text] of keyFiles(listed))
    if (readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
