import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SignedBatch } from '@moderator/contract/types';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { editionLooks } from '@/labels/edition-labels.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { Section } from './Section.tsx';

/** The latest signed reports, and how far their verification is. */
export function Reports({ reports }: { reports: readonly SignedBatch[] }) {
  return (
    <Section title={t`Signed reports`}>
      <div className="rounded-lg border border-line bg-surface">
        {reports.length === 0 ? (
          <EmptyState icon="file" title={t`No report is signed yet`}>
            <Trans>A batch comes here to be verified once its moderator has signed the report.</Trans>
          </EmptyState>
        ) : (
          <ul>
            {reports.map((report) => (
              <li key={report.number} className="border-b border-line last:border-0">
                <Link
                  to="/ready-for-moderation/batches/$batchId/report"
                  params={{ batchId: report.batch.id }}
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-3 -outline-offset-2! hover:bg-neutral-tint/60"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{report.batch.name}</span>
                    <span className="block truncate text-sm text-muted">{progress(report)}</span>
                  </span>
                  <span className="text-right text-sm text-muted">
                    <span className="block">{report.number}</span>
                    {report.isInQuestion ? (
                      <LookBadge look={editionLooks.in_question} />
                    ) : (
                      <RelativeTime value={report.signedAt} dated />
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

const progress = ({ reported, verifying, endorsed, notEndorsed }: SignedBatch): string =>
  [
    reported > 0 && plural(reported, { one: '# not verified yet', other: '# not verified yet' }),
    verifying > 0 && plural(verifying, { one: '# being verified', other: '# being verified' }),
    endorsed > 0 && plural(endorsed, { one: '# endorsed', other: '# endorsed' }),
    notEndorsed > 0 && plural(notEndorsed, { one: '# not endorsed', other: '# not endorsed' }),
  ]
    .filter(Boolean)
    .join(' · ');
