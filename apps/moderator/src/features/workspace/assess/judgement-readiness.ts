import type { DraftBody, JudgementInput, Workspace, WorkspaceOutcome } from '@moderator/contract/types';
import { noJudgement } from '../draft/draft-body.ts';
import type { DraftJudgement } from '../draft/draft-body.ts';

type Assessed = Pick<Workspace, 'attempt' | 'outcomes' | 'decision'>;

/**
 * How an outcome is judged so far: as the draft has it, or as it was recorded elsewhere while the attempt is assessed.
 * Where a moderator asked something of what was recorded before an earlier signature its result is given anew, with the mark and the
 * feedback of then to begin with; elsewhere it stands.
 */
export function judgementOn(
  { attempt, decision }: Pick<Assessed, 'attempt' | 'decision'>,
  { id, judgement }: WorkspaceOutcome,
  body: DraftBody,
): DraftJudgement {
  const drafted = body.judgements[id];
  if (drafted) return drafted;
  const isOfNow = judgement?.judgedAt && judgement.judgedAt > (attempt.assessedAt ?? '');
  const isAsked = decision?.actions.some(({ outcomeId }) => outcomeId === id) ?? true;
  if (!judgement) return noJudgement;
  const { result, mark, feedback } = judgement;
  return { result: !isOfNow && isAsked ? null : result, mark, feedback: feedback ?? '' };
}

/** Outcomes without a result so far. */
export const withoutJudgement = (assessed: Assessed, body: DraftBody): WorkspaceOutcome[] =>
  assessed.outcomes.filter((outcome) => !judgementOn(assessed, outcome, body).result);

/** What would be signed: one judgement per outcome that has a result. */
export const judgementsOf = (assessed: Assessed, body: DraftBody): JudgementInput[] =>
  assessed.outcomes.flatMap((outcome) => {
    const judgement = judgementOn(assessed, outcome, body);
    return judgement.result
      ? [
          {
            outcomeId: outcome.id,
            result: judgement.result,
            mark: judgement.mark ?? null,
            feedback: judgement.feedback,
          },
        ]
      : [];
  });
