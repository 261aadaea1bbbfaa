import { queryOptions } from '@tanstack/react-query';
import type { Account, User } from '@moderator/contract/types';
import { accountClaim, subject } from '@/auth/session.ts';
import { keepTheme } from '@/theme/theme.ts';
import type { Access } from './access.ts';
import { api } from './api.ts';
import { settings } from './settings.ts';

/** Who is signed in, for which account, with which licences: all that the shell needs. */
export interface Me {
  user: User;
  account: Account;
  licences: Access[];
}

const userKey = 'user';

async function load(): Promise<Me> {
  const id = settings.impersonatedUserId ?? subject();
  if (!id) throw new Error('The token names nobody.');
  const loadingUser = api.getUser({ id });
  // The token knows the account before the user is there; an impersonated person may be of another one.
  const accountId =
    (settings.impersonatedUserId ? undefined : accountClaim()) ?? (await loadingUser).accountId;
  const [user, licences, account] = await Promise.all([
    loadingUser,
    api.listLicences({ query: { accountId: [accountId], fields: 'content' } }),
    api.getAccount({ id: accountId }),
  ]);
  const fromAddress = new URLSearchParams(location.search).get('isRunningGroupHardware');
  const me: Me = {
    user: {
      ...user,
      isRunningGroupHardware: fromAddress === null ? user.isRunningGroupHardware : fromAddress === 'true',
    },
    account,
    licences: licences.items,
  };
  sessionStorage.setItem(userKey, JSON.stringify(me));
  keepTheme(account.theme);
  return me;
}

/** What was loaded before, so that a reload without a network still opens. */
function remembered(): Me | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(userKey) ?? 'null') as Me | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    try {
      return await load();
    } catch (error) {
      const before = remembered();
      if (!navigator.onLine && before) return before;
      throw error;
    }
  },
  staleTime: Infinity,
});
