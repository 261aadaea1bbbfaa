import type { SamplingPolicy } from './sampling-policy.ts';

/** The sample of one assessor grows over one outcome, since results of it were changed. */
export interface Widening {
  outcomeId: string;
  /** The decision that opened it. */
  openedBy: string;
  /** The last decision that changed a result of this assessor and outcome: what the next step is due to. */
  causedBy: string;
  /** Results of the outcome that stood in a row since then. */
  run: number;
  /** Open while it may grow; ended by a run of upholds, or because nothing is left to take. */
  state: 'open' | 'closed' | 'exhausted';
}

/** A signed decision, as far as it can widen the sample. */
export interface WideningDecision {
  id: string;
  kind: 'upheld' | 'overturned' | 'referred_back';
  /** Outcomes whose result it changed; none unless it overturned. */
  changed: readonly string[];
}

/** The rest of an assessor's work in a batch when a decision on one of their attempts is signed. */
export interface WideningScope {
  widenings: readonly Widening[];
  /** Attempts outside the sample in keyed order. */
  unsampled: readonly string[];
  /** Attempts of the sample that still wait for a decision. */
  pending: number;
}

/** What joined the sample, and for which outcomes. */
export interface WideningStep {
  outcomeIds: string[];
  causedBy: string;
  attemptIds: string[];
}

/** Widenings with one state stand together: the same attempts serve all outcomes, since each is judged on all. */
type Growth = { widenings: Widening[]; step: WideningStep | null };

/**
 * What a signed decision does to the sample (rule 5). Where it changed the result of an outcome, the sample grows over
 * the assessor's next attempts in keyed order by the step of the policy; where it did not, the run of the outcome
 * grows by one, and closes the widening when it is as long as the policy asks. When nothing of the assessor waits
 * for a decision and the run is not long enough, the next step follows, until everything is sampled. A referral
 * says nothing of results: it neither adds to a run nor breaks it.
 *
 * Follows from the order, the policy and the decisions alone, never takes an attempt out, and stops: each step takes
 * at least one attempt, of which there is a number.
 *
 * @example widenBy(decision, { widenings: [], unsampled: ['a', 'b'], pending: 0 }, policy).step?.attemptIds // ['a', 'b']
 */
export function widenBy(
  decision: WideningDecision,
  scope: WideningScope,
  policy: Pick<SamplingPolicy, 'sequentialStep' | 'sequentialRun'>,
): Growth {
  const { sequentialStep: size, sequentialRun } = policy;
  if (size <= 0) return { widenings: [...scope.widenings], step: null };
  const changed = new Set(decision.kind === 'overturned' ? decision.changed : []);
  const known = scope.widenings.map((widening) => countIn(widening, decision, changed, sequentialRun));
  const opened = [...changed]
    .filter((outcomeId) => !known.some((each) => each.outcomeId === outcomeId && each.state !== 'closed'))
    .map((outcomeId): Widening => ({
      outcomeId,
      openedBy: decision.id,
      causedBy: decision.id,
      run: 0,
      state: 'open',
    }));
  const widenings = [...known, ...opened];
  const open = widenings.filter((each) => each.state === 'open');
  // Only what is still open and has nothing to wait for, or what has just been overturned, takes a step.
  const due = open.filter((each) => changed.has(each.outcomeId) || scope.pending === 0);
  if (due.length === 0) return { widenings, step: null };
  const attemptIds = scope.unsampled.slice(0, size);
  if (attemptIds.length === 0)
    return {
      widenings: widenings.map((each) =>
        each.state === 'open' && scope.pending === 0 ? { ...each, state: 'exhausted' } : each,
      ),
      step: null,
    };
  const causedBy = changed.size > 0 ? decision.id : due[due.length - 1]!.causedBy;
  return { widenings, step: { outcomeIds: due.map((each) => each.outcomeId), causedBy, attemptIds } };
}

/** A widening after a decision on one more attempt of its assessor. */
function countIn(
  widening: Widening,
  decision: WideningDecision,
  changed: ReadonlySet<string>,
  runThatCloses: number,
): Widening {
  if (widening.state === 'closed' || decision.kind === 'referred_back') return widening;
  if (changed.has(widening.outcomeId)) return { ...widening, run: 0, causedBy: decision.id };
  const run = widening.run + 1;
  return { ...widening, run, state: run >= runThatCloses ? 'closed' : widening.state };
}
