import { keepCopies } from '@/api/keep-copies.ts';
import { keepSending } from '@/attempts/outbox/send-waiting.ts';
import { queryClient } from '@/api/query-client.ts';
import { subject } from '@/session/session.ts';
import { meQuery } from '../account.ts';
import { bringBackReport } from '../report-issue/kept-report.ts';
// Here for whoever signs out when nothing gets through.
import '@/session/device-work.ts';
import { keepApplication } from './keep-application.ts';

/** What goes on behind every page, and is fetched when the first of them is there. */
export function goOnBehind(): void {
  keepApplication();
  keepCopies(queryClient);
  // Where the person is not known nothing can be reported in their name.
  void queryClient.fetchQuery(meQuery).then(
    () => bringBackReport(subject()!),
    () => undefined,
  );
  keepSending(() => queryClient.getQueryData(meQuery.queryKey)?.user.id);
}
