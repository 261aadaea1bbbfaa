import { agreementOf } from '@moderator/moderation';
import type { OutcomeRow } from './report-rows.ts';

/**
 * Agreement of assessors and moderators on some outcomes: of the verdicts given before the judgement was shown
 * (rule 7), with how many were changed afterwards beside it.
 */
export function agreementFigures(rows: readonly OutcomeRow[]) {
  const pairs = rows.flatMap(({ assessor, blind }) =>
    assessor && blind ? [{ assessor, moderator: blind }] : [],
  );
  return { ...agreementOf(pairs), changed: rows.filter(isChanged).length };
}

/** Whether the verdict that was signed is another than the one given before the judgement was shown. */
export const isChanged = ({ blind, moderator }: OutcomeRow): boolean =>
  blind !== null && moderator !== null && blind !== moderator;
