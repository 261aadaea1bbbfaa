import { operations } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import { codesOf, commonCodes, ownCodesOf, signedInCodes } from './codes.ts';
import { docstringOf } from './docstring.ts';
import { head } from './head.ts';
import { modelsByArea, shared } from './models.ts';
import type { Document } from './openapi/document.ts';
import { printCall } from './print-call.ts';
import { queryNames } from './query-names.ts';
import type { NamedQuery } from './query-names.ts';
import { comment, declaration } from './typescript.ts';

/** Operations by the area that they belong to, in the order in which areas come first. */
export function operationsByArea(): Map<string, Operation[]> {
  const areas = new Map<string, Operation[]>();
  for (const operation of operations)
    areas.set(operation.area, [...(areas.get(operation.area) ?? []), operation]);
  return areas;
}

/** `ExternalAssessmentsCalls`: the calls of one area. */
const callsOf = (area: string) =>
  `${area.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Calls`;

/**
 * TypeScript of every named schema and query and the signature of every call, a file an area. What several areas
 * name is in a file of its own, so that no area stands on another.
 * @param isOpen whether a choice of words may be one that only a later release knows, as in the package for others
 */
export function printTypes(document: Document, isOpen = false): Record<string, string> {
  const areas = operationsByArea();
  const models = modelsByArea(document);
  const queries = queryNames(document);
  const files = [...areas].map(([area, own]) => {
    const names = declarations(models.get(area) ?? [], document, isOpen);
    const text = areaTypes(area, own, names, document, queries);
    return [`${area}/types.ts`, withImports(text, models.get(shared)!)];
  });
  return {
    [`${shared}/types.ts`]: withImports(declarations(models.get(shared)!, document, isOpen), []),
    ...Object.fromEntries(files),
    'types.ts': indexOf([...areas.keys()]),
  };
}

const declarations = (names: readonly string[], document: Document, isOpen: boolean) =>
  names
    .map((name) => {
      const schema = document.components.schemas[name]!;
      return `${comment(schema, '')}export ${declaration(name, schema, isOpen)}\n`;
    })
    .join('\n');

function areaTypes(
  area: string,
  own: readonly Operation[],
  models: string,
  document: Document,
  queries: ReadonlyMap<Operation['query'], NamedQuery>,
): string {
  const named = new Set(own.flatMap(({ query }) => queries.get(query)?.text ?? []));
  const calls = own.map(
    (operation) => `${docstringOf(operation, document)}${printCall(operation, document, queries)}`,
  );
  const interfaceText = `export interface ${callsOf(area)} {\n${calls.join('\n')}}\n`;
  return [models, ...named, interfaceText].filter(Boolean).join('\n');
}

const runtime = ['CallOptions', 'FileOf', 'FileOptions', 'Paged', 'Selected', 'Unknown', 'Versioned'];

/** A file with the imports of the names that it uses. */
function withImports(text: string, sharedModels: readonly string[]): string {
  const code = text.replace(/\/\*\*[\s\S]*?\*\//g, '');
  const used = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const line = (names: readonly string[], from: string) =>
    names.length > 0 ? `import type { ${names.join(', ')} } from '${from}';\n` : '';
  const imports =
    line(used(runtime), '../../src/kit/runtime.ts') + line(used(sharedModels), `../${shared}/types.ts`);
  return `${head}${imports}${imports && '\n'}${text}`;
}

const indexOf = (areas: readonly string[]) =>
  head +
  areas.map((area) => `import type { ${callsOf(area)} } from './${area}/types.ts';\n`).join('') +
  `\nexport type * from './${shared}/types.ts';\n` +
  areas.map((area) => `export type * from './${area}/types.ts';\n`).join('') +
  `\n/** Every call of the platform, as the client offers it. */\nexport interface Calls\n  extends ${areas.map(callsOf).join(',\n    ')} {}\n`;

/** The codes of every call, for `ErrorCodeOf<'createUser'>`. */
export function printCodes(): string {
  const union = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(' | ');
  const lines = operations.map((operation) => {
    const common = codesOf(operation).includes('not_signed_in') ? 'SignedInCode' : 'CommonCode';
    return `  ${operation.id}: ${[common, ...ownCodesOf(operation).map((code) => `'${code}'`)].join(' | ')};`;
  });
  return (
    head +
    `/** What any call may be refused with. */\nexport type CommonCode = ${union(commonCodes)};\n\n` +
    `/** What any call may be refused with that somebody has to be signed in for. */\nexport type SignedInCode = CommonCode | ${union(signedInCodes)};\n\n` +
    `/** What each call may be refused with. */\nexport interface CodesOfCalls {\n${lines.join('\n')}\n}\n`
  );
}
