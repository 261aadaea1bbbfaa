import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { EvidenceItem } from '@moderator/contract/types';
import { quietOf } from '@/api/quiet-of.ts';
import { openAhead } from '@/judging/viewers/open-ahead.ts';
import { fileQuery } from '@/judging/files/file-query.ts';
import { whenIdle } from '@/ui/when-idle.ts';
import { mayOpenAhead, prefetchWorkspace, workspaceQuery } from '../queries.ts';
import { filesAhead } from './files-ahead.ts';

/** Milliseconds after which somebody seems to stay. */
const staysAfterMs = 1_500;

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches what may be opened next, once the browser has nothing better to do: the next attempts, then files one after the other, of
 * this attempt and of those. What is likely to be the very next is opened as well.
 * @param here evidence of this attempt, the likeliest first
 * @param attemptIds the likeliest first
 * @returns ends it and lets go of what was fetched
 */
export function fetchFollowing(
  queryClient: QueryClient,
  here: readonly EvidenceItem[],
  attemptIds: readonly string[],
): () => void {
  if (savesData() || !mayOpenAhead(queryClient)) return () => {};
  let current = true;
  let underWay: string | undefined;
  const held: (() => void)[] = [];
  const fetchFile = async (item: EvidenceItem, isLikely: boolean) => {
    const query = fileQuery(item.fileId!);
    // Kept for as long as this goes on: somebody may read here for an hour.
    held.push(new QueryObserver(queryClient, { ...query, enabled: false }).subscribe(() => {}));
    underWay = item.fileId!;
    await queryClient.prefetchQuery(query);
    underWay = undefined;
    const file = queryClient.getQueryData(query.queryKey);
    if (current && isLikely && file) held.push(openAhead(item, file.blob));
  };
  const fetchAll = async () => {
    await Promise.all(attemptIds.map((id) => prefetchWorkspace(queryClient, id)));
    const next = attemptIds.map((id) => queryClient.getQueryData(workspaceQuery(id).queryKey));
    for (const { item, isLikely } of filesAhead(here, next)) {
      await quietOf(queryClient);
      if (!current) return;
      await fetchFile(item, isLikely);
    }
  };
  const timer = setTimeout(() => whenIdle(() => current && void fetchAll()), staysAfterMs);
  return () => {
    current = false;
    clearTimeout(timer);
    for (const letGo of held) letGo();
    const left = underWay;
    // Whoever opens it now goes on with what is under way.
    if (left) setTimeout(() => dropUnwanted(queryClient, left));
  };
}

/** Ends what nobody wants any more, where it takes its share of the line from what somebody waits for. */
function dropUnwanted(queryClient: QueryClient, fileId: string): void {
  const { queryKey } = fileQuery(fileId);
  const isWanted = queryClient.getQueryCache().find({ queryKey })?.isActive();
  if (!isWanted && queryClient.isFetching({ type: 'active' }) > 0)
    void queryClient.cancelQueries({ queryKey });
}
