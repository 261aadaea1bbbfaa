import { useState } from 'react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { certificateStandings } from '@moderator/contract/options';
import type { Certificate } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { saveFile } from '@/api/save-file.ts';
import { useTypedSearch } from '@/attempts/use-typed-search.ts';
import { certificateStandingLooks } from '@/labels/certificate-labels.ts';
import { mayManage } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SearchField } from '@/ui/SearchField.tsx';
import { Select } from '@/ui/Select.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { notify } from '@/ui/toast.ts';
import { certificatesQuery } from '../queries.ts';
import type { CertificateSearch } from '../search.ts';
import { CertificateDialog } from './CertificateDialog.tsx';
import { certificateColumns } from './certificate-columns.tsx';
import { TypeChoice } from './TypeChoice.tsx';

interface IssuedListProps {
  courseId: string;
  search: CertificateSearch;
  onSearch: (change: Partial<CertificateSearch>) => void;
}

/** The register of a course: everything that was issued, newest first; a row opens what can be done with it. */
export function IssuedList({ courseId, search, onSearch }: IssuedListProps) {
  const { user } = useMe();
  const [opened, setOpened] = useState<Certificate>();
  const [typed, setTyped] = useTypedSearch(search.query, (query) => onSearch({ query }));
  const list = useInfiniteQuery(certificatesQuery(courseId, search));
  const pages = usePages(list);
  const { type, standing, query } = search;
  const exporting = useMutation({
    mutationFn: () =>
      api.exportCertificates({
        id: courseId,
        type: 'xlsx',
        query: { kind: type, standing: standing && [standing], query },
      }),
    onSuccess: (file) => saveFile(file, 'certificates.xlsx'),
    onError: notify.error,
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <TypeChoice both={t`Both kinds`} value={type} onChange={(next) => onSearch({ type: next })} />
        <Select
          className="w-48"
          label={t`Standing`}
          hideLabel
          placeholder={t`Any standing`}
          options={certificateStandings.map((id) => ({ id, name: certificateStandingLooks[id].word }))}
          value={standing ?? ''}
          onChange={(id) => onSearch({ standing: certificateStandings.find((each) => each === id) })}
        />
        <SearchField
          className="w-80 max-w-full"
          label={t`Search by learner or number`}
          value={typed}
          onChange={setTyped}
        />
        {mayManage(user) && pages.rows.length > 0 ? (
          <Button
            icon="download"
            className="ml-auto"
            busy={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            {exporting.isPending ? t`Exporting…` : t`Export as xlsx`}
          </Button>
        ) : null}
      </div>
      {list.isPending ? (
        <TableSkeleton label={t`certificates`} rows={5} />
      ) : !list.data ? (
        <ErrorState
          error={list.error}
          title={t`We could not load the certificates`}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : pages.rows.length === 0 ? (
        type || standing || query ? (
          <EmptyState icon="filter" title={t`Nothing matches`}>
            <Trans>Take a filter away, or search for a part of the name or number.</Trans>
          </EmptyState>
        ) : (
          <EmptyState icon="layers" title={t`Nothing was issued yet`}>
            <Trans>Certificates and statements of results stay here for ever once they are issued.</Trans>
          </EmptyState>
        )
      ) : (
        <DataTable
          label={t`Certificates`}
          columns={certificateColumns}
          pages={pages}
          getRowId={(row) => row.id}
          onOpen={setOpened}
          isMuted={(row) => row.standing === 'superseded' || row.standing === 'revoked'}
        />
      )}
      {opened ? (
        <CertificateDialog
          key={opened.id}
          certificate={opened}
          mayChange={mayManage(user)}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}
