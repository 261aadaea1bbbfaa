import type { SignInTrail } from '../embedded/identity/sign-in-trail.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from './metrics.ts';

/** The same mailer; what became of each mail is counted. */
export const countMails = (mailer: Mailer, mails: Metrics['mails']): Mailer => ({
  forget: (addresses) => mailer.forget(addresses),
  async send(mail) {
    try {
      await mailer.send(mail);
    } catch (error) {
      mails.inc({ outcome: 'refused' });
      throw error;
    }
    mails.inc({ outcome: 'sent' });
  },
});

/** The same trail; who came in and who did not is counted. */
export const countSignIns = <Trail extends SignInTrail>(
  trail: Trail,
  signIns: Metrics['signIns'],
): Trail => ({
  ...trail,
  signedIn(...person) {
    signIns.inc({ outcome: 'accepted' });
    return trail.signedIn(...person);
  },
  signInFailed(...person) {
    signIns.inc({ outcome: 'refused' });
    return trail.signInFailed(...person);
  },
});
