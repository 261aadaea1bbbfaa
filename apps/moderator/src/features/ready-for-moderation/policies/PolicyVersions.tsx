import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SavedPolicy } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import { versionsQuery } from './queries.ts';

/** What a policy said earlier: a batch keeps the version with which it was built. */
export function PolicyVersions({ saved, courseId }: { saved: SavedPolicy; courseId: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...versionsQuery(courseId), enabled: isOpen });
  if (saved.version === 0)
    return (
      <p className="mt-6 text-sm text-muted">
        {courseId === undefined
          ? t`Nobody has saved a policy yet: this is the one that the platform comes with.`
          : t`This course follows the account.`}
      </p>
    );
  return (
    <details
      className="group mt-8 rounded-lg border border-line bg-surface"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-5 font-medium">
        <Icon name="chevronDown" className="-ml-1 transition-transform not-group-open:-rotate-90" />
        <Trans>Versions</Trans>
      </summary>
      <ol className="flex flex-col divide-y divide-line border-t border-line px-5">
        {data ? (
          data.items.map((each) => (
            <li key={each.version} className="py-4">
              <h3 className="mb-2 font-medium">
                <Trans>Version {each.version}</Trans>{' '}
                <span className="font-normal text-muted">
                  {each.savedBy ? `${each.savedBy.name}, ` : null}
                  <RelativeTime value={each.savedAt} dated />
                </span>
              </h3>
              <PolicyFacts saved={each} isCourse={courseId !== undefined} />
            </li>
          ))
        ) : (
          <li className="py-4">
            <SkeletonText lines={4} />
          </li>
        )}
      </ol>
    </details>
  );
}
