import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@moderator/client';
import type { Account, User } from '@moderator/contract/types';
import { accountClaim } from '@/session/session.ts';
import { activate, localeToShow } from '@/i18n/i18n.ts';
import { parsed, session } from '@/storage/guarded-storage.ts';
import { soundTheme } from '@/theme/stored-theme.ts';
import { keepTheme } from '@/theme/theme.ts';
import type { Access } from './access.ts';
import { api } from '@/api/api.ts';
import { giveUpImpersonation, impersonatedId } from '@/session/impersonation.ts';
import { isNetworkFailure, isReachable } from '@/session/connection.ts';
import { isGroupHardware, sessionUser } from './session-user.ts';
import type { SessionUser } from './session-user.ts';

/** Who is signed in, for which account, with which licences: all that the shell needs. */
export interface Me {
  user: User;
  account: Account;
  licences: Access[];
}

const userKey = 'user';

/** Licences and account, which every page needs. */
const placeOf = (accountId: string) =>
  Promise.all([
    api.listLicences({ query: { accountId: [accountId], fields: ['content'] } }),
    api.getAccount({ id: accountId }),
  ]);

/** The user to show: another one where the installation says so, and whoever signed in may see as them. */
async function userToShow(): Promise<User> {
  try {
    // What the token calls them may be no name of the platform's.
    return await api.getMe();
  } catch (error) {
    if (!impersonatedId() || !(error instanceof ApiError) || error.status !== 403) throw error;
    // The setting is for administrators. Everybody else goes on as themselves.
    giveUpImpersonation();
    return api.getMe();
  }
}

async function load(): Promise<Me> {
  // The token knows the account before the user is there; an impersonated person may be of another one.
  const claimed = impersonatedId() ? undefined : accountClaim();
  const expected = claimed === undefined ? undefined : placeOf(claimed);
  // Where somebody acts in another account, their own is not theirs to see meanwhile.
  expected?.catch(() => {});
  const user = await userToShow();
  const accountId = user.impersonatedAccountId ?? claimed ?? user.accountId;
  const [[licences, answered], site] = await Promise.all([
    expected && accountId === claimed ? expected : placeOf(accountId),
    user.impersonatedSiteId ? api.getSite({ id: user.impersonatedSiteId }) : undefined,
    // Nothing is drawn before this is there, so nobody sees a language that is not theirs.
    activate(localeToShow(user.locale)),
  ]);
  const before = rememberedMe()?.user;
  const account = { ...answered, theme: soundTheme(answered.theme) };
  const kept = sessionUser({ ...user, siteName: site?.name ?? user.siteName }, account, licences.items);
  kept.isRunningGroupHardware = isGroupHardware(
    location.search,
    before?.id === user.id ? before.isRunningGroupHardware : undefined,
    user.isRunningGroupHardware,
  );
  session.set(userKey, JSON.stringify(kept));
  keepTheme(account.theme);
  return meOf(kept, account);
}

const meOf = (user: SessionUser, account: Account): Me => ({
  user,
  account,
  licences: user.licence ? [user.licence] : [],
});

/** What was loaded before, so that a reload without a network still opens. */
export function rememberedMe(): Me | undefined {
  const kept = parsed(session.get(userKey)) as SessionUser | null;
  return kept?.account ? meOf(kept, kept.account) : undefined;
}

/** After a change of the own details: what the page and the window know of the user. */
export function withUser(me: Me, user: User): Me {
  const kept = { ...sessionUser(user, me.account, me.licences) };
  if (user.impersonatedSiteId) kept.siteName = me.user.siteName;
  kept.isRunningGroupHardware = me.user.isRunningGroupHardware;
  session.set(userKey, JSON.stringify(kept));
  return meOf(kept, me.account);
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const before = rememberedMe();
    if (before && !isReachable.get()) return before;
    try {
      return await load();
    } catch (error) {
      if (isNetworkFailure(error) && before) return before;
      throw error;
    }
  },
  staleTime: Infinity,
  // It is asked ahead of what is drawn, and a refusal is told once.
  retryOnMount: false,
});
