import type { CoverageGap } from './coverage.ts';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import type { SamplingPolicy, Stratum } from './sampling-policy.ts';
import { rulesOfEvidence } from './verdicts.ts';
import type { VacsRule } from './verdicts.ts';

/** What a report leaves open, and what whoever signs it says about that. */
export interface OpenPoint {
  /** Stays the same while the point does: an explanation names it. */
  key: string;
  kind: 'coverage' | 'policy' | 'referral' | 'evidence';
  sentence: string;
}

/** What a report is about, as far as it can leave something open. */
export interface OpenFacts {
  policy: Pick<SamplingPolicy, 'minimum' | 'strata'>;
  /** Attempts in the batch. */
  size: number;
  gaps: readonly (CoverageGap & { name: string })[];
  /** Learners whose attempts are referred back, by name. */
  referred: readonly string[];
  /** Per rule of evidence on how many of how many attempts it was left without an answer. */
  unanswered: readonly { rule: VacsRule; open: number; of: number }[];
}

const strata: Record<Stratum, string> = {
  assessor: 'the assessor',
  site: 'the site',
  outcome: 'the outcome',
  method: 'the method',
};

/**
 * What coverage, policy, referrals and rules of evidence leave open when a report is signed (rule 2): each is
 * explained first, printed, and stays to be read. A point that has gone needs no explanation any more.
 *
 * @example openPointsOf({ ...facts, gaps: [{ kind: 'site', id: 'umlazi', name: 'Umlazi' }] })[0].key // 'coverage:site:umlazi'
 */
export function openPointsOf({ policy, size, gaps, referred, unanswered }: OpenFacts): OpenPoint[] {
  const points: OpenPoint[] = gaps
    .filter((gap) => policy.strata.includes(gap.kind))
    .map((gap) => ({
      key: `coverage:${gap.kind}:${gap.id}`,
      kind: 'coverage',
      sentence: `No attempt of the sample covers ${strata[gap.kind]} ${gap.name}.`,
    }));
  if (size < policy.minimum)
    points.push({
      key: 'policy:minimum',
      kind: 'policy',
      sentence: `The policy asks for a sample of at least ${policy.minimum}; the batch has ${size} ${size === 1 ? 'attempt' : 'attempts'}.`,
    });
  if (referred.length > 0)
    points.push({
      key: 'referrals',
      kind: 'referral',
      sentence: `${referred.length === 1 ? 'One attempt is' : `${referred.length} attempts are`} referred back and not released: ${referred.join('; ')}.`,
    });
  for (const { rule, open, of } of unanswered)
    if (open > 0)
      points.push({
        key: `evidence:${rule}`,
        kind: 'evidence',
        sentence: `"${rulesOfEvidence[rule].word}" was not answered on ${open} of ${of} attempts.`,
      });
  return points;
}

/**
 * Why a report may not be signed over what it leaves open; undefined where each point has its explanation.
 *
 * @example openPointsRefusal([], []) === undefined
 */
export function openPointsRefusal(
  points: readonly OpenPoint[],
  explanations: readonly { key: string; text: string }[],
): Refusal | undefined {
  const isExplained = ({ key }: OpenPoint) =>
    explanations.some((each) => each.key === key && each.text.trim() !== '');
  const open = points.find((point) => !isExplained(point));
  return (
    open &&
    refusal(
      'explanation_needed',
      `This stays open and is not explained: ${open.sentence} Cover it or say why it stays open; what you wrote is kept.`,
    )
  );
}
