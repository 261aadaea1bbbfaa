import type { Config } from '../../config.ts';
import { addressOf } from '../../mail/address-of.ts';
import { linkedHtmlOf } from '../../mail/html-of.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { invitationDays, reminderMinutes } from './invitations.ts';
import { chooseTexts } from './pages/language.ts';
import type { InvitationMail } from './sign-ins.ts';

/** Mails the link by which somebody chooses a password, in their language; a later one takes the place of those before. */
export const invitationMailer =
  (mailer: Mailer, config: Config) =>
  async ({ kind, userId, path, to, name, username, locale }: InvitationMail): Promise<void> => {
    const { invitation, reminder } = chooseTexts(locale, undefined);
    const link = `${addressOf(config)}${path}`;
    const { subject, text } =
      kind === 'reminder'
        ? { ...reminder, text: reminder.text({ name, username, link, minutes: reminderMinutes }) }
        : { ...invitation, text: invitation.text({ name, username, link, days: invitationDays }) };
    await mailer.send({
      id: `invitation-${userId}`,
      to,
      replyTo: config.supportAddress,
      subject,
      text,
      html: linkedHtmlOf(text),
    });
  };
