/** What every generated file begins with. */
export const head = '// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.\n\n';
