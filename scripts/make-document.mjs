import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, isMadeFrom } from './hash-of.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const contract = join(root, 'packages/contract');

/** From what the document of the API is made; it stands in the document's own folder beside it. */
const stamp = join(contract, 'generated/openapi.from');

/**
 * Makes the OpenAPI document unless it comes from the contract as it is. It is as long as all other generated files
 * together and follows from them, so it is made where it is needed and not kept in the history.
 */
export async function makeDocument() {
  const sources = [join(contract, 'src'), join(contract, 'scripts')];
  const document = join(contract, 'generated/openapi.json');
  if (existsSync(document) && isMadeFrom(stamp, root, sources)) return;
  // In a process of its own: it takes some seconds, in which a platform would answer nobody.
  const maker = spawn(
    process.execPath,
    ['--import', 'tsx', join(contract, 'scripts/make-document.ts'), hashOf(root, sources)],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const stop = () => maker.kill();
  process.once('exit', stop);
  const code = await new Promise((resolve) => maker.once('exit', resolve));
  process.removeListener('exit', stop);
  if (code !== 0) throw new Error('The document of the API could not be made.');
}

/** Before tests, the runner calls it by this name. */
export { makeDocument as setup };
