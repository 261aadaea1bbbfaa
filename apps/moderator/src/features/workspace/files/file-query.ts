import { useSyncExternalStore } from 'react';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { arriving, onProgress, progressOf } from './download-progress.ts';

/** The bytes of a file. Evidence is frozen once it is handed in, so what was fetched stays true. */
export const fileQuery = (fileId: string) =>
  queryOptions({
    ...queries.one((api) => api.downloadFile({ id: fileId })),
    queryFn: ({ signal }) =>
      arriving(fileId, (onProgress) => api.downloadFile({ id: fileId }, { signal, onProgress })),
    staleTime: Infinity,
    gcTime: 5 * 60_000,
    structuralSharing: false,
  });

/** Where the browser itself fetches a file: long recordings stream, and a download needs no copy in memory. */
export const fileAddress = (fileId: string): string => `/api/v2/files/${encodeURIComponent(fileId)}/download`;

export const useDownloadProgress = (fileId: string) =>
  useSyncExternalStore(onProgress, () => progressOf(fileId));

/** What is known of a file, with what it is played from where it is a recording. */
export const fileInFullQuery = (fileId: string) =>
  queryOptions(queries.one((api) => api.getFile({ id: fileId })));
