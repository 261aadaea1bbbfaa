import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forbiddenImports } from './check-imports.mjs';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'imports-'));
  await mkdir(join(root, 'node_modules/@moderator'), { recursive: true });
  for (const name of ['contract', 'client', 'moderation', 'learning', 'demo'])
    await symlink(join(root, 'packages', name), join(root, 'node_modules/@moderator', name));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Plants a tree of two files of which one imports the other, as written, and says what is found. */
async function planted(from: string, written: string, to: string): Promise<string[]> {
  const files = { [from]: `import '${written}';\n`, [to]: 'export {};\n' };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const found = forbiddenImports(root).map(({ rule }) => rule);
  for (const name of Object.keys(files)) await rm(join(root, name));
  return found;
}

const platform = 'apps/platform/src';
const moderator = 'apps/moderator/src';
const contract = 'packages/contract/src';

it.each([
  [
    'feature to feature by name',
    `${moderator}/features/home/a.ts`,
    '@/features/workspace/b.ts',
    `${moderator}/features/workspace/b.ts`,
  ],
  [
    'feature to feature by its place',
    `${moderator}/features/home/a.ts`,
    '../workspace/b.ts',
    `${moderator}/features/workspace/b.ts`,
  ],
  [
    'component to feature',
    `${moderator}/ui/a.tsx`,
    '@/features/home/b.ts',
    `${moderator}/features/home/b.ts`,
  ],
  [
    'shell to feature',
    `${moderator}/shell/a.tsx`,
    '../features/home/b.ts',
    `${moderator}/features/home/b.ts`,
  ],
  ['session to shell', `${moderator}/session/a.ts`, '@/shell/b.ts', `${moderator}/shell/b.ts`],
  [
    'page to schemas',
    `${moderator}/features/home/a.ts`,
    '@moderator/contract/src/index.ts',
    `${contract}/index.ts`,
  ],
  [
    'client to schemas',
    'packages/client/src/a.ts',
    '@moderator/contract/src/areas/users/schemas.ts',
    `${contract}/areas/users/schemas.ts`,
  ],
  [
    'types to schemas',
    'packages/contract/generated/users/types.ts',
    '../../src/kit/schemas.ts',
    `${contract}/kit/schemas.ts`,
  ],
  [
    'page to server',
    `${moderator}/features/home/a.ts`,
    '../../../../platform/src/config.ts',
    `${platform}/config.ts`,
  ],
  [
    'server to page',
    `${platform}/areas/users/index.ts`,
    '../../../../moderator/src/ui/b.ts',
    `${moderator}/ui/b.ts`,
  ],
  [
    'area to area',
    `${platform}/areas/users/index.ts`,
    '../groups/index.ts',
    `${platform}/areas/groups/index.ts`,
  ],
  [
    'documents to area',
    `${platform}/documents/a.ts`,
    '../areas/users/index.ts',
    `${platform}/areas/users/index.ts`,
  ],
  ['documents to requests', `${platform}/documents/a.ts`, '../http/input.ts', `${platform}/http/input.ts`],
  [
    'requests to area',
    `${platform}/http/a.ts`,
    '../areas/users/index.ts',
    `${platform}/areas/users/index.ts`,
  ],
  ['kernel to documents', `${platform}/kernel/a.ts`, '../documents/b.ts', `${platform}/documents/b.ts`],
  [
    'attempts to area',
    `${platform}/attempts/a.ts`,
    '../areas/batches/b.ts',
    `${platform}/areas/batches/b.ts`,
  ],
  ['area to the list of areas', `${platform}/areas/users/index.ts`, '../../areas.ts', `${platform}/areas.ts`],
  [
    'area to the demonstration',
    `${platform}/areas/users/index.ts`,
    '@moderator/demo/src/index.ts',
    'packages/demo/src/index.ts',
  ],
  [
    'server to client',
    `${platform}/areas/users/index.ts`,
    '@moderator/client/src/index.ts',
    'packages/client/src/index.ts',
  ],
  [
    'code to a fixture',
    `${platform}/areas/users/index.ts`,
    './users.fixture.ts',
    `${platform}/areas/users/users.fixture.ts`,
  ],
  ['kit to area', `${contract}/kit/a.ts`, '../areas/users/schemas.ts', `${contract}/areas/users/schemas.ts`],
  [
    'schemas to schemas of another area',
    `${contract}/areas/groups/schemas.ts`,
    '../users/schemas.ts',
    `${contract}/areas/users/schemas.ts`,
  ],
  [
    'operations to operations of another area',
    `${contract}/areas/groups/operations.ts`,
    '../users/operations.ts',
    `${contract}/areas/users/operations.ts`,
  ],
  [
    'contract to rules',
    `${contract}/kit/a.ts`,
    '@moderator/moderation/src/index.ts',
    'packages/moderation/src/index.ts',
  ],
  [
    'rules to server',
    'packages/moderation/src/a.ts',
    '../../../apps/platform/src/config.ts',
    `${platform}/config.ts`,
  ],
  ['rules to the machine', 'packages/moderation/src/a.ts', 'node:fs', 'packages/moderation/src/b.ts'],
  [
    'demonstration to server',
    'packages/demo/src/a.ts',
    '../../../apps/platform/src/config.ts',
    `${platform}/config.ts`,
  ],
  ['nowhere', `${platform}/areas/users/index.ts`, './gone.ts', `${platform}/areas/users/b.ts`],
])('%s is refused', async (_, from, written, to) => {
  expect(await planted(from, written, to)).not.toEqual([]);
});

it.each([
  [
    'area to documents',
    `${platform}/areas/users/index.ts`,
    '../../documents/b.ts',
    `${platform}/documents/b.ts`,
  ],
  [
    'operations to schemas of another area',
    `${contract}/areas/groups/operations.ts`,
    '../users/schemas.ts',
    `${contract}/areas/users/schemas.ts`,
  ],
  ['feature to component', `${moderator}/features/home/a.ts`, '@/ui/b.tsx', `${moderator}/ui/b.tsx`],
  [
    'test to a fixture of another area',
    `${platform}/areas/users/a.test.ts`,
    '../groups/groups.fixture.ts',
    `${platform}/areas/groups/groups.fixture.ts`,
  ],
  [
    'page to types',
    `${moderator}/api/a.ts`,
    '@moderator/contract/generated/types.ts',
    'packages/contract/generated/types.ts',
  ],
])('%s is allowed', async (_, from, written, to) => {
  expect(await planted(from, written, to)).toEqual([]);
});

it('a circle is refused, of types as well', async () => {
  const folder = join(root, platform, 'kernel');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'a.ts'), "import type { B } from './b.ts';\nexport type A = B;\n");
  await writeFile(join(folder, 'b.ts'), "import type { A } from './a.ts';\nexport type B = A;\n");
  expect(forbiddenImports(root).map(({ rule }) => rule)).toEqual(['no file stands in a circle']);
  await rm(folder, { recursive: true });
});
