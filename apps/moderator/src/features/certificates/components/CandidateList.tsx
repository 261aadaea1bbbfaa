import { useCallback, useMemo, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CertificateCandidate, CertificateIssue } from '@moderator/contract/types';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SearchField } from '@/ui/SearchField.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { useTypedSearch } from '@/attempts/use-typed-search.ts';
import { candidatesQuery } from '../queries.ts';
import type { CertificateSearch } from '../search.ts';
import { readyColumns, waitingColumns } from './candidate-columns.tsx';
import { IssueButton } from './IssueButton.tsx';
import { IssueResult } from './IssueResult.tsx';
import { TypeChoice } from './TypeChoice.tsx';

interface CandidateListProps {
  courseId: string;
  ready: 'true' | 'false';
  search: CertificateSearch;
  onSearch: (change: Partial<CertificateSearch>) => void;
}

/** Learners with a released result: those for whom something may be issued now, or the others with the reason. */
export function CandidateList({ courseId, ready, search, onSearch }: CandidateListProps) {
  const type = search.type ?? 'statement_of_results';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [issue, setIssue] = useState<CertificateIssue>();
  const [typed, setTyped] = useTypedSearch(search.query, (query) => onSearch({ query }));
  const list = useInfiniteQuery(candidatesQuery(courseId, type, ready, search.query));
  const pages = usePages(list);
  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const columns = useMemo(
    () => (ready === 'true' ? readyColumns(chosen, toggle) : waitingColumns),
    [ready, chosen, toggle],
  );
  const { total = 0 } = pages;
  return (
    <>
      {issue ? <IssueResult key={issue.id} issue={issue} /> : null}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <TypeChoice
          value={type}
          onChange={(next) => {
            setChosen(new Set());
            onSearch({ type: next });
          }}
        />
        <SearchField className="w-64" label={t`Search by learner`} value={typed} onChange={setTyped} />
        {ready === 'true' && total > 0 ? (
          <IssueButton
            courseId={courseId}
            type={type}
            chosen={chosen}
            total={total}
            onIssued={(made) => {
              setIssue(made);
              setChosen(new Set());
            }}
          />
        ) : null}
      </div>
      {list.isPending ? (
        <TableSkeleton label={t`learners`} rows={5} />
      ) : !list.data ? (
        <ErrorState
          error={list.error}
          title={t`We could not load the learners`}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : pages.rows.length === 0 ? (
        <EmptyState
          icon={search.query ? 'filter' : 'check'}
          title={search.query ? t`No learner matches` : t`Nobody is here now`}
        >
          {ready === 'true' ? (
            <Trans>Learners appear here when a verifier has endorsed the batch of their result.</Trans>
          ) : (
            <Trans>Learners appear here when the report of their batch is signed.</Trans>
          )}
        </EmptyState>
      ) : (
        <DataTable
          label={t`Learners`}
          columns={columns}
          pages={pages}
          getRowId={(row) => row.attemptId}
          {...(ready === 'true' ? { onSelect: (row: CertificateCandidate) => toggle(row.learner.id) } : {})}
        />
      )}
    </>
  );
}
