import type { Result } from '@moderator/contract/types';
import { resultCodeLook } from '@/labels/result-looks.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';

type Said = Omit<Parameters<typeof resultCodeLook>[0], 'result'> & { result: Result | null };

/** A result as its code; a dash where there is none. */
export const Judged = ({ result, ...said }: Said) =>
  result ? <LookBadge look={resultCodeLook({ result, ...said })} /> : <span className="text-muted">–</span>;
