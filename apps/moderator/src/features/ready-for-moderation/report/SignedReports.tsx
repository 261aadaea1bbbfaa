import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { editionLooks } from '@/labels/edition-labels.ts';
import { shortDate } from '@/ui/relative-time.ts';

/** The reports of a batch: one that was referred back from comes into a later one. Nothing where there is one alone. */
export function SignedReports({ report, batchId }: { report: ModerationReport; batchId: string }) {
  const { signed, batch, number } = report;
  const isOnlyOne = signed.length === 0 || (signed.length === 1 && number !== null && !batch.isReportable);
  if (isOnlyOne) return null;
  const to = '/ready-for-moderation/batches/$batchId/report';
  return (
    <nav aria-label={t`Reports of this batch`} className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <span className="text-muted">
        <Trans>Reports of this batch</Trans>
      </span>
      {signed.map((each) => (
        <Link
          key={each.id}
          {...{ to, params: { batchId }, search: { reportId: each.id } }}
          aria-current={each.id === report.id ? 'page' : undefined}
          className="underline aria-[current]:font-semibold aria-[current]:no-underline"
        >
          {each.number}, {shortDate(each.signedAt)}
          {each.standing === 'stands' ? null : <> ({editionLooks[each.standing].word})</>}
        </Link>
      ))}
      {report.id === null ? (
        <span aria-current="page" className="font-semibold">
          <Trans>Draft of the next one</Trans>
        </span>
      ) : null}
    </nav>
  );
}
