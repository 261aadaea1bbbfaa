/** A name as it is compared: people type theirs with other spaces and capitals than it is stored with. */
const plain = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-ZA');

/**
 * Whether somebody typed the name that they are to sign with.
 *
 * @example isSameName(' riaan  PRETORIUS', 'Riaan Pretorius') === true
 */
export const isSameName = (typed: string, registered: string): boolean => plain(typed) === plain(registered);

/**
 * Whether what somebody typed is the name that they are to sign with as far as it goes.
 *
 * @example isBeginningOfName('riaan  P', 'Riaan Pretorius') === true
 */
export const isBeginningOfName = (typed: string, registered: string): boolean =>
  plain(registered).startsWith(plain(typed));
