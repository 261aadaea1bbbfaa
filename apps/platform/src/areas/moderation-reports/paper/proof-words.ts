import type { Content } from './report-words.ts';

const results = (count: number): string =>
  count === 0 ? 'no result changed' : count === 1 ? '1 result changed' : `${count} results changed`;

/** "7 of 26 drawn and looked at, 1 result changed: with 95 % confidence at most 11 of the 19 that chance did not draw would change." */
export function proofWords({
  population,
  drawn,
  changed,
  most,
  waiting,
  besides,
}: NonNullable<Content['proof']>): string {
  const exact = 'The bound is exact (hypergeometric distribution, one-sided).';
  const others = population - drawn;
  const looked = `${drawn} of ${population} drawn and looked at, ${results(changed)}`;
  const rest =
    besides === 0
      ? 'Only what chance drew counts.'
      : `Only what chance drew counts: ${besides} more ${besides === 1 ? 'was' : 'were'} looked at since a rule, a widening or a person put ${besides === 1 ? 'it' : 'them'} in.`;
  const open =
    waiting === 0
      ? ''
      : ` ${waiting} that ${waiting === 1 ? 'was' : 'were'} drawn ${waiting === 1 ? 'is' : 'are'} referred back and not counted.`;
  // "All 1" is no English.
  const all = population === 1 ? 'The one attempt' : `All ${population}`;
  const were = population === 1 ? 'was' : 'were';
  if (others === 0)
    return `${all} ${were} drawn and looked at, ${results(changed)}: nothing is left to chance.`;
  // Of those that no chance drew it is not told how many changed.
  if (drawn + besides === population) return `${all} ${were} looked at: nothing is left to chance.`;
  if (drawn + waiting + besides === population)
    return population === 1
      ? 'The one attempt is in the sample and referred back.'
      : `All ${population} are in the sample, and ${waiting} of them ${waiting === 1 ? 'is' : 'are'} referred back: of the others nothing is left to chance.`;
  if (most === others)
    return `${looked}: too few to tell anything of the ${others} that chance did not draw. ${rest}${open}`;
  return `${looked}: with 95 % confidence at most ${most} of the ${others} that chance did not draw would change. ${rest}${open} ${exact}`;
}
