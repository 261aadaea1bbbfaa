import { Suspense, useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PackagePlayer } from '@/package-player/PackagePlayer.tsx';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { useShownWhole } from './shared/use-shown.ts';
import type { ViewerProps } from './shared/viewer-props.ts';

/** What the platform itself captured: a quiz, a SCORM result, an observation without a file. */
export function ActivityView({ item }: ViewerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const pairs = item.activity ?? [];
  const { user } = useMe();
  const played = mayModerate(user) ? item.playedRegistrationId : null;
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
      {played === null ? null : (
        <div className="mx-auto mb-4 flex max-w-[46em] justify-end">
          <Button icon={isOpen ? 'close' : 'play'} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? <Trans>Close the package</Trans> : <Trans>Open the package as it was left</Trans>}
          </Button>
        </div>
      )}
      {isOpen && played !== null ? <Review userId={user.id} registrationId={played} /> : null}
      <dl className="mx-auto max-w-[46em] divide-y divide-line rounded-lg border border-line bg-surface px-6 max-tablet:px-4">
        {pairs.map(({ label, value }, index) => (
          <div
            key={index}
            className="grid grid-cols-[minmax(8em,1fr)_2fr] gap-x-6 py-3 max-mobile:grid-cols-1"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium whitespace-pre-line">{shown(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A value as it was captured; a day is told as everywhere else. */
const shown = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? shortDate(value) : value || '–';

/** The package as the learner left it: it can be looked through, and nothing of it is saved. */
const Review = (props: { userId: string; registrationId: string }) => (
  <div className="mb-4">
    <Suspense fallback={<SkeletonText lines={10} />}>
      <PackagePlayer {...props} mode="review" />
    </Suspense>
  </div>
);
