import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Makes the client ready to be published: `.js` and `.d.ts` of it and of what it takes of the contract, which is types,
 * routes and no schema library, in packages/client/dist.
 * @example node scripts/build-client.mjs && npm pack ./packages/client/dist
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'packages/client');
const target = join(source, 'dist');
const { version, exports } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
const contract = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8')).exports;

export function buildClient() {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  compile();
  // Others meet platforms of later releases, which may say words that this one does not know.
  run(process.execPath, [
    '--import',
    'tsx',
    'packages/contract/scripts/print-open-types.ts',
    join(target, 'contract/generated'),
  ]);
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (/\.(d\.ts|js)$/.test(name)) rewrite(join(target, name));
  const entries = Object.entries(exports).map(([name, path]) => {
    const built = path.replace('./src/', './client/src/').replace(/\.ts$/, '');
    return [name, { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  const description = {
    name: '@moderator/client',
    version,
    description: 'Typed calls of the Moderator platform, for browsers and Node, without dependencies',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(entries),
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  cpSync(join(source, 'README.md'), join(target, 'README.md'));
  return target;
}

function compile() {
  // Where it is built: a file beside the sources would be one of them, and have application and platform built anew.
  const settings = join(target, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '../..',
    outDir: '.',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    skipLibCheck: false,
    // As sources, which are compiled along, and not as a package, which would stay outside.
    paths: Object.fromEntries(
      Object.entries(contract).map(([name, path]) => [
        `@moderator/contract${name.slice(1)}`,
        [`../../contract/${path.slice(2)}`],
      ]),
    ),
  };
  const files = Object.values(exports).map((path) => `../${path.slice(2)}`);
  writeFileSync(settings, JSON.stringify({ extends: '../../../tsconfig.base.json', compilerOptions, files }));
  try {
    run('npx', ['--no-install', 'tsc', '-p', settings]);
  } finally {
    rmSync(settings);
  }
}

function run(command, parameters) {
  const shell = process.platform === 'win32' && command === 'npx';
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: root, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`The client could not be built:\n${stdout}${stderr}`);
}

/** The contract lies beside the client in the package, and declarations name files that are there. */
function rewrite(file) {
  const pathTo = (specifier) => {
    const place = contract[specifier.replace('@moderator/contract', '.')];
    const path = relative(dirname(file), join(target, 'contract', place)).replaceAll('\\', '/');
    return path.startsWith('.') ? path : `./${path}`;
  };
  const text = readFileSync(file, 'utf8')
    .replace(
      /(['"])(@moderator\/contract[\w/.-]*)\1/g,
      (_, quote, specifier) => quote + pathTo(specifier) + quote,
    )
    .replace(/((?:from|import) ?\(?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
  writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildClient();
  console.log('The package is in packages/client/dist.');
}
