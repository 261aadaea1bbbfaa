import type { Result, Scale } from '@moderator/contract/types';
import { agreementOf } from './agreement/agreement.ts';
import type { Agreement } from './agreement/agreement.ts';
import { measureOf } from './agreement/measure.ts';
import { tallyOf } from './agreement/tally.ts';
import type { AttemptState } from './attempt-states.ts';
import { platformStatus } from './attempt-states.ts';
import { namesIn } from './names.ts';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { valueOf } from './scales.ts';
import { compareVerdict } from './verdicts.ts';

/**
 * Why an attempt cannot become a case; undefined where it can. What is not settled may still change, and then people
 * would be compared with what nobody holds any more.
 */
export function caseRefusal(attempt: { state: AttemptState; hasOpenAppeal: boolean }): Refusal | undefined {
  if (attempt.hasOpenAppeal)
    return refusal(
      'appeal_open',
      'An appeal against this result is not decided yet. Make a case of it once it is; nothing was stored.',
    );
  const status = platformStatus(attempt.state);
  if (status === 'Passed' || status === 'Completed') return undefined;
  return refusal(
    'not_settled',
    'This result is not released yet, so there is nothing settled to compare with. Nothing was stored; come back after the report.',
  );
}

/**
 * Why these words may not be shown to those who judge a case; undefined where they may.
 * @param names of everybody who had a part in the work
 */
export function namedRefusal(texts: readonly string[], names: readonly string[]): Refusal | undefined {
  const [found] = texts.flatMap((text) => namesIn(text, names));
  return found === undefined
    ? undefined
    : refusal(
        'names_somebody',
        `"${found}" is part of the name of somebody who had a part in this work, and whoever judges it would read it. Say it without; nothing was stored.`,
      );
}

/** What somebody has to do with a case before they are asked to judge it. */
export interface CaseKnowledge {
  /** Everybody who had a part in the work or its result. */
  tookPart: readonly (string | null)[];
  /** Everybody who has seen what was settled: made the case, led a round on it or compared in one. */
  knows: readonly string[];
  /** Everybody who is asked to judge it in a round that is not compared yet. */
  asked: readonly string[];
}

/** Why somebody cannot be asked to judge a case blind; undefined where they can. */
export function askingRefusal(
  personId: string,
  { tookPart, knows, asked }: CaseKnowledge,
): Refusal | undefined {
  if (tookPart.includes(personId))
    return refusal(
      'conflict_had_part',
      'Assessed, taught, moderated or signed this work, so somebody else has to judge it. Nobody was asked.',
      '4008',
    );
  if (knows.includes(personId))
    return refusal(
      'conflict_knows_result',
      'Has seen what was settled, so cannot judge it blind any more. Nobody was asked.',
      '4008',
    );
  if (asked.includes(personId))
    return refusal(
      'asked_already',
      'Is asked to judge this work already, and would see what was settled by the round that is compared first. Nobody was asked.',
      '4008',
    );
  return undefined;
}

/** Why somebody cannot lead a round on a case, which shows them what was settled; undefined where they can. */
export const leadingRefusal = (
  personId: string,
  { asked }: Pick<CaseKnowledge, 'asked'>,
): Refusal | undefined =>
  asked.includes(personId)
    ? refusal(
        'asked_oneself',
        'You are asked to judge this work blind yourself, and whoever leads a round sees what was settled. Nobody was asked; ask others once your round is compared.',
        '4008',
      )
    : undefined;

/**
 * Why somebody cannot hand in their judgement; undefined where they can.
 * @param results of each outcome of the case what they gave, null where nothing yet
 */
export const handInRefusal = (results: readonly (Result | null)[]): Refusal | undefined =>
  results.includes(null)
    ? refusal(
        'verdict_needed',
        'An outcome has no result from you yet. Give one, then hand in; what you typed is kept.',
      )
    : undefined;

/** What one person gave on an outcome. */
export interface RoundJudgement {
  personId: string;
  outcomeId: string;
  result: Result;
}

interface SettledOutcome {
  outcomeId: string;
  scale: Scale;
  result: Result;
}

/** Agreement with what was settled, of one measure of results: of somebody, or of everybody together. */
export type RoundAgreement = Pick<
  Agreement,
  'measure' | 'pairs' | 'agreed' | 'raw' | 'coefficients' | 'probability'
> & {
  /** Pairs in which more was given than was settled, and less. */
  higher: number;
  lower: number;
};

/** A round, compared. */
export interface RoundComparison {
  outcomes: {
    outcomeId: string;
    settled: Result;
    /** How many agree with what was settled, of how many who judged it. */
    agreed: number;
    judged: number;
    /** The results that were given, the most frequent first. */
    given: { result: Result; count: number }[];
  }[];
  people: { personId: string; agreement: RoundAgreement[] }[];
  agreement: RoundAgreement[];
}

/**
 * Compares what several people gave with what was settled: outcome by outcome, person by person and in all. Figures are
 * those of {@link agreementOf}: under 30 pairs the counts alone.
 *
 * @param tolerance by how many levels or marks a result may differ and still agree, by the policy of the work
 * @example compareRound([settled], judgements).outcomes[0].agreed // 3 of 4
 */
export function compareRound(
  settled: readonly SettledOutcome[],
  judgements: readonly RoundJudgement[],
  tolerance = 0,
): RoundComparison {
  const outcomes = settled.map(({ outcomeId, scale, result }) => {
    const results = judgements.filter((each) => each.outcomeId === outcomeId).map((each) => each.result);
    return {
      outcomeId,
      settled: result,
      agreed: results.filter((each) => compareVerdict(each, result, { scale, tolerance }) === 'agrees')
        .length,
      judged: results.length,
      given: [...new Set(results)]
        .map((each) => ({ result: each, count: results.filter((other) => other === each).length }))
        .toSorted((one, other) => other.count - one.count || one.result.localeCompare(other.result)),
    };
  });
  const people = [...new Set(judgements.map(({ personId }) => personId))].map((personId) => ({
    personId,
    agreement: figuresOf(
      settled,
      judgements.filter((each) => each.personId === personId),
      tolerance,
    ),
  }));
  return { outcomes, people, agreement: figuresOf(settled, judgements, tolerance) };
}

/** One for each measure that the outcomes are judged in, since results of two cannot be counted together. */
function figuresOf(
  settled: readonly SettledOutcome[],
  judgements: readonly RoundJudgement[],
  tolerance: number,
): RoundAgreement[] {
  const pairsBy = new Map<string, { scale: Scale; pairs: [number, number][] }>();
  for (const { outcomeId, scale, result } of settled) {
    const key = JSON.stringify(measureOf(scale));
    const known = pairsBy.get(key) ?? { scale, pairs: [] };
    pairsBy.set(key, known);
    for (const given of judgements.filter((each) => each.outcomeId === outcomeId))
      known.pairs.push([valueOf(scale, given.result), valueOf(scale, result)]);
  }
  return [...pairsBy.values()]
    .filter(({ pairs }) => pairs.length > 0)
    .map(({ scale, pairs }) => {
      const allowed = scale.kind === 'two_results' ? 0 : tolerance + 1e-6;
      const figures = agreementOf(tallyOf(measureOf(scale), pairs, allowed));
      const { measure, agreed, raw, coefficients, probability } = figures;
      return {
        measure,
        pairs: pairs.length,
        agreed,
        higher: figures.assessorHigher,
        lower: figures.moderatorHigher,
        raw,
        coefficients,
        probability,
      };
    });
}
