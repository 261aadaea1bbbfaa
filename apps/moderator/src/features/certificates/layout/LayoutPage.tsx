import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { LayoutEditor } from './LayoutEditor.tsx';
import { LayoutPreview } from './LayoutPreview.tsx';
import { layoutQuery } from './queries.ts';

/** Logos, signatories and words of the certificates and statements of an account. */
export function LayoutPage() {
  const { data, error, isFetching, refetch } = useQuery(layoutQuery());
  return (
    <>
      <PageHeader
        title={t`Layout of certificates`}
        parent={{ title: t`Certificates`, to: '/ready-for-moderation/certificates' }}
      >
        <Trans>What is issued from now on looks so. What was issued stays as it is.</Trans>
      </PageHeader>
      {data ? (
        data.mayEdit ? (
          <LayoutEditor saved={data} />
        ) : (
          <>
            <p className="mb-4 text-muted">
              <Trans>Whoever manages the account changes how its papers look; you see what applies.</Trans>
            </p>
            <LayoutPreview layout={data.layout} />
          </>
        )
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load the layout`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </>
  );
}
