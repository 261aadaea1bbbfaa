import type { VisitSampleRow } from '@moderator/contract/types';
import { resultCodeLook } from '@/labels/result-looks.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';

/** What the verifier found of each outcome of an attempt; nothing before they have judged it, or told it. */
export const FoundResults = ({ row: { results } }: { row: VisitSampleRow }) =>
  results ? (
    <ul className="mt-2 flex flex-col gap-1 text-sm">
      {results.map(({ outcomeId, outcome, result, comment }) => (
        <li key={outcomeId} className="grid grid-cols-[4.5em_minmax(0,1fr)] items-start gap-x-3">
          <span>
            <LookBadge look={resultCodeLook({ result })} />
          </span>
          <span>
            {outcome}
            {comment ? <span className="block text-muted">{comment}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  ) : null;
