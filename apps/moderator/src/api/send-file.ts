import { uploadArchive, uploadInParts } from '@moderator/client/upload-in-parts';
import type { PartsOptions } from '@moderator/client/upload-in-parts';
import type { StoredFile } from '@moderator/contract/types';
import { local } from '@/storage/guarded-storage.ts';
import { api, clientOf } from './api.ts';
import * as routes from './upload-routes.ts';

/** The calls about uploads, which come with the pages that send files. */
const uploads = clientOf(routes);

/** Where it is written down which upload a file is of, so that it goes on after the page was loaded anew. */
const remember = { getItem: local.get, setItem: local.set, removeItem: local.remove };

type Sending = Pick<PartsOptions, 'signal' | 'onProgress'>;

/**
 * Sends a file in parts: lost lines are waited for, and what is there is not sent again, also where the same file is chosen
 * again after the page was left.
 */
export const sendFile = (file: File, options: Sending): Promise<StoredFile> =>
  // An empty one has no parts; the platform says what is to be done.
  file.size === 0
    ? api.uploadFile({ file, fileName: file.name }, options)
    : uploadInParts(uploads, { file }, { remember, ...options });

/** The same for an archive that is going to be imported. */
export const sendArchive = (file: File, options: Sending) =>
  uploadArchive(uploads, { file }, { remember, ...options });
