import type { AttemptState } from './attempt-states.ts';
import type { Refusal } from './refusal.ts';
import { refusal } from './refusal.ts';

/** An outcome of an attempt, as far as it decides whether somebody may look at it early. */
export interface InterimQuestion {
  state: AttemptState;
  /** Whether its assessor has recorded a judgement on the outcome. */
  isJudged: boolean;
  /** Whether an interim look at this assessor and outcome is planned, and its month has begun. */
  isPlanned: boolean;
  /** Whether somebody looked at this outcome of this attempt before. */
  isLookedAt: boolean;
}

/**
 * Why an outcome of an attempt may not be looked at early; undefined where it may. What is being judged is nobody's
 * to see (blind.ts), but for the one outcome that a plan names, once, and after the moderator's own verdict.
 *
 * @example interimRefusal({ state: 'assessing', isJudged: true, isPlanned: true, isLookedAt: false }) // undefined
 */
export function interimRefusal(question: InterimQuestion): Refusal | undefined {
  if (question.state !== 'assessing')
    return refusal(
      'interim_wrong_state',
      'An early look is at an attempt while it is being assessed. This one is not; nothing was recorded. Open it again to see where it stands.',
    );
  if (!question.isPlanned)
    return refusal(
      'interim_not_planned',
      'No early look at this assessor and outcome is planned for this month or before. Nothing was recorded; plan it first.',
    );
  if (!question.isJudged)
    return refusal(
      'interim_not_judged',
      'The assessor has recorded no judgement on this outcome yet. Nothing was recorded; come back when there is one.',
    );
  if (question.isLookedAt)
    return refusal(
      'interim_looked_at',
      'Somebody has looked at this outcome already. What they found stands; choose another attempt.',
    );
  return undefined;
}

/** Who asks for an early look, as far as it decides what they are told. */
export interface InterimViewer {
  /** Whether the look is their own. */
  isMine: boolean;
  /** Whether they assessed the attempt. */
  isItsAssessor: boolean;
  /** Whether judgements of the attempt are kept from them: see isBlindFor. */
  isBlind: boolean;
}

/**
 * What of an early look a person is told: everything, the words to the assessor alone, or only that there was one.
 * Words speak of the judgement, so who may still have to judge blind is not told them.
 *
 * @example interimView({ isMine: false, isItsAssessor: true, isBlind: false }) === 'words'
 */
export function interimView({ isMine, isItsAssessor, isBlind }: InterimViewer): 'all' | 'words' | 'nothing' {
  if (isMine) return 'all';
  if (isItsAssessor) return 'words';
  return isBlind ? 'nothing' : 'all';
}
