import { operations, resources } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import { resourceRoutes } from '../src/kit/resource-routes.ts';
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
    const singular = own.find(({ resource }) => resource?.action === 'get')?.id.slice(3);
    const plural = own.find(({ resource }) => resource?.action === 'list')?.id.slice(4);
    if (!singular || !plural) return [];
    const letters = Array.from('lsfghcurdeai').filter((letter) =>
      Object.entries(resourceRoutes(singular, plural, path, letter)).every(
        ([name, route]) => left.get(name) === route && left.delete(name),
      ),
    );
    const calls = letters.join('') === 'lsfghcurde' ? '' : `, '${letters.join('')}'`;
    return [`  ...resourceRoutes('${singular}', '${plural}', '${path}'${calls}),`];
  });
  const others = [...left].map(([name, route]) => `  ${name}: '${route}',`);
  return (
    head +
    "import { resourceRoutes } from '../src/kit/resource-routes.ts';\n" +
    "import type { Calls } from './types.ts';\n\n" +
    '/** The routes of all calls. */\n' +
    `export const allRoutes = {\n${[...lines, ...others].join('\n')}\n} as { [Name in keyof Calls]: string };\n`
  );
}
