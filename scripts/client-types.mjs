import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the types of the client cost whoever checks a program with ten calls: how often the compiler makes a type of a generic
 * one. The count is the same on every machine, which seconds are not.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const most = 10_000;
const program = `
  import { createClient, isApiError, isConflict } from '${root}packages/client/src/index.ts';
  import {
    createUser, decideAttempt, downloadFile, getAccount, getUser, listAttempts, listLicences, listUsers, updateUser, uploadFile,
  } from '${root}packages/contract/generated/routes.ts';
  const api = createClient({
    createUser, decideAttempt, downloadFile, getAccount, getUser, listAttempts, listLicences, listUsers, updateUser, uploadFile,
  });
  export async function program(id: string, version: number, file: File) {
    const user = await api.getUser({ id });
    const { name } = await api.getUser({ id, query: { fields: ['name'] } });
    const changed = await api.updateUser({ id, version: user.version, body: { name, email: null } }).catch((error: unknown) => {
      if (isConflict(error, 'updateUser')) return error.current;
      throw error;
    });
    const { items } = await api.listUsers({ query: { fields: ['name', 'roles'] } });
    for await (const attempt of api.listAttempts({ query: { queue: 'ready' } })) console.log(attempt.id);
    await api.createUser({ body: { ...user, email: null } }).catch((error: unknown) => {
      if (isApiError(error, 'createUser') && error.code === '4001') return undefined;
      throw error;
    });
    const licences = await api.listLicences();
    const account = await api.getAccount({ id });
    await api.decideAttempt({ id, version, body: { kind: 'upheld', comment: '' } as never });
    const { blob } = await api.downloadFile({ id });
    const { stream } = await api.downloadFile({ id }, { stream: true });
    const stored = await api.uploadFile({ file });
    return { changed, items, licences, account, blob, stream, stored };
  }`;

const directory = mkdtempSync(join(tmpdir(), 'client-types-'));
writeFileSync(join(directory, 'program.ts'), program);
writeFileSync(
  join(directory, 'tsconfig.json'),
  JSON.stringify({
    extends: `${root}tsconfig.base.json`,
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [], typeRoots: [], paths: {} },
    files: ['program.ts'],
  }),
);
const { stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', directory, '--extendedDiagnostics'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
rmSync(directory, { recursive: true, force: true });
const mistakes = stdout.match(/^.*error TS.*$/gm) ?? [];
const count = Number(/^Instantiations:\s+(\d+)/m.exec(stdout)?.[1] ?? NaN);
const isFine = mistakes.length === 0 && count < most;
console.log(
  mistakes.join('\n') + `${isFine ? 'fine' : 'too many'}: ten calls take ${count} instantiations of ${most}`,
);
if (!isFine) process.exit(1);
