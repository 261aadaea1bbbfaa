import { isNewAssessor, sampleSizeOf } from './sampling.ts';
import type { Bands } from './sampling.ts';
import type { SamplingPolicy } from './sampling-policy.ts';

/** What of an attempt is known to everybody before the draw. */
interface KnownAttempt {
  assessorId: string | null;
  siteId: string;
  /** Days for which the assessor has been assessing. */
  assessorDays?: number;
}

/** How small a sample can be at most, and what of the rules asks for more than chance draws. */
interface LeastSample {
  attempts: number;
  /** Attempts of new assessors, which are all included; 0 where the share asks for as many. */
  ofNewAssessors: number;
  /** What each one of needs an attempt besides; null where the share, or the attempts of new assessors, are as many. */
  each: { kind: 'site' | 'assessor'; count: number } | null;
}

/**
 * The fewest attempts that a sample can have by what everybody knows before its draw: the share and the minimum, all work of new
 * assessors, and one attempt of each site and assessor where the policy wants these covered, since an attempt is of one of each.
 * Results, marks and evidence may only add to it; what they add would tell of judgements.
 *
 * @example leastSampleOf({ ...defaultSamplingPolicy, percentage: 10 }, ofSixSites).attempts // 6, although at least 3 are drawn
 */
export function leastSampleOf(
  policy: Pick<SamplingPolicy, 'percentage' | 'minimum' | 'alwaysInclude' | 'strata'>,
  attempts: readonly KnownAttempt[],
  bands?: Bands,
): LeastSample {
  const chance = sampleSizeOf(policy, attempts, bands);
  const includesNew = policy.alwaysInclude.includes('new_assessor');
  const included = attempts.filter((each) => includesNew && isNewAssessor(each.assessorDays));
  const missing = (kind: 'site' | 'assessor', of: (each: KnownAttempt) => string | null) => {
    const covered = new Set(included.map(of));
    const left = new Set(attempts.map(of).filter((id) => id !== null && !covered.has(id)));
    return { kind, count: policy.strata.includes(kind) ? left.size : 0 };
  };
  const sites = missing('site', (each) => each.siteId);
  const assessors = missing('assessor', (each) => each.assessorId);
  const each = assessors.count > sites.count ? assessors : sites;
  const asked = included.length + each.count;
  if (asked <= chance) return { attempts: chance, ofNewAssessors: 0, each: null };
  return { attempts: asked, ofNewAssessors: included.length, each: each.count > 0 ? each : null };
}
