/**
 * A word as a program that knows these words sees it. What a later release of the platform adds is `unknown`, and a `switch`
 * without that branch does not compile where it has to be exhaustive.
 *
 * @example
 * import { userState } from '@moderator/client/words';
 * switch (known(userState, user.state)) {
 *   case 'active': return 'Works here';
 *   case 'inactive': return 'Left';
 *   case 'unknown': return 'Ask for a newer version';
 * }
 */
export const known = <const Word extends string>(words: readonly Word[], value: string): Word | 'unknown' =>
  words.find((word) => word === value) ?? 'unknown';
