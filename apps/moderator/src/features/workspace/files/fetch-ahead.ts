import type { QueryClient } from '@tanstack/react-query';
import type { EvidenceItem } from '@moderator/contract/types';
import { openAhead } from '@/judging/viewers/open-ahead.ts';
import { fileQuery } from '@/judging/files/file-query.ts';
import { whenIdle } from '@/ui/when-idle.ts';
import { mayOpenAhead, prefetchWorkspace, workspaceQuery } from '../queries.ts';
import { firstEvidence } from './files-ahead.ts';

/** Milliseconds after which somebody seems to stay. */
const staysAfterMs = 1_500;
/** Files of the likeliest attempt, and of another. */
const mostFiles = 3;
const mostFilesOfOthers = 1;

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Comes when nothing is being fetched: on a poor line what somebody waits for comes before what they may want later. */
function quietOf(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}

/**
 * Fetches what may be opened next, one after the other, once the browser has nothing better to do: files of this attempt, then the
 * next attempts with their first files. What is likeliest of each is opened as well, as far as it is read in parts.
 * @param here evidence of this attempt, the likeliest first
 * @param attemptIds the likeliest first
 * @returns ends it; what is under way comes to its end unless it is large and nobody wants it
 */
export function fetchAhead(
  queryClient: QueryClient,
  here: readonly EvidenceItem[],
  attemptIds: readonly string[],
): () => void {
  if (savesData() || !mayOpenAhead(queryClient)) return () => {};
  let current = true;
  let underWay: string | undefined;
  const fetchFiles = async (items: readonly EvidenceItem[]) => {
    for (const [index, item] of items.entries()) {
      await quietOf(queryClient);
      if (!current) return;
      underWay = item.fileId!;
      await queryClient.prefetchQuery(fileQuery(underWay));
      const file = queryClient.getQueryData(fileQuery(underWay).queryKey);
      underWay = undefined;
      if (index === 0 && file) openAhead(item, file.blob);
    }
  };
  const fetchAll = async () => {
    await quietOf(queryClient);
    if (!current) return;
    await Promise.all(attemptIds.map((id) => prefetchWorkspace(queryClient, id)));
    await fetchFiles(here);
    for (const [index, id] of attemptIds.entries()) {
      const next = queryClient.getQueryData(workspaceQuery(id).queryKey);
      if (next) await fetchFiles(firstEvidence(next, index === 0 ? mostFiles : mostFilesOfOthers));
    }
  };
  const timer = setTimeout(() => whenIdle(() => current && void fetchAll()), staysAfterMs);
  return () => {
    current = false;
    clearTimeout(timer);
    const left = underWay;
    // Whoever opens it now goes on with what is under way; for nobody it would hold up what is wanted.
    if (left) setTimeout(() => dropUnwanted(queryClient, left));
  };
}

function dropUnwanted(queryClient: QueryClient, fileId: string): void {
  const { queryKey } = fileQuery(fileId);
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query && !query.isActive()) void queryClient.cancelQueries({ queryKey });
}
