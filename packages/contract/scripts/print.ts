import { operations } from '../src/index.ts';
import { codesOf, commonCodes, ownCodesOf, signedInCodes } from './codes.ts';
import { docstringOf } from './docstring.ts';
import { head } from './head.ts';
import type { Document } from './openapi.ts';
import { printCall } from './print-call.ts';
import { queryNames } from './query-names.ts';
import { comment, declaration } from './typescript.ts';

/** TypeScript interfaces of every named schema and query, and the signature of every call. */
export function printTypes(document: Document): string {
  const models = Object.entries(document.components.schemas)
    // In TypeScript a choice of fields is `Pick`.
    .filter(([, schema]) => !('x-selection-of' in schema))
    .map(([name, schema]) => `${comment(schema, '')}export ${declaration(name, schema)}\n`);
  const queries = queryNames(document);
  const calls = operations.map(
    (operation) => `${docstringOf(operation, document)}${printCall(operation, document, queries)}`,
  );
  return (
    head +
    "import type { CallOptions, FileCall, Paged, Selected, Versioned } from '../src/kit/runtime.ts';\n\n" +
    models.join('\n') +
    '\n' +
    [...queries.values()].map(({ text }) => text).join('\n') +
    '\n/**\n * Every call of the platform, as the client offers it. Beside the codes that a call names, any may fail with\n' +
    ` * ${[...commonCodes, ...signedInCodes].join(', ')}.\n */\nexport interface Calls {\n` +
    calls.join('\n') +
    '}\n'
  );
}

/** The codes of every call, for `ErrorCodeOf<'createUser'>`. */
export function printCodes(): string {
  const union = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(' | ');
  const lines = operations.map((operation) => {
    const shared = codesOf(operation).includes('not_signed_in') ? 'SignedInCode' : 'CommonCode';
    return `  ${operation.id}: ${[shared, ...ownCodesOf(operation).map((code) => `'${code}'`)].join(' | ')};`;
  });
  return (
    head +
    `/** What any call may be refused with. */\nexport type CommonCode = ${union(commonCodes)};\n\n` +
    `/** What any call may be refused with that somebody has to be signed in for. */\nexport type SignedInCode = CommonCode | ${union(signedInCodes)};\n\n` +
    `/** What each call may be refused with. */\nexport interface CodesOfCalls {\n${lines.join('\n')}\n}\n`
  );
}
