import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { buttonLook } from '@/ui/Button.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Icon } from '@/ui/icons.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { EvidenceList } from './components/EvidenceList.tsx';
import { ExternalFacts } from './components/ExternalFacts.tsx';
import { OutcomeResults } from './components/OutcomeResults.tsx';
import { externalAssessmentQuery } from './queries.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';

/** One assessment by another body. */
export function ExternalAssessmentPage({ externalId }: { externalId: string }) {
  const { data, error, isFetching, refetch } = useQuery(externalAssessmentQuery(externalId));
  return (
    <>
      <PageHeader
        title={data?.learner.name}
        instead={error ? t`External assessment` : undefined}
        parent={{ title: t`External assessments`, to: '/external-assessments' }}
        actions={
          data ? (
            <Link {...workspaceLink(data.attemptId, 'external')} className={buttonLook('primary')}>
              <Trans>Open in workspace</Trans>
              <Icon name="arrowRight" className="-mr-1" />
            </Link>
          ) : null
        }
      >
        {data?.course.name}
      </PageHeader>
      {data ? (
        <>
          <ExternalFacts assessment={data} />
          <div className="mt-8 grid items-start gap-8 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <OutcomeResults outcomes={data.outcomes} />
            <EvidenceList evidence={data.evidence} />
          </div>
        </>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load the external assessment`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status">
          <VisuallyHidden>
            <Trans>Loading the external assessment</Trans>
          </VisuallyHidden>
          <SkeletonText lines={10} />
        </div>
      )}
    </>
  );
}
