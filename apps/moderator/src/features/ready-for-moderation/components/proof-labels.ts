import { plural, t } from '@lingui/core/macro';
import type { SampleProof, SamplingPolicy } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';

type Figures = Pick<SampleProof, 'population' | 'drawn' | 'changed' | 'most'>;

/** What was drawn and looked at, and how many of the others may be wrong at most. */
export function proofSentence({ population, drawn, changed, most }: Figures): string {
  const of = formatNumber(population);
  const n = formatNumber(drawn);
  const others = formatNumber(population - drawn);
  if (drawn === 0)
    return t`Of ${of} attempts none that was drawn by chance is decided yet: nothing is proved.`;
  const found = plural(changed, {
    0: 'no result changed',
    one: '# result changed',
    other: '# results changed',
  });
  if (population === drawn)
    return t`All ${of} were drawn and looked at, ${found}: nothing is left to chance.`;
  return t`${n} of ${of} drawn and looked at, ${found}: with 95 % confidence at most ${formatNumber(most)} of the other ${others} would change.`;
}

/** What joins those that chance draws, where a policy asks for any; how many they are, only the draw tells. */
export const addedSentence = ({
  alwaysInclude,
  strata,
}: Pick<SamplingPolicy, 'alwaysInclude' | 'strata'>): string | null =>
  alwaysInclude.length + strata.length > 0
    ? t`Attempts that the rules and the coverage of your policy ask for are added.`
    : null;

/** What a sample that is not drawn yet would prove: by what chance draws of it, as nothing else counts. */
export function expectedSentence({ population, drawn, most }: Figures): string {
  const n = formatNumber(drawn);
  const others = formatNumber(population - drawn);
  if (population === drawn) return t`All ${n} are drawn: nothing is left to chance.`;
  return t`Drawn by chance, ${n} without a change would allow at most ${formatNumber(most)} of the other ${others} to change, with 95 % confidence.`;
}
