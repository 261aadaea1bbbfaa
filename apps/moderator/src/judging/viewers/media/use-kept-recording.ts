import { hashKey, queryOptions, useQuery } from '@tanstack/react-query';
import { fileOf, readCopy } from '@/storage/copies.ts';
import type { Source } from '@/recordings/ways-to-play.ts';
import { fileQuery } from '../../files/file-query.ts';
import { useObjectAddress } from '../../files/use-object-address.ts';

/** Under which what was made of a recording, to be played everywhere, is kept on this device. */
export const renditionKey = (fileId: string) => ['rendition', fileId] as const;

/** Files that were made of a recording and are played in one piece: a list of pieces is of no use without a network. */
export const renditionsOf = (sources: readonly Source[], fileId: string): string[] =>
  sources
    .filter(({ type }) => /^(video|audio)\//.test(type))
    .flatMap(({ url }) => /\/files\/([^/]+)\/download$/.exec(url)?.[1] ?? [])
    .filter((id) => id !== fileId);

const keptFileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['kept file', fileId],
    queryFn: async () =>
      fileOf(await readCopy(hashKey(renditionKey(fileId)))) ??
      fileOf(await readCopy(hashKey(fileQuery(fileId).queryKey))) ??
      null,
    gcTime: 0,
    structuralSharing: false,
  });

/**
 * Where a recording that was taken along is on this device, in one piece; undefined where it is not, and until it is looked for.
 * @param isWanted whether it cannot be had otherwise
 */
export function useKeptRecording(fileId: string, isWanted: boolean): string | undefined {
  const { data } = useQuery({ ...keptFileQuery(fileId), enabled: isWanted });
  return useObjectAddress(data ?? undefined);
}
