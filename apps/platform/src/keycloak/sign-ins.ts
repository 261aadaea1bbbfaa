import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { addressOf } from '../mail/address-of.ts';
import type { PersonToSignIn, SignIns } from '../kernel/sign-ins.ts';
import { KeycloakError, keycloakAdmin } from './admin.ts';
import type { KeycloakUser } from './admin.ts';
import { keycloakLinks } from './links.ts';

/** Days for which a link in a mail is good. */
const invitationDays = 7;

/**
 * What people sign in with at a Keycloak, kept through its admin API. Keycloak gives users ids of its own; who is who is said by
 * links in the database. Every step may be done again, as jobs do it when Keycloak was away.
 * @returns undefined where somebody else keeps the people there
 */
export function keycloakSignIns(database: Database, config: Config): SignIns | undefined {
  const { identityUrl, identityAdmin } = config;
  if (identityUrl === undefined || !identityAdmin) return undefined;
  const admin = keycloakAdmin({ realm: identityUrl, ...identityAdmin });
  const links = keycloakLinks(database, identityUrl);

  /** The user of a person, made where there is none. */
  async function userOf(person: PersonToSignIn): Promise<KeycloakUser | undefined> {
    const { userId, email, isActive } = person;
    const subject = await links.subjectOf(userId);
    const linked = subject === undefined ? undefined : await admin.find(subject);
    if (linked || !(email && isActive)) return linked;
    const fresh = { ...shownAs(person), attributes: attributesOf(person) };
    const id = await admin.create(fresh).catch(async (error: unknown) => {
      // Made by a try that came no further. Nobody else's user becomes this person's, whatever their address is.
      const mine = error instanceof KeycloakError && error.status === 409 && (await admin.findOf(userId));
      if (!mine) throw error;
      return mine.id;
    });
    await links.make(userId, id);
    return { id, ...fresh };
  }

  async function sendLink(userId: string, id: string): Promise<void> {
    await admin.invite(id, { url: addressOf(config), days: invitationDays });
    await links.noteInvited(userId);
  }

  return {
    async follow(person) {
      const user = await userOf(person);
      if (!user) return;
      const next = shownAs(person);
      const isSame = Object.entries(next).every(
        ([name, value]) => user[name as keyof KeycloakUser] === value,
      );
      if (!isSame)
        await admin.update({ ...user, ...next, attributes: { ...user.attributes, ...attributesOf(person) } });
      if (!person.isActive) return admin.signOut(user.id);
      if (person.email && !(await links.wasInvited(person.userId))) await sendLink(person.userId, user.id);
    },
    async invite(person) {
      const user = await userOf(person);
      if (user) await sendLink(person.userId, user.id);
    },
    async remove(userId) {
      const subject = await links.subjectOf(userId);
      if (subject !== undefined) await admin.remove(subject);
      await links.remove(userId);
    },
  };
}

/** Keycloak keeps usernames and addresses in small letters. */
const shownAs = ({ username, email, name, surname, isActive }: PersonToSignIn) => ({
  username: username.toLowerCase(),
  ...(email ? { email: email.toLowerCase() } : {}),
  firstName: name,
  lastName: surname,
  enabled: isActive,
});

const attributesOf = ({ userId, accountId, locale }: PersonToSignIn) => ({
  accountId: [accountId],
  platformId: [userId],
  ...(locale ? { locale: [locale.split('-')[0] ?? locale] } : {}),
});
