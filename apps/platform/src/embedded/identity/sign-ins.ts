import type { SignIns } from '../../kernel/sign-ins.ts';
import type { AccountStore } from './accounts.ts';
import { invitationDays, reminderMinutes } from './invitations.ts';
import type { InvitationStore } from './invitations.ts';
import type { RecordStore } from './records.ts';

/** What is mailed to somebody who is to choose a password. */
export interface InvitationMail {
  /** They are invited, or have forgotten the one that they had. */
  kind: 'invitation' | 'reminder';
  userId: string;
  /** Path and query of the link. */
  path: string;
  to: string;
  name: string;
  username: string;
  locale: string | null;
}

interface Stores {
  accounts: AccountStore;
  records: RecordStore;
  invitations: InvitationStore;
  send: (mail: InvitationMail) => Promise<void>;
  /** The path below which links lie. */
  path: string;
}

/** What people sign in with at the embedded identity service. */
export type EmbeddedSignIns = ReturnType<typeof embeddedSignIns>;

export function embeddedSignIns({ accounts, records, invitations, send, path }: Stores) {
  /** Mails a link to the address that somebody's sign-in has. */
  async function sendLink(
    userId: string,
    locale: string | null,
    kind: InvitationMail['kind'] = 'invitation',
  ): Promise<void> {
    const account = await accounts.find(userId);
    if (!account?.email) return;
    const { email, name, username } = account;
    const minutes = kind === 'reminder' ? reminderMinutes : invitationDays * 24 * 60;
    const token = await invitations.make(userId, email, minutes);
    // Whoever asks again while it is on its way gets no second mail, whose link would end the first; an invitation that did not
    // leave is tried again.
    if (kind === 'reminder') await invitations.noteSent(token);
    await send({ kind, userId, path: `${path}/${token}`, to: email, name, username, locale });
    if (kind === 'invitation') await invitations.noteSent(token);
  }

  /** The same for whoever asks again: who has chosen a password before has forgotten it. */
  async function sendLinkAgain(userId: string, locale: string | null): Promise<void> {
    const account = await accounts.find(userId);
    await sendLink(userId, locale, account?.hasPassword ? 'reminder' : 'invitation');
  }

  /** The same for whom somebody says to have forgotten their password; one mail a minute is enough. */
  async function sendReminder(userId: string, locale: string | null): Promise<void> {
    if (!(await invitations.wasJustSent(userId))) await sendLinkAgain(userId, locale);
  }

  const signIns: SignIns = {
    async invite(person) {
      await accounts.follow(person);
      await sendLink(person.userId, person.locale);
    },
    async follow(person) {
      const { userId, email, isActive } = person;
      const before = await accounts.find(userId);
      // Whoever has no address gets a sign-in with one.
      if (!before && !(email && isActive)) return;
      await accounts.follow(person);
      // Nobody goes on as somebody who is switched off; the platform lets them in no more.
      if (!isActive) return records.removeOfUser(userId);
      if (email && !before?.hasPassword && !(await invitations.isOpen(userId, email)))
        await sendLink(userId, person.locale);
    },
    async remove(userId) {
      await records.removeOfUser(userId);
      await accounts.remove(userId);
    },
  };
  return { ...signIns, sendLinkAgain, sendReminder };
}
