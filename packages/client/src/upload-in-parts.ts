import type { CallOptions } from '@moderator/contract/runtime';
import type { Calls, StoredFile, Upload } from '@moderator/contract/types';
import { ApiError } from './errors.ts';
import { isPassing, waitBefore } from './retry.ts';
import { wait } from './time-limit.ts';

/** Milliseconds without a part that arrives after which it is given up. */
const usualPatienceMs = 600_000;

/** Bytes of the first part, and of the smallest and the largest that follow. */
const sizes = { first: 256_000, least: 64_000, most: 4_000_000 };
/** Milliseconds that a part should take: what a lost line costs, and how long nothing is seen to move. */
const partMs = 10_000;

/** What the line carries in the time of a part; a single one that was quick or slow is not believed more than four times over. */
const sizeBehind = (bytes: number, tookMs: number): number =>
  within(bytes / 4, bytes * 4, (bytes * partMs) / Math.max(1, tookMs));
const within = (least: number, most: number, size: number): number =>
  Math.round(Math.min(Math.max(size, least, sizes.least), most, sizes.most));

/** How a file is sent in parts. */
export interface PartsOptions extends Pick<CallOptions, 'onProgress' | 'signal' | 'traceparent'> {
  /** Bytes of a part; what the line carries in some ten seconds unless told, from 64,000 to 4,000,000. */
  partSize?: number;
  /** Milliseconds without a part that arrives after which it is given up; 600,000 unless told. */
  patience?: number;
  /** Where it is written down which upload a file is of: with `localStorage` it goes on after the page was loaded anew. */
  remember?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** What is used of the browser's storage; the types of Node do not know it. */
interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What is refused for the file itself, whoever tries again; a session that ended says nothing of it. */
const ofTheFile: readonly string[] = [
  'empty_file',
  'mislabelled_file',
  'not_found',
  'too_large',
  'wrong_media_type',
];

type Uploading = Pick<Calls, 'cancelUpload' | 'getUpload' | 'sendUploadPart' | 'startUpload'>;
interface Chosen {
  file: Blob;
  fileName?: string;
}

/**
 * Uploads a file in parts: what has arrived is not sent again, neither after a lost line nor, where it is remembered, after
 * the page was loaded anew and the same file was chosen again. Lost lines are waited for.
 *
 * @throws ApiError what the platform refuses the file for, or what was in the way until patience ended
 * @example
 * const file = await uploadInParts(api, { file: chosen }, {
 *   remember: localStorage,
 *   onProgress: ({ done, total }) => bar.set(done / total!),
 * });
 */
export async function uploadInParts(
  api: Uploading,
  chosen: Chosen,
  options?: PartsOptions,
): Promise<StoredFile> {
  const { file } = await send(api, chosen, options, false);
  // It is answered as long as this is missing.
  return file!;
}

/**
 * The same for an archive that is going to be imported: it may be larger than files are, and stays an upload.
 * @example const { id } = await uploadArchive(api, { file: chosen }, { remember: localStorage });
 */
export const uploadArchive = (api: Uploading, chosen: Chosen, options?: PartsOptions): Promise<Upload> =>
  send(api, chosen, options, true);

async function send(
  api: Uploading,
  { file, fileName = (file as Partial<File>).name ?? 'file' }: Chosen,
  { partSize, patience = usualPatienceMs, remember, onProgress, ...options }: PartsOptions = {},
  archive: boolean,
): Promise<Upload> {
  const key = `moderator ${archive ? 'archive' : 'upload'} ${fileName} ${file.size} ${(file as Partial<File>).lastModified ?? ''}`;
  const signal = options.signal ?? new AbortController().signal;
  // One for all tries: where the answer to one was lost, the next is told of the same upload.
  const idempotencyKey = crypto.getRandomValues(new Uint32Array(4)).join('-');

  const begin = async () => {
    const id = remember?.getItem(key);
    const known = id
      ? await api.getUpload({ id }, options).catch((error: unknown) => {
          // It was given up long ago, or is somebody else's on this device.
          if (error instanceof ApiError && error.code === 'not_found') return undefined;
          throw error;
        })
      : undefined;
    const upload =
      known ??
      (await api.startUpload(
        { body: { name: fileName, size: file.size, ...(archive && { archive }) } },
        { ...options, idempotencyKey },
      ));
    remember?.setItem(key, upload.id);
    return upload;
  };

  let upload: Awaited<ReturnType<typeof begin>> | undefined;
  let patientUntil = Date.now() + patience;
  let arrived = 0;
  let size = partSize ?? sizes.first;
  for (let failures = 0; ;) {
    try {
      upload ??= await begin();
      const { id, offset } = upload;
      // Whoever sent it: another tab may be sending the same file.
      if (offset > arrived) patientUntil = Date.now() + patience;
      arrived = offset;
      onProgress?.({ done: offset, total: file.size });
      if (upload.file || (archive && offset === file.size)) {
        remember?.removeItem(key);
        return upload;
      }
      // Read here: where it cannot be read any more, the network would be taken for lost.
      const bytes = await file.slice(offset, offset + size).arrayBuffer();
      const part = { file: new Blob([bytes]), fileName: 'part' };
      const begunAt = Date.now();
      upload = await api.sendUploadPart({ id, query: { offset }, ...part }, options);
      size = partSize ?? sizeBehind(size, Date.now() - begunAt);
      failures = 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The answer to a part was lost, or another tab sends the same file: what is there is asked for.
      const isElsewhere = error.code === 'conflict';
      const mayPass = isElsewhere || isPassing(error) || error.code === 'timeout';
      if (!mayPass || Date.now() > patientUntil) {
        if (ofTheFile.includes(error.code)) {
          remember?.removeItem(key);
          // It would take room until it is forgotten; what is in the way of that is in the way of nothing else.
          if (upload) await api.cancelUpload({ id: upload.id }, options).catch(() => undefined);
        }
        throw error;
      }
      failures++;
      // A smaller one gets through before the line is lost again.
      if (!isElsewhere) size = partSize ?? sizeBehind(size, Infinity);
      if (!isElsewhere || failures > 1) await wait(waitBefore(failures + 1, error.retryAfter), signal);
      // Asked for anew in the next turn, where a failure of that is waited for as well.
      const { id } = upload ?? {};
      upload = id && isElsewhere ? await api.getUpload({ id }, options).catch(() => upload) : upload;
    }
  }
}
