import { hashKey, queryOptions, useQuery } from '@tanstack/react-query';
import { fileOf, readCopy } from '@/storage/copies.ts';
import { fileQuery } from '../../files/file-query.ts';
import { useObjectAddress } from '../../files/use-object-address.ts';

const keptFileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['kept file', fileId],
    queryFn: async () => fileOf(await readCopy(hashKey(fileQuery(fileId).queryKey))) ?? null,
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
