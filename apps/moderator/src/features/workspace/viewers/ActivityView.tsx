import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { useShownWhole } from './shared/use-shown.ts';
import type { ViewerProps } from './shared/viewer-props.ts';

/** What the platform itself captured: a quiz, a SCORM result, an observation without a file. */
export function ActivityView({ item }: ViewerProps) {
  const pairs = item.activity ?? [];
  useShownWhole(item, pairs.length > 0);
  if (pairs.length === 0)
    return (
      <EmptyState icon="activity" title={t`Nothing was captured`}>
        <Trans>This activity has neither a file nor values.</Trans>
      </EmptyState>
    );
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={item.title}
      className="min-h-0 flex-1 overflow-y-auto p-6 max-tablet:p-4"
    >
      <dl className="mx-auto max-w-[46em] divide-y divide-line rounded-lg border border-line bg-surface px-6 max-tablet:px-4">
        {pairs.map(({ label, value }, index) => (
          <div
            key={index}
            className="grid grid-cols-[minmax(8em,1fr)_2fr] gap-x-6 py-3 max-mobile:grid-cols-1"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium whitespace-pre-line">{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
