import { clientId, own } from './template.ts';

/** Who is to be made: an assessor of the first account, with an address by which they can be invited. */
export const assessorCalled = (username: string) => ({
  accountId: own,
  clientId,
  username,
  name: 'Naledi',
  surname: 'Mokoena',
  email: `${username}@example.org`,
  roles: ['assessor' as const],
});
