import { plural, t } from '@lingui/core/macro';
import type { LeastSample, SampleProof, SamplingPolicy } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';

type Figures = Pick<SampleProof, 'population' | 'drawn' | 'changed' | 'most'>;

/** Whether each attempt is in the sample, so that nothing is concluded of any. */
export const isWhole = ({
  population,
  drawn,
  waiting,
  besides,
}: Pick<SampleProof, 'population' | 'drawn' | 'waiting' | 'besides'>): boolean =>
  drawn + waiting + besides === population;

/** What was looked at, and how many may be wrong at most of those that chance did not draw. */
export function proofSentence(proof: Figures & Pick<SampleProof, 'waiting' | 'besides'>): string {
  const { population, drawn, changed, most, waiting, besides } = proof;
  const of = formatNumber(population);
  const n = formatNumber(drawn);
  const others = formatNumber(population - drawn);
  // Of those that no chance drew it is not told how many changed.
  if (isWhole(proof) && besides > 0 && waiting === 0)
    return plural(population, {
      one: 'The one attempt was looked at: nothing is left to chance.',
      other: 'All # were looked at: nothing is left to chance.',
    });
  if (isWhole(proof) && waiting > 0 && population === 1)
    return t`The one attempt is in the sample: nothing is left to chance once it is decided.`;
  if (isWhole(proof) && waiting > 0)
    return plural(waiting, {
      one: `All ${of} are in the sample: nothing is left to chance once the one that is open is decided.`,
      other: `All ${of} are in the sample: nothing is left to chance once the # that are open are decided.`,
    });
  if (drawn === 0)
    return t`Of ${of} attempts none that was drawn by chance is decided yet: nothing is proved.`;
  const found = plural(changed, {
    0: 'no result changed',
    one: '# result changed',
    other: '# results changed',
  });
  if (population === drawn)
    return plural(population, {
      one: `The one attempt was drawn and looked at, ${found}: nothing is left to chance.`,
      other: `All # were drawn and looked at, ${found}: nothing is left to chance.`,
    });
  if (most === population - drawn)
    return t`${n} of ${of} drawn and looked at, ${found}: too few to tell anything of the ${others} that chance did not draw.`;
  return t`${n} of ${of} drawn and looked at, ${found}: with 95 % confidence at most ${formatNumber(most)} of the ${others} that chance did not draw would change.`;
}

/** What joins those that chance draws, where a policy asks for any; how many they are, only the draw tells. */
export const addedSentence = ({
  alwaysInclude,
  strata,
}: Pick<SamplingPolicy, 'alwaysInclude' | 'strata'>): string | null =>
  alwaysInclude.length + strata.length > 0
    ? t`Attempts that the rules and the coverage of your policy ask for are added.`
    : null;

/** Why a sample has at least so many attempts, where the rules ask for more than chance draws. */
export function leastSentence({ ofNewAssessors, each }: LeastSample): string | null {
  const included =
    ofNewAssessors > 0 &&
    plural(ofNewAssessors, {
      one: '# attempt of a new assessor is always included.',
      other: '# attempts of new assessors are always included.',
    });
  const covered = each && coveredSentence(each, { areOthers: ofNewAssessors > 0 });
  return [included, covered].filter(Boolean).join(' ') || null;
}

/** @param areOthers whether some of them are covered already */
function coveredSentence(
  { kind, count }: NonNullable<LeastSample['each']>,
  { areOthers }: { areOthers: boolean },
) {
  if (kind === 'site')
    return areOthers
      ? plural(count, {
          one: 'One other site needs an attempt.',
          other: 'Each of # other sites needs an attempt.',
        })
      : plural(count, { one: 'The site needs an attempt.', other: 'Each of the # sites needs an attempt.' });
  return areOthers
    ? plural(count, {
        one: 'One other assessor needs an attempt.',
        other: 'Each of # other assessors needs an attempt.',
      })
    : plural(count, {
        one: 'The assessor needs an attempt.',
        other: 'Each of the # assessors needs an attempt.',
      });
}

/** What a sample that is not drawn yet would prove: by what chance draws of it, as nothing else counts. */
export function expectedSentence({ population, drawn, most }: Figures): string {
  const n = formatNumber(drawn);
  const others = formatNumber(population - drawn);
  if (population === drawn)
    return plural(drawn, {
      one: 'The one attempt is drawn: nothing is left to chance.',
      other: 'All # are drawn: nothing is left to chance.',
    });
  if (most === population - drawn)
    return t`${n} drawn by chance are too few to tell anything of the other ${others}.`;
  return t`Drawn by chance, ${n} without a change would allow at most ${formatNumber(most)} of the other ${others} to change, with 95 % confidence.`;
}
