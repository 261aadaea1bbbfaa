import { Suspense } from 'react';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { useSignal } from '@/ui/use-signal.ts';
import { reportRequest } from './report-request.ts';

const ReportIssueDialog = lazyWithTexts(
  () => import('./ReportIssueDialog.tsx'),
  () => import('../texts.ts'),
);

/** Where the dialog opens. Beside the pages, so that a start that failed can be reported as well. */
export function ReportIssueHost() {
  const request = useSignal(reportRequest);
  return request ? (
    <Suspense>
      <ReportIssueDialog key={request.eventId} {...request} />
    </Suspense>
  ) : null;
}
