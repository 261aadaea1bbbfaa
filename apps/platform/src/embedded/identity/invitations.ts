import { createHash, randomBytes } from 'node:crypto';
import type { IdentityDatabase } from './database.ts';

/** Days for which a link is good that somebody is invited with. */
export const invitationDays = 7;

/** Minutes for which one is good that was asked for with a forgotten password. */
export const reminderMinutes = 60;

/** What became of a link. */
export interface Invitation {
  userId: string;
  state: 'open' | 'used' | 'expired';
}

/** Links by which people choose a password; the last one sent to somebody is the one that counts. */
export type InvitationStore = ReturnType<typeof invitationStore>;

/** Opens the store of links over a database. */
export function invitationStore(database: IdentityDatabase) {
  const stateOf = `CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at > now() THEN 'open' ELSE 'expired' END`;
  return {
    /** Whether a link that was sent to this address is good still. */
    async isOpen(userId: string, email: string): Promise<boolean> {
      const { rows } = await database.query(
        `SELECT 1 FROM identity.invitation
         WHERE user_id = $1 AND email = $2 AND sent_at IS NOT NULL AND ${stateOf} = 'open'`,
        [userId, email],
      );
      return rows.length > 0;
    },

    /** Whether a link was sent so lately that another one is no help. */
    async wasJustSent(userId: string): Promise<boolean> {
      const { rows } = await database.query(
        `SELECT 1 FROM identity.invitation WHERE user_id = $1 AND sent_at > now() - interval '1 minute' AND used_at IS NULL`,
        [userId],
      );
      return rows.length > 0;
    },

    /** Makes a link in place of all before. @returns what stands in it */
    async make(userId: string, email: string, minutes: number): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await database.query('DELETE FROM identity.invitation WHERE user_id = $1', [userId]);
      await database.query(
        `INSERT INTO identity.invitation (digest, user_id, email, expires_at)
         VALUES ($1, $2, $3, now() + make_interval(mins => $4::int))`,
        [digestOf(token), userId, email, minutes],
      );
      return token;
    },

    async noteSent(token: string): Promise<void> {
      await database.query('UPDATE identity.invitation SET sent_at = now() WHERE digest = $1', [
        digestOf(token),
      ]);
    },

    async find(token: string): Promise<Invitation | undefined> {
      const { rows } = await database.query<Invitation & Record<string, unknown>>(
        `SELECT user_id AS "userId", ${stateOf} AS state FROM identity.invitation WHERE digest = $1`,
        [digestOf(token)],
      );
      return rows[0];
    },

    /** Uses a link up, once. @returns whether it was good */
    async use(token: string): Promise<boolean> {
      const { rows } = await database.query(
        `UPDATE identity.invitation SET used_at = now() WHERE digest = $1 AND ${stateOf} = 'open' RETURNING 1`,
        [digestOf(token)],
      );
      return rows.length > 0;
    },
  };
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
