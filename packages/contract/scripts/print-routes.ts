import { operations, resources } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import { letters, routesOf, usualLetters } from '../src/kit/resource-routes.ts';
import { head } from './head.ts';
import { operationsByArea } from './print.ts';

/** The routes as constants, a file an area, so that a bundle carries only those that are used. */
export function printRoutes(): Record<string, string> {
  const areas = operationsByArea();
  const files = [...areas].map(([area, own]) => {
    const lines = own.map((operation) => `export const ${operation.id} = '${routeOf(operation)}';\n`);
    return [`${area}/routes.ts`, head + flags + lines.join('')];
  });
  const index = [...areas.keys()].map((area) => `export * from './${area}/routes.ts';\n`).join('');
  return { ...Object.fromEntries(files), 'routes.ts': head + index };
}

const flags =
  '// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.\n';

function routeOf(operation: Operation): string {
  const letters = [
    operation.answer.kind === 'page' ? 'p' : '',
    operation.answer.kind === 'file' ? 'f' : '',
    operation.bodyType === 'merge-patch' ? 'm' : '',
    operation.bodyType?.endsWith('multipart') ? 'u' : '',
    operation.safe || operation.repeatable ? 's' : '',
  ].join('');
  return `${operation.method} ${operation.path}${letters ? ` ${letters}` : ''}`;
}

/** All routes as one object, for programs that offer every call: those of plain resources in one line each. */
export function printAllRoutes(): string {
  const left = new Map(operations.map((operation) => [operation.id, routeOf(operation)]));
  const lines = resources.flatMap(({ path, operations: own }) => {
    const one = own.find(({ resource }) => resource?.action === 'get')?.id.slice(3);
    const many = own.find(({ resource }) => resource?.action === 'list')?.id.slice(4);
    if (!one || !many) return [];
    const calls = Array.from(letters).filter((letter) =>
      Object.entries(routesOf(`${one} ${path} ${letter} ${many}`)).every(
        ([name, route]) => left.get(name) === route && left.delete(name),
      ),
    );
    const isRegular = many === `${one}s`;
    const told = calls.join('') === usualLetters && isRegular ? [] : [calls.join('')];
    return [[one, path, ...told, ...(isRegular ? [] : [many])].join(' ')];
  });
  // What is alike stands together, which packs better.
  const others = [...left].map(([name, route]) => `${name} ${route}`).toSorted(byPath);
  return (
    head +
    "import { routesOf } from '../src/kit/resource-routes.ts';\n" +
    "import type { Calls } from './types.ts';\n\n" +
    '/** The routes of all calls. */\n' +
    `export const allRoutes = routesOf(\`${[...lines, ...shortened(others)].join('\n')}\`) as {\n` +
    '  [Name in keyof Calls]: string;\n};\n'
  );
}

const pathIn = (line: string): string => line.split(' ')[2] ?? '';
const byPath = (one: string, other: string): number => (pathIn(one) < pathIn(other) ? -1 : 1);

/** Lines whose paths leave out what they begin with as the one before: how many parts it is stands there instead. */
function shortened(lines: readonly string[]): string[] {
  let before: string[] = [];
  return lines.map((line) => {
    const parts = pathIn(line).split('/').slice(1);
    const different = parts.findIndex((part, place) => part !== before[place]);
    const alike = Math.min(different < 0 ? parts.length : different, 9);
    before = parts;
    const rest = parts.slice(alike).map((part) => `/${part}`);
    return line.replace(pathIn(line), `${alike || ''}${rest.join('')}`);
  });
}
