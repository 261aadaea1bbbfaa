import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { buttonLook } from '@/ui/Button.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { CellPanel } from './CellPanel.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ChosenCell } from './matrix-cells.ts';
import { GridHint, MatrixGrid } from './MatrixGrid.tsx';
import { batchMatrixQuery } from './queries.ts';

/** Assessors by outcomes of one batch; a cell leads to its attempts in the list of the batch. */
export default function BatchMatrix({ batchId }: { batchId: string }) {
  const { data: matrix, error, isFetching, refetch } = useQuery(batchMatrixQuery(batchId));
  const [chosen, setChosen] = useState<ChosenCell>();
  const close = () => setChosen(undefined);
  if (error)
    return (
      <ErrorState
        error={error}
        title={t`We could not load the matrix`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!matrix) return <Skeleton className="h-48" />;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Link
          to="/ready-for-moderation/sampling-plan"
          search={{ courseId: matrix.course.id }}
          className="text-accent-ink hover:underline hover:underline-offset-2"
        >
          <Trans>Sampling plan of this course</Trans>
        </Link>
        <ExportButton
          label={t`Export the matrix`}
          fetch={() => api.exportBatchMatrix({ id: batchId, type: 'xlsx' })}
        />
      </div>
      <MatrixGrid label={t`Assessors by outcomes`} matrix={matrix} onOpen={setChosen} />
      <GridHint />
      <CellPanel chosen={chosen} onClose={close}>
        {chosen?.row.assessor.id ? (
          <Link
            to="/ready-for-moderation/batches/$batchId"
            params={{ batchId }}
            search={{ show: 'all', assessorId: [chosen.row.assessor.id], outcomeId: [chosen.outcome.id] }}
            onClick={close}
            className={buttonLook('primary')}
          >
            <Trans>Show these attempts</Trans>
          </Link>
        ) : null}
      </CellPanel>
    </>
  );
}
