import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Button } from '@/ui/Button.tsx';
import { batchMatrixQuery } from '../sampling-plan/queries.ts';

interface OutcomeFilterProps {
  batchId: string;
  outcomeIds: readonly string[];
  onClear: () => void;
}

/** The outcome that a cell of the matrix led to; the list shows its attempts alone until somebody takes it away. */
export function OutcomeFilter({ batchId, outcomeIds, onClear }: OutcomeFilterProps) {
  const { data: matrix } = useQuery(batchMatrixQuery(batchId));
  const codes = matrix?.outcomes.filter(({ id }) => outcomeIds.includes(id)).map(({ code }) => code);
  return (
    <Button icon="close" aria-pressed onClick={onClear}>
      {codes?.length ? t`Outcome ${codes.join(', ')}` : t`One outcome`}
    </Button>
  );
}
