import type { DraftBody, JudgementInput, WorkspaceOutcome } from '@moderator/contract/types';

/** Outcomes without a result in the draft. */
export const withoutJudgement = (
  outcomes: readonly WorkspaceOutcome[],
  body: DraftBody,
): WorkspaceOutcome[] => outcomes.filter(({ id }) => !body.judgements[id]?.result);

/** What would be signed: one judgement per outcome that has a result. */
export const judgementsOf = (outcomes: readonly WorkspaceOutcome[], body: DraftBody): JudgementInput[] =>
  outcomes.flatMap(({ id }) => {
    const judgement = body.judgements[id];
    return judgement?.result
      ? [
          {
            outcomeId: id,
            result: judgement.result,
            mark: judgement.mark ?? null,
            feedback: judgement.feedback,
          },
        ]
      : [];
  });
