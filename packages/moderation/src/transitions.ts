import { stateLabels } from './attempt-states.ts';
import type { AttemptState } from './attempt-states.ts';
import { guards } from './guards.ts';
import type { Guard, TransitionFacts } from './guards.ts';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** A row of the table: where an attempt may come from, where it goes, on what condition. */
export interface Transition {
  readonly from: readonly AttemptState[];
  readonly to: AttemptState;
  readonly guard?: Guard;
  /** What is done, to end the sentence "… cannot be". */
  readonly done: string;
}

const decided = ['upheld', 'overturned'] as const;

/** Every way in which the state of an attempt changes. What is not a row here does not happen. */
export const transitions = {
  submit: { from: ['open'], to: 'submitted', done: 'handed in' },
  resubmit: { from: ['returned'], to: 'submitted', done: 'handed in again' },
  claim_assessment: { from: ['submitted'], to: 'assessing', done: 'claimed for assessment' },
  release_assessment: { from: ['assessing'], to: 'submitted', done: 'released' },
  sign_judgement: {
    from: ['assessing'],
    to: 'assessed',
    guard: guards.everyOutcomeJudged,
    done: 'signed as assessed',
  },
  // What the sample of a batch referred back is moderated again in the same sample.
  sign_new_judgement: {
    from: ['assessing'],
    to: 'in_sample',
    guard: guards.referredOutcomesJudged,
    done: 'signed as assessed',
  },
  batch: { from: ['assessed'], to: 'batched', done: 'put into a batch' },
  unbatch: { from: ['batched'], to: 'assessed', done: 'taken out of its batch' },
  draw_in: { from: ['batched'], to: 'in_sample', done: 'drawn into the sample' },
  draw_out: { from: ['batched'], to: 'not_sampled', done: 'left out of the sample' },
  widen: { from: ['not_sampled'], to: 'in_sample', done: 'added to the sample' },
  claim_moderation: { from: ['in_sample'], to: 'moderating', done: 'claimed for moderation' },
  release_moderation: { from: ['moderating'], to: 'in_sample', done: 'released' },
  uphold: { from: ['moderating'], to: 'upheld', guard: guards.mayUphold, done: 'upheld' },
  overturn: { from: ['moderating'], to: 'overturned', guard: guards.mayOverturn, done: 'overturned' },
  refer_back: { from: ['moderating'], to: 'returned', guard: guards.mayReferBack, done: 'referred back' },
  // A signed decision is never edited: it is reopened, however far it has gone on, and waits in the sample of its batch.
  reopen: {
    from: [...decided, 'returned', 'reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated'],
    to: 'in_sample',
    guard: guards.mayReopen,
    done: 'reopened',
  },
  report: {
    from: [...decided, 'not_sampled'],
    to: 'reported',
    guard: guards.sampleDecided,
    done: 'reported',
  },
  request_verification: { from: ['reported'], to: 'verifying', done: 'sent to verification' },
  withdraw_verification: { from: ['verifying'], to: 'reported', done: 'taken back from verification' },
  endorse: { from: ['verifying'], to: 'endorsed', done: 'endorsed' },
  not_endorse: { from: ['verifying'], to: 'not_endorsed', done: 'refused endorsement' },
  certificate: { from: ['endorsed'], to: 'certificated', done: 'certificated' },
  // The old attempt keeps its state and is set aside; the state here is the next attempt's.
  reset: {
    from: ['open', 'submitted', 'assessing', 'assessed', 'returned', 'reported', 'not_endorsed'],
    to: 'open',
    done: 'reset',
  },
} as const satisfies Record<string, Transition>;

/** The name of a row of the table. */
export type TransitionName = keyof typeof transitions;

/**
 * The state after a transition, or why it is refused.
 *
 * @example applyTransition('widen', 'not_sampled') // { ok: true, to: 'in_sample' }
 */
export function applyTransition(
  name: TransitionName,
  state: AttemptState,
  facts: TransitionFacts = {},
): { ok: true; to: AttemptState } | { ok: false; refusal: Refusal } {
  const transition: Transition = transitions[name];
  if (!transition.from.includes(state))
    return {
      ok: false,
      refusal: refusal(
        'wrong_state',
        `This attempt is "${stateLabels[state]}", so it cannot be ${transition.done}. Nothing was changed; open it again to see where it stands.`,
      ),
    };
  const refused = transition.guard?.(facts);
  return refused ? { ok: false, refusal: refused } : { ok: true, to: transition.to };
}
