import { useSyncExternalStore } from 'react';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, FileAnswer } from '@moderator/client';
import type { CallQuery } from '@moderator/client/query';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { arriving, onProgress, progressOf } from './download-progress.ts';

/**
 * The bytes of a file. Evidence is frozen once it is handed in, so what was fetched stays true.
 * @param call under which name its bytes are kept
 * @param fetch fetches them, telling how much has arrived
 */
export const bytesQuery = (
  fileId: string,
  call: CallQuery<FileAnswer>,
  fetch: (options: CallOptions) => Promise<FileAnswer>,
) =>
  queryOptions({
    ...call,
    queryFn: ({ signal }) => arriving(fileId, (onProgress) => fetch({ signal, onProgress })),
    staleTime: Infinity,
    gcTime: 5 * 60_000,
    structuralSharing: false,
  });

export const fileQuery = (fileId: string) =>
  bytesQuery(
    fileId,
    queries.one((api) => api.downloadFile({ id: fileId })),
    (options) => api.downloadFile({ id: fileId }, options),
  );

/** Where the browser itself fetches a file: long recordings stream, and a download needs no copy in memory. */
export const fileAddress = (fileId: string): string => `/api/v2/files/${encodeURIComponent(fileId)}/download`;

export const useDownloadProgress = (fileId: string) =>
  useSyncExternalStore(onProgress, () => progressOf(fileId));

/** What is known of a file, with what it is played from where it is a recording. */
export const fileInFullQuery = (fileId: string) =>
  queryOptions(queries.one((api) => api.getFile({ id: fileId })));
