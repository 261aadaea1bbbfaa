import { useSyncExternalStore } from 'react';
import { queryOptions } from '@tanstack/react-query';
import { workspaceApi } from '../workspace-api.ts';
import { onProgress, progressOf } from './download-progress.ts';

/** Milliseconds: large files over slow lines. */
const deadline = 15 * 60_000;

/** The bytes of a file. Evidence is frozen once it is handed in, so what was fetched stays true. */
export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['file', fileId],
    queryFn: ({ signal }) => workspaceApi.downloadFile({ id: fileId }, { signal, deadline }),
    staleTime: Infinity,
    gcTime: 5 * 60_000,
    structuralSharing: false,
  });

/** Where the browser itself fetches a file: long recordings stream, and a download needs no copy in memory. */
export const fileAddress = (fileId: string): string => `/api/v2/files/${encodeURIComponent(fileId)}/download`;

export const useDownloadProgress = (fileId: string) =>
  useSyncExternalStore(onProgress, () => progressOf(fileId));
