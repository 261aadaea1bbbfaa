import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { batchesQuery } from '../queries.ts';
import type { ReadySearch } from '../search.ts';
import { moderatorColumns, readerColumns } from './batch-list-columns.tsx';

type Show = ReadySearch['show'];

interface BatchListProps {
  show: Show;
  onShow: (show: Show) => void;
  onBuild: (() => void) | undefined;
}

/** Batches that have work by the day their report is wanted; those that are reported behind a press. */
export function BatchList({ show, onShow, onBuild }: BatchListProps) {
  const choices: [Show, string][] = [
    [undefined, t`On their way`],
    ['reported', t`Reported`],
    ['all', t`All`],
  ];
  return (
    <>
      <div
        role="group"
        aria-label={t`Which batches`}
        className="mb-4 flex w-fit max-w-full gap-1 overflow-x-auto rounded-lg bg-neutral-tint p-1"
      >
        {choices.map(([id, word]) => (
          <button
            key={word}
            type="button"
            aria-pressed={show === id}
            onClick={() => onShow(id)}
            className={classNames(
              'min-h-9 rounded-md px-3 font-medium whitespace-nowrap',
              show === id
                ? 'bg-surface text-ink shadow-[0_0_0_1px_var(--line-strong)]'
                : 'text-muted hover:text-ink',
            )}
          >
            {word}
          </button>
        ))}
      </div>
      <Rows show={show} onBuild={onBuild} />
    </>
  );
}

function Rows({ show, onBuild }: Omit<BatchListProps, 'onShow'>) {
  const list = useInfiniteQuery(batchesQuery(show));
  const navigate = useNavigate();
  const pages = usePages(list);
  if (list.isPending) return <TableSkeleton label={t`batches`} rows={5} />;
  if (!list.data)
    return (
      <ErrorState
        error={list.error}
        title={t`We could not load the batches`}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (pages.rows.length === 0)
    return (
      <EmptyState
        icon="layers"
        title={
          show === 'reported'
            ? t`No report is signed yet`
            : show
              ? t`No batches yet`
              : t`No batch is on its way`
        }
        action={
          onBuild ? (
            <Button variant="primary" icon="plus" onClick={onBuild}>
              <Trans>Build a batch</Trans>
            </Button>
          ) : null
        }
      >
        <Trans>
          A batch holds assessed attempts of one course. A sample is drawn from it, moderated and reported.
        </Trans>
      </EmptyState>
    );
  return (
    <DataTable
      label={t`Batches`}
      columns={onBuild ? moderatorColumns : readerColumns}
      pages={pages}
      getRowId={(batch) => batch.id}
      onOpen={(batch) =>
        void navigate({ to: '/ready-for-moderation/batches/$batchId', params: { batchId: batch.id } })
      }
    />
  );
}
