import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { wholeProofQuery } from '../queries.ts';
import { ProofTable } from './ProofTable.tsx';

/** What the sample of a batch proves for each of many assessors, which is asked for when somebody wants to see it. */
export function WholeProof({ batchId }: { batchId: string }) {
  const { data: batch, error, isFetching, refetch } = useQuery(wholeProofQuery(batchId));
  if (batch) return <ProofTable assessors={batch.proof?.assessors ?? []} />;
  return error ? (
    <ErrorState
      error={error}
      title={t`We could not load the figures of each assessor`}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <TableSkeleton label={t`the figures of each assessor`} />
  );
}
