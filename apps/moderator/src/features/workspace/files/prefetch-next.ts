import type { QueryClient } from '@tanstack/react-query';
import type { EvidenceItem } from '@moderator/contract/types';
import { prefetchWorkspace, workspaceQuery } from '../queries.ts';
import { isFetched, viewerKindOf } from '@/judging/viewers/viewer-kind.ts';
import { fileQuery } from '@/judging/files/file-query.ts';
import { whenIdle } from '@/ui/when-idle.ts';

/** Files and bytes fetched ahead: enough to begin with, little enough for a slow line. */
const mostFiles = 3;
const mostBytes = 20_000_000;

/** The files to fetch ahead: the first that are shown from memory, within the bounds. */
export function filesAhead(evidence: readonly EvidenceItem[]): string[] {
  const chosen: string[] = [];
  let bytes = 0;
  for (const item of evidence) {
    if (chosen.length === mostFiles) break;
    if (!item.fileId || !isFetched(viewerKindOf(item))) continue;
    if (bytes + (item.size ?? 0) > mostBytes) continue;
    bytes += item.size ?? 0;
    chosen.push(item.fileId);
  }
  return chosen;
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches attempts that may be opened next, and the first files of the likeliest, once the browser has nothing better to do.
 * @param attemptIds the likeliest first
 */
export function prefetchNext(queryClient: QueryClient, attemptIds: readonly string[]): () => void {
  const [likeliest] = attemptIds;
  if (!likeliest || savesData()) return () => {};
  let current = true;
  const fetchAll = async () => {
    await Promise.all(attemptIds.map((id) => prefetchWorkspace(queryClient, id)));
    const next = queryClient.getQueryData(workspaceQuery(likeliest).queryKey);
    for (const fileId of filesAhead(next?.evidence ?? []))
      if (current) await queryClient.prefetchQuery(fileQuery(fileId));
  };
  const timer = setTimeout(() => whenIdle(() => current && void fetchAll()), 1_500);
  return () => {
    current = false;
    clearTimeout(timer);
  };
}
