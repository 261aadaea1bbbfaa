import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Fails when a text of the application is not in its catalogues, or a catalogue has one that nobody says. */
const application = fileURLToPath(new URL('../apps/moderator', import.meta.url));
const read = () =>
  new Map(
    readdirSync(join(application, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.po'))
      .map((name) => join(application, 'src', name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

const before = read();
execFileSync('npm', ['run', '--silent', 'messages', '--workspace', 'apps/moderator'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
const changed = [...read()].filter(([path, text]) => text !== before.get(path)).map(([path]) => path);
// To look is not to change.
for (const path of changed) if (before.has(path)) writeFileSync(path, before.get(path));
if (changed.length > 0) {
  console.error(`Run "npm run messages --workspace apps/moderator" for\n${changed.join('\n')}`);
  process.exit(1);
}
