import type { Config } from '../config.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { messageOf } from '../kernel/thrown.ts';
import type { ByteStore } from './byte-store.ts';
import { createDirectoryStore } from './directory-store.ts';
import { createFileStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import type { FilesAddress } from './files-address.ts';
import { createS3Store } from './s3/store.ts';

/** Where bytes of this address lie. */
export const openStore = (address: FilesAddress, workDirectory: string): ByteStore =>
  'bucket' in address ? createS3Store(address, workDirectory) : createDirectoryStore(address.directory);

/** The files of a platform, as its settings say. */
export const openFiles = (
  {
    filesAddress,
    workDirectory,
    largestFile,
  }: Pick<Config, 'filesAddress' | 'workDirectory' | 'largestFile'>,
  largest = largestFile,
): FileStore => createFileStore(openStore(filesAddress, workDirectory), largest);

/** Told at the start, not at the first upload. @throws StartupError */
export async function refuseUnusable(store: ByteStore): Promise<void> {
  await store.check().catch((error: unknown) => {
    throw new StartupError(
      `Files cannot be kept in ${store.address} (${messageOf(error)}). Check FILES_URL, its keys, and that they may read, write, list and delete there.`,
    );
  });
}
