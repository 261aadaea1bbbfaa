import type { Area, SignIn } from '../area.ts';
import { documentOf } from '../documents.ts';
import { accountOf, fullName, siteOf, staff } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';

/** Everybody who works at the accounts, and who of them can sign in. */
export const people: Area = {
  name: 'people',
  *parts() {
    yield { documents: staff.map(userOf), signIns: staff.flatMap(signInOf) };
  },
};

function userOf(member: DemoPerson) {
  const account = accountOf(member);
  return documentOf('users', member.id, account.id, {
    accountId: account.id,
    clientId: account.clientId,
    siteId: siteOf(member),
    siteName: member.site === undefined ? null : account.sites[member.site]!.name,
    username: member.username ?? member.key,
    name: member.name,
    surname: member.surname,
    email: `${fullName(member)
      .toLowerCase()
      .replace(/[^a-z]+/g, '.')}@${account.prefix}.example`,
    phoneNumber: null,
    locale: 'en-ZA',
    groupIds: [],
    roles: member.roles,
    scope: 'openid profile email',
    registrations: member.registrations ?? [],
    isRunningGroupHardware: member.isShared ?? false,
    state: 'active',
  });
}

function signInOf(member: DemoPerson): SignIn[] {
  const { id: userId, username } = member;
  return username ? [{ userId, username, accountId: accountOf(member).id, name: fullName(member) }] : [];
}
