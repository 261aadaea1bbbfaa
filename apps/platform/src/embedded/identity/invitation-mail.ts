import type { Config } from '../../config.ts';
import { addressOf } from '../../mail/address-of.ts';
import { linkedHtmlOf } from '../../mail/html-of.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { invitationDays } from './invitations.ts';
import { chooseTexts } from './pages/language.ts';
import type { InvitationMail } from './sign-ins.ts';

/** Mails the link by which somebody chooses a password, in their language. */
export const invitationMailer =
  (mailer: Mailer, config: Config) =>
  async ({ userId, path, to, name, username, locale }: InvitationMail): Promise<void> => {
    const { invitation } = chooseTexts(locale, undefined);
    const link = `${addressOf(config)}${path}`;
    const text = invitation.text({ name, username, link, days: invitationDays });
    await mailer.send({
      id: `invitation-${userId}`,
      to,
      replyTo: config.supportAddress,
      subject: invitation.subject,
      text,
      html: linkedHtmlOf(text),
    });
  };
