import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SamplingPolicies, SavedPolicy } from '@moderator/contract/types';
import { ReadyNavigation } from '@/shell/ReadyPages.tsx';
import { facetsQuery } from '@/attempts/queries.ts';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Select } from '@/ui/Select.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { PolicyEditor } from './PolicyEditor.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import { PolicyVersions } from './PolicyVersions.tsx';
import { policiesQuery } from './queries.ts';

interface PoliciesPageProps {
  courseId: string | undefined;
  onCourse: (courseId: string | undefined) => void;
}

/** How samples are drawn in this account, and for courses that need it otherwise. */
export function PoliciesPage({ courseId, onCourse }: PoliciesPageProps) {
  const { data, error, isFetching, refetch } = useQuery(policiesQuery());
  const { data: facets } = useQuery(facetsQuery('all', {}));
  const names = new Map(
    [...(facets?.courses ?? []), ...(data?.courses ?? []).flatMap(({ course }) => course ?? [])].map(
      (course) => [course.id, course.name],
    ),
  );
  return (
    <>
      <PageHeader title={t`Sampling policies`}>
        <Trans>How samples are drawn, how they grow, and how they are judged.</Trans>
      </PageHeader>
      <ReadyNavigation />
      {data ? (
        <>
          <Select
            className="mb-6 max-w-[32em]"
            label={t`Policy of`}
            placeholder={t`The whole account`}
            options={[...names]
              .map(([id, name]) => ({
                id,
                name: data.courses.some((each) => each.course?.id === id) ? t`${name} (its own)` : name,
              }))
              .sort((one, other) => one.name.localeCompare(other.name))}
            value={courseId ?? ''}
            onChange={(id) => onCourse(id || undefined)}
          />
          <Policy key={courseId ?? 'account'} data={data} courseId={courseId} />
        </>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load the policies`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={12} />
      )}
    </>
  );
}

/** A course without a policy of its own follows the account; saving one gives it its first. */
const savedOf = ({ account, courses }: SamplingPolicies, courseId: string | undefined): SavedPolicy =>
  courseId === undefined
    ? account
    : (courses.find((each) => each.course?.id === courseId) ?? {
        ...account,
        version: 0,
        own: [],
        savedBy: null,
        savedAt: null,
      });

function Policy({ data, courseId }: { data: SamplingPolicies; courseId: string | undefined }) {
  const saved = savedOf(data, courseId);
  return (
    <>
      {data.mayEdit ? (
        <PolicyEditor saved={saved} courseId={courseId} />
      ) : (
        <>
          <p className="mb-4 text-muted">
            <Trans>Whoever manages the account changes its policies; you see what applies.</Trans>
          </p>
          <PolicyFacts saved={saved} isCourse={courseId !== undefined} />
        </>
      )}
      <PolicyVersions saved={saved} courseId={courseId} />
    </>
  );
}
