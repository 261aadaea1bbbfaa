import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** What the client adds to a page: bundled and minified for a browser, in gzipped bytes. */
const root = fileURLToPath(new URL('..', import.meta.url));
const tenCalls = [
  'getUser',
  'updateUser',
  'listUsers',
  'createUser',
  'listLicences',
  'getAccount',
  'listAttempts',
  'decideAttempt',
  'downloadFile',
  'uploadFile',
];
const limits = [
  { name: 'ten calls', imports: `{ ${tenCalls.join(', ')} }`, most: 4_200 },
  { name: 'all calls', imports: '{ allRoutes }', most: 9_000 },
  { name: 'the helpers for TanStack Query', entry: 'packages/client/src/query.ts', most: 1_000 },
];

const entryOf = (imports) => `
  import { createClient, ApiError, ConflictError } from '${root}packages/client/src/index.ts';
  import ${imports} from '${root}packages/contract/generated/${imports.includes('all') ? 'all-routes' : 'routes'}.ts';
  export const api = createClient(${imports.includes('all') ? 'allRoutes' : imports}, { token: () => undefined });
  export { ApiError, ConflictError };`;

/** Sizes of what loads at once, and of what loads only when it is used. */
async function sizesOf({ imports, entry }) {
  const text = entry ? readFileSync(`${root}${entry}`, 'utf8') : entryOf(imports);
  const id = entry ? `${root}${entry}` : `${root}client-size-entry.ts`;
  const bundle = await rolldown({
    input: id,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? { code: text, moduleType: 'ts' } : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  const size = (chunks) => chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  const chunks = output.filter(({ type }) => type === 'chunk');
  // What the first one imports loads with it; what is imported when it is needed does not.
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of atOnce)
    for (const each of chunks) if (imports.includes(each.fileName)) atOnce.add(each);
  return { atOnce: size([...atOnce]), later: size(chunks.filter((each) => !atOnce.has(each))) };
}

let failed = false;
for (const limit of limits) {
  const { atOnce, later } = await sizesOf(limit);
  failed ||= atOnce > limit.most;
  console.log(
    `${atOnce > limit.most ? 'too large' : 'fine'}: ${limit.name} take ${atOnce} bytes of ${limit.most}` +
      (later > 0 ? `, and ${later} for files and for signing in anew, when there are any` : ''),
  );
}
if (failed) process.exit(1);
