import type { Content } from './report-words.ts';

const results = (count: number): string =>
  count === 0 ? 'no result changed' : count === 1 ? '1 result changed' : `${count} results changed`;

/** "7 of 26 drawn and looked at, 1 result changed: with 95 % confidence at most 11 of the other 19 would change." */
export function proofWords({
  population,
  drawn,
  changed,
  most,
  waiting,
  besides,
}: NonNullable<Content['proof']>): string {
  const others = population - drawn;
  const bound =
    others === 0
      ? `All ${population} were drawn and looked at, ${results(changed)}: nothing is left to chance.`
      : `${drawn} of ${population} drawn and looked at, ${results(changed)}: with 95 % confidence at most ${most} of the other ${others} would change.`;
  const rest =
    besides === 0
      ? 'Only what chance drew counts.'
      : `Only what chance drew counts: ${besides} more ${besides === 1 ? 'was' : 'were'} looked at since a rule, a widening or a person put ${besides === 1 ? 'it' : 'them'} in.`;
  const open =
    waiting === 0
      ? ''
      : ` ${waiting} that ${waiting === 1 ? 'was' : 'were'} drawn ${waiting === 1 ? 'is' : 'are'} referred back and not counted.`;
  return `${bound} ${rest}${open} The bound is exact (hypergeometric distribution, one-sided).`;
}
