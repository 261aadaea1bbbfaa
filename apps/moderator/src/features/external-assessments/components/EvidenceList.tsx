import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { sourceLabel } from '@/labels/source-labels.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { Icon } from '@/ui/icons.tsx';
import type { IconName } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { formatNumber } from '@/i18n/format.ts';

const icons: Record<EvidenceItem['kind'], IconName> = {
  document: 'file',
  image: 'image',
  video: 'video',
  audio: 'audio',
  text: 'text',
  activity: 'activity',
};

const sizeLabel = (bytes: number) =>
  bytes < 1_000_000
    ? formatNumber(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

/** What was handed over with the results; it is looked at in the workspace. */
export const EvidenceList = ({ evidence }: { evidence: readonly EvidenceItem[] }) => (
  <section aria-labelledby="evidence">
    <h2 id="evidence" className="mb-3 text-lg">
      <Trans>Evidence</Trans>
    </h2>
    <div className="rounded-lg border border-line bg-surface">
      {evidence.length === 0 ? (
        <EmptyState icon="file" title={t`No evidence was captured`}>
          <Trans>Without evidence there is nothing to check the results against.</Trans>
        </EmptyState>
      ) : (
        <ul>
          {evidence.map((item) => (
            <li key={item.id} className="flex items-start gap-3 border-b border-line px-5 py-3 last:border-0">
              <Icon name={icons[item.kind]} className="mt-0.5 text-muted" />
              <span className="min-w-0">
                <span className="block">{item.title}</span>
                <span className="block text-sm text-muted">
                  {[sourceLabel(item.source), item.size === null ? null : sizeLabel(item.size)]
                    .filter(Boolean)
                    .join(' · ')}
                  {item.capturedAt ? (
                    <>
                      {' · '}
                      <RelativeTime value={item.capturedAt} />
                    </>
                  ) : null}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
);
