import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { SessionRow } from './session-rows.ts';

/** Minutes for which the files of a package can be read after they were asked for last. */
const minutes = 15;

/**
 * Lets the files of a session's package be read, or for longer.
 * @returns what stands in their address, and until when
 */
export async function launch(
  queries: Queries,
  session: Pick<SessionRow, 'id' | 'user_id' | 'client_id' | 'account_id' | 'package_id'>,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const { rows } = await sql<{ token: string }>`
    insert into scorm_launch (token, client_id, account_id, session_id, user_id, package_id, expires_at)
    values (${randomBytes(24).toString('base64url')}, ${session.client_id}::uuid, ${session.account_id}::uuid,
      ${session.id}::uuid, ${session.user_id}::uuid, ${session.package_id}::uuid, ${expiresAt})
    on conflict (session_id) do update set expires_at = excluded.expires_at returning token`.execute(queries);
  return { token: rows[0]?.token ?? '', expiresAt };
}

/**
 * Where the page is that plays a package. Where the origin has a star, each package of an account has a host of its own.
 * @example launchAddress('https://*.content.example.org', packageId, token)
 */
export const launchAddress = (origin: string, packageId: string, token: string): string =>
  `${origin.replace('*', `p${createHash('sha256').update(packageId).digest('hex').slice(0, 20)}`)}/play/${token}/`;
