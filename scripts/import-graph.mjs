import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

const isSource = (name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts');
const isLeftOut = (path) => /(^|\/)(node_modules|dist(-\w+)?|public)(\/|$)/.test(path);

/**
 * Which file imports which, types included, by paths below the root. What is no file of the tree is named by its
 * package (`zod`, `node:fs`); what leads nowhere is `undefined`.
 * @param {string} root folder that holds `apps` and `packages`
 * @returns {Map<string, Map<string, string | undefined>>} of each file the imports as they are written, and where they lead
 */
export function importGraph(root) {
  const resolver = new ResolverFactory({
    alias: { '@': [join(root, 'apps/moderator/src')] },
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    // Types alone may stand under the name of a file of which there are only declarations.
    extensionAlias: { '.js': ['.js', '.ts', '.d.ts'] },
    conditionNames: ['import', 'types', 'node', 'default'],
  });
  return new Map(sourcesOf(root).map((file) => [file, importsOf(root, file, resolver)]));
}

const sourcesOf = (root) =>
  ['apps', 'packages', 'e2e']
    .flatMap((top) => namesIn(join(root, top)).map((name) => `${top}/${name}`))
    .filter((path) => isSource(path) && !isLeftOut(path));

function namesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll(sep, '/'),
    );
  } catch {
    return [];
  }
}

function importsOf(root, file, resolver) {
  const path = join(root, file);
  const { module, errors } = parseSync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const written = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((each) => each.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => literalIn(path, moduleRequest)),
  ];
  return new Map(
    // What the bundler is asked for beside a file does not change whose it is.
    [...new Set(written)].map((name) => [name, leadsTo(root, path, name.replace(/\?.*$/, ''), resolver)]),
  );
}

/** What a dynamic import names, where it is a text. */
function literalIn(path, { start, end }) {
  const [, name] = /^['"](.*)['"]$/.exec(readFileSync(path, 'utf8').slice(start, end)) ?? [];
  return name === undefined ? [] : [name];
}

function leadsTo(root, from, name, resolver) {
  if (/^(node|virtual):/.test(name)) return name;
  const found = resolver.sync(join(from, '..'), name).path;
  if (!found) return undefined;
  const below = relative(root, found).replaceAll(sep, '/');
  const [, dependency] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(below) ?? [];
  return dependency ?? below;
}
