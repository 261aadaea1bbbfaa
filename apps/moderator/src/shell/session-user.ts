import type { Account, Licence, User } from '@moderator/contract/types';
import { defaultLocale } from '@moderator/contract/options';
import type { Access } from './access.ts';

/** The user as session storage keeps it: one record with the licence and the account inside. */
export interface SessionUser extends User {
  impersonatedSiteId: string | null;
  impersonatedAccountId: string | null;
  licence: Access | null;
  account: Account | null;
  candidate: null;
}

/** All licences of an account as one: it grants what any of them grants. */
export function joinedLicence(licences: readonly Access[]): Access | null {
  if (licences.length === 0) return null;
  return {
    content: licences.flatMap(({ content = [] }): Licence['content'] => content),
    platforms: licences.flatMap(({ platforms = [] }): Licence['platforms'] => platforms),
  };
}

export const sessionUser = (user: User, account: Account, licences: readonly Access[]): SessionUser => ({
  ...user,
  locale: user.locale || defaultLocale,
  impersonatedSiteId: user.impersonatedSiteId ?? null,
  impersonatedAccountId: user.impersonatedAccountId ?? null,
  // What the platform leaves out because nobody said it is still a field of the user.
  gender: user.gender ?? null,
  race: user.race ?? null,
  disability: user.disability ?? null,
  licence: joinedLicence(licences),
  account,
  candidate: null,
});

/**
 * Whether the device is one that a group shares: as the address says, where it says anything (only the
 * word "true" counts), else as it was in this window, else as the platform says of the user.
 */
export const isGroupHardware = (search: string, before: boolean | undefined, ofUser: boolean): boolean => {
  const asked = new URLSearchParams(search).get('isRunningGroupHardware');
  return asked === null ? (before ?? ofUser) : asked === 'true';
};
