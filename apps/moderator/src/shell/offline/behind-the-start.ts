import { keepCopies } from '@/api/keep-copies.ts';
import { keepSending } from '@/attempts/outbox/send-waiting.ts';
import { queryClient } from '@/api/query-client.ts';
import { meQuery } from '../account.ts';
import { keepApplication } from './keep-application.ts';

/** What goes on behind every page, and is fetched when the first of them is there. */
export function goOnBehind(): void {
  keepApplication();
  keepCopies(queryClient);
  keepSending(() => queryClient.getQueryData(meQuery.queryKey)?.user.id);
}
