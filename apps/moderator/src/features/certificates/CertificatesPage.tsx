import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ReadyNavigation } from '@/shell/ReadyPages.tsx';
import { facetsQuery } from '@/attempts/queries.ts';
import { mayManage } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Select } from '@/ui/Select.tsx';
import { Skeleton, SkeletonText } from '@/ui/Skeleton.tsx';
import { Tabs } from '@/ui/Tabs.tsx';
import { CandidateList } from './components/CandidateList.tsx';
import { CoursesToCertify } from './components/CoursesToCertify.tsx';
import { IssuedList } from './components/IssuedList.tsx';
import type { CertificateSearch } from './search.ts';

interface CertificatesPageProps {
  search: CertificateSearch;
  onSearch: (change: Partial<CertificateSearch>) => void;
}

/** Certificates and statements of results, course by course: to issue, and issued. */
export function CertificatesPage({ search, onSearch }: CertificatesPageProps) {
  const { user } = useMe();
  const { data, error, isFetching, refetch } = useQuery(facetsQuery('all', {}));
  const { courseId } = search;
  return (
    <>
      <PageHeader
        title={t`Certificates`}
        actions={
          mayManage(user) ? (
            <Link to="/ready-for-moderation/certificate-layout" className={buttonLook()}>
              <Trans>Layout of certificates</Trans>
            </Link>
          ) : null
        }
      >
        <Trans>Issued for endorsed results. Anybody who has the paper can check it by its number.</Trans>
      </PageHeader>
      <ReadyNavigation />
      <div className="mb-6">
        {data ? (
          <Select
            className="max-w-[32em]"
            label={t`Course`}
            placeholder={t`Choose a course`}
            options={data.courses}
            value={courseId ?? ''}
            onChange={(id) => onSearch({ courseId: id || undefined, query: undefined })}
          />
        ) : error ? (
          <ErrorState
            error={error}
            title={t`We could not load the courses`}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : courseId ? (
          <Skeleton className="h-[3.6875rem] max-w-[32em]" />
        ) : (
          <SkeletonText lines={8} />
        )}
      </div>
      {courseId ? (
        // Of the course in the address they need not wait for what others there are.
        <Views key={courseId} courseId={courseId} search={search} onSearch={onSearch} />
      ) : data && mayManage(user) ? (
        <CoursesToCertify />
      ) : data ? (
        <EmptyState icon="layers" title={t`Which course?`}>
          <Trans>Choose a course to see what was issued in it.</Trans>
        </EmptyState>
      ) : null}
    </>
  );
}

function Views({ courseId, search, onSearch }: CertificatesPageProps & { courseId: string }) {
  const { user } = useMe();
  const issued = <IssuedList courseId={courseId} search={search} onSearch={onSearch} />;
  if (!mayManage(user)) return issued;
  const candidates = (ready: 'true' | 'false') => (
    <CandidateList key={ready} courseId={courseId} ready={ready} search={search} onSearch={onSearch} />
  );
  return (
    <Tabs
      label={t`To issue or issued`}
      value={search.view ?? 'ready'}
      onChange={(view) => onSearch({ view, query: undefined })}
      tabs={[
        { id: 'ready', label: t`Ready to issue`, panel: () => candidates('true') },
        { id: 'waiting', label: t`Issued or not possible`, panel: () => candidates('false') },
        { id: 'issued', label: t`Register`, panel: () => issued },
      ]}
    />
  );
}
