import { useQuery } from '@tanstack/react-query';
import type { Batch } from '@moderator/contract/types';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { reportQuery } from './queries.ts';

export interface Signing {
  /** Whether the report comes next and waits for the signature of whoever looks; null until that is known. */
  isMine: boolean | null;
  /** Attempts that the report releases and that they may not sign for. */
  conflictCount: number;
}

/** What the report of a batch says of whether the person who looks may sign it. */
export function useSigning(batch: Batch): Signing {
  const judges = mayModerate(useMe().user);
  const isNext = judges && batch.isReportable && !batch.refusal;
  const { data: report, error } = useQuery({ ...reportQuery(batch.id), enabled: isNext });
  if (!isNext) return { isMine: false, conflictCount: 0 };
  if (report) {
    // A registration that does not cover the course is told with the batch.
    const { conflictCount } = report.signing;
    return { isMine: conflictCount === 0, conflictCount };
  }
  // Where it cannot be asked for, its page says what keeps them from it.
  return { isMine: error ? true : null, conflictCount: 0 };
}
