import { keepCopies } from '@/api/keep-copies.ts';
import { keepSending } from '@/attempts/outbox/send-waiting.ts';
import { queryClient } from '@/api/query-client.ts';
import { subject } from '@/session/session.ts';
import { meQuery } from '../account.ts';
import { bringBackReport } from '../report-issue/kept-report.ts';
// Here for whoever signs out when nothing gets through.
import '@/session/device-work.ts';
import { keepApplication } from './keep-application.ts';

/** What goes on behind every page. It is fetched when the first may be drawn, and begins when that has its answers. */
export function goOnBehind(): void {
  keepApplication();
  keepCopies(queryClient);
  const me = () => queryClient.getQueryData(meQuery.queryKey);
  // Where the person is not known nothing can be reported in their name.
  if (me()) bringBackReport(subject()!);
  keepSending(() => me()?.user.id);
}
