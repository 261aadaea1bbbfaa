import { uploadArchive, uploadInParts } from '@moderator/client/upload-in-parts';
import type { PartsOptions } from '@moderator/client/upload-in-parts';
import type { StoredFile, Upload } from '@moderator/contract/types';
import { local } from '@/storage/guarded-storage.ts';
import { api, clientOf } from './api.ts';
import * as routes from './upload-routes.ts';

/** The calls about uploads, which come with the pages that send files. */
const uploads = clientOf(routes);

type Sending = Pick<PartsOptions, 'signal' | 'onProgress'>;

/** What is there. */
interface Sent<Stored> {
  stored: Stored;
  /** To be called once something refers to it: until then the same file, chosen again, is known to be there and not sent anew. */
  forget: () => void;
}

/**
 * Sends a file in parts: lost lines are waited for, and what is there is not sent again, also where the same file is chosen
 * again after the page was left.
 */
export const sendFile = (file: File, options: Sending): Promise<Sent<StoredFile>> =>
  remembered((remember) =>
    // An empty one has no parts; the platform says what is to be done.
    file.size === 0
      ? api.uploadFile({ file, fileName: file.name }, options)
      : uploadInParts(uploads, { file }, { remember, ...options }),
  );

/** The same for an archive that is going to be imported. */
export const sendArchive = (file: File, options: Sending): Promise<Sent<Upload>> =>
  remembered((remember) => uploadArchive(uploads, { file }, { remember, ...options }));

async function remembered<Stored>(
  send: (memory: NonNullable<PartsOptions['remember']>) => Promise<Stored>,
): Promise<Sent<Stored>> {
  let key: string | undefined;
  const forget = () => key && local.remove(key);
  try {
    const stored = await send({
      getItem: local.get,
      setItem: local.set,
      removeItem: (its) => void (key = its),
    });
    return { stored, forget };
  } catch (error) {
    // What was refused for itself is of no more use.
    forget();
    throw error;
  }
}
