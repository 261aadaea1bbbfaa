import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { hashPassword } from '../../embedded/identity/password.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { takeTurns } from '../../database/take-turns.ts';

/** What is kept of a proof: by it a right one is known, and none can be made. */
export const checkOf = (proof: string): string =>
  createHash('sha256').update(Buffer.from(proof, 'base64url')).digest('base64url');

/**
 * Sets by what devices know somebody: their own six digits, or a secret for a QR code. What there was before opens nothing any more,
 * but what was begun with it on a device without a network still counts.
 */
export async function setDeviceSecret({
  queries,
  principal,
  body,
  now,
}: Call<'setDeviceSecret'>): Promise<Reply<'setDeviceSecret'>> {
  const kind = body.pin === undefined ? 'qr' : 'pin';
  const secret = body.pin ?? randomBytes(16).toString('base64url');
  const hash = await hashPassword(secret);
  const at = hash.lastIndexOf('$');
  await takeTurns(queries, `device secret ${principal.userId}`);
  await sql`update device_secret set ended_at = ${now}::timestamptz
    where user_id = ${principal.userId}::uuid and kind = ${kind} and ended_at is null`.execute(queries);
  await sql`insert into device_secret (user_id, kind, made_at, client_id, account_id, recipe, proof_check)
    values (${principal.userId}::uuid, ${kind}, clock_timestamp(), ${principal.clientId}::uuid, ${principal.accountId}::uuid,
      ${hash.slice(0, at)}, ${checkOf(hash.slice(at + 1))})`.execute(queries);
  return { data: { kind, qr: kind === 'qr' ? secret : null, madeAt: now } };
}

interface Shown {
  userId: string;
  kind: 'pin' | 'qr';
  proof: string;
}

/**
 * Whether what somebody showed is theirs.
 * @param since when it was shown at the earliest, as a device may not have heard yet of another one
 */
export async function isTheirs(
  queries: Queries,
  { userId, kind, proof }: Shown,
  since: Date | undefined,
): Promise<boolean> {
  const { rows } = await sql`select from device_secret
    where user_id = ${userId}::uuid and kind = ${kind} and proof_check = ${checkOf(proof)}
      and (ended_at is null or ended_at >= ${since ?? null}::timestamptz) limit 1`.execute(queries);
  return rows.length > 0;
}
