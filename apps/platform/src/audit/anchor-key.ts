import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../kernel/thrown.ts';

/**
 * The key that heads of audit chains are signed with (Ed25519), out of a file that no user of the database can read; made where there
 * is none. Of several processes at once one makes it.
 */
export async function anchorKey(file: string): Promise<KeyObject> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    return createPrivateKey(await readFile(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  // Whole before it has its name: nobody reads half a key.
  const made = `${file}.${randomUUID()}`;
  const handle = await open(made, 'wx', 0o600);
  try {
    const { privateKey } = generateKeyPairSync('ed25519');
    await handle.writeFile(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await handle.sync();
    await link(made, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await handle.close();
    await rm(made);
  }
  return createPrivateKey(await readFile(file, 'utf8'));
}

/** What signatures are checked with. The public half, which may be kept elsewhere, will do. */
export async function checkingKey(file: string): Promise<KeyObject> {
  return createPublicKey(await readFile(file, 'utf8'));
}
