import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import type { ExternalImport } from '@moderator/contract/types';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { buttonLook } from '@/ui/Button.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { ImportDone } from './ImportDone.tsx';
import { sourceLabels } from './import-labels.ts';
import { importQuery, isUnderWay } from './import-queries.ts';
import { MappingStep } from './MappingStep.tsx';
import { PeopleStep } from './PeopleStep.tsx';
import { Steps } from './Steps.tsx';

/** An import from its files to what became of them. */
export function ImportPage({ importId }: { importId: string }) {
  const { data, error, isFetching, refetch } = useQuery(importQuery(importId));
  return (
    <>
      <PageHeader
        title={data?.reference}
        instead={error ? t`Import` : undefined}
        parent={{ title: t`Import assessments`, to: '/external-assessments/import' }}
      >
        {data ? [data.body, data.course.name, i18n._(sourceLabels[data.source])].join(' · ') : null}
      </PageHeader>
      {data ? (
        <Step data={data} />
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load the import`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </>
  );
}

function Step({ data }: { data: ExternalImport }) {
  const [isMapped, setMapped] = useState(false);
  if (isUnderWay(data))
    return (
      <>
        <Steps at={data.state === 'reading' ? 0 : 3} />
        <div role="status" className="max-w-[40em]">
          <p className="mb-3">
            {data.state === 'reading' ? (
              <Trans>The archive is being read. You can leave this page and come back.</Trans>
            ) : (
              <Trans>All of it is being stored, or none. You can leave this page and come back.</Trans>
            )}
          </p>
          <ProgressMeter label={t`Work that is done`} bare value={data.progress} of={100} />
        </div>
      </>
    );
  if (data.state === 'refused' || data.state === 'failed')
    return (
      <>
        <Steps at={0} />
        <div role="alert" className="max-w-[50em] rounded-lg bg-bad-tint px-5 py-4">
          <p className="text-bad">{data.message}</p>
          <p className="mt-1">
            <Trans>Nothing was stored.</Trans>
          </p>
          <Link to="/external-assessments/import" className={`mt-3 ${buttonLook()}`}>
            <Trans>Choose files again</Trans>
          </Link>
        </div>
      </>
    );
  if (data.state === 'finished')
    return (
      <>
        <Steps at={3} />
        <ImportDone data={data} />
      </>
    );
  return isMapped ? (
    <>
      <Steps at={2} />
      <PeopleStep data={data} onBack={() => setMapped(false)} />
    </>
  ) : (
    <>
      <Steps at={1} />
      <MappingStep data={data} onNext={() => setMapped(true)} />
    </>
  );
}
