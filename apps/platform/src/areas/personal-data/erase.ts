import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { entityOf } from '../../documents/document.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { erasePerson } from './erase-person.ts';
import { findPerson, fullName, requestedBy } from './find-person.ts';
import { obstaclesTo } from './obstacles.ts';
import { countGoing, countsOf, countStaying, presentGoing, presentStaying } from './parts.ts';
import type { Gone } from './parts.ts';
import { knownBy, pseudonymOf } from './sought.ts';

/** What an erasure would take away and leave, counted now. */
export async function previewErasure(call: Call<'previewErasure'>): Promise<Reply<'previewErasure'>> {
  const person = await findPerson(call);
  const { queries } = call;
  await refuseErased(queries, person.id);
  const whose = { accountId: person.accountId, userId: person.id };
  const sought = await knownBy(queries, person.id, '');
  return {
    data: {
      userId: person.id,
      name: fullName(person),
      version: person.version,
      obstacles: await obstaclesTo(call, person),
      goes: presentGoing(await countGoing(queries, whose)),
      stays: presentStaying(await countStaying(queries, call, whose, sought, 'asked')),
    },
  };
}

/** Signs somebody out for good, and leaves the rest to a job. */
export async function erasePersonalData(
  call: Call<'erasePersonalData'>,
): Promise<Reply<'erasePersonalData'>> {
  const { queries, principal, body, version, now } = call;
  const person = await findPerson(call);
  await refuseErased(queries, person.id);
  if (person.version !== version)
    refuse('stale_version', undefined, {
      current: entityOf(person),
      headers: { version: String(person.version) },
    });
  const obstacles = await obstaclesTo(call, person);
  if (obstacles.length > 0) refuse('wrong_state', `${obstacles.join(' ')} Nothing was erased.`);
  // Whoever is deleted is let in no more from this commit on; what they sign in with follows by a job of its own.
  if (!person.deletedAt) await collections.users.remove(call, person.id, version);
  const { rows } = await sql<{ id: string }>`
    insert into erasure (client_id, account_id, user_id, code, reason, requested_by, requested_at)
    values (${person.clientId}::uuid, ${person.accountId}::uuid, ${person.id}::uuid, ${codeOfNobody()}, ${body.reason},
      ${principal.userId}::uuid, ${now}) on conflict do nothing returning id`.execute(queries);
  const id = rows[0]?.id ?? refuseAgain();
  const subject = { kind: 'user' as const, id: person.id, accountId: person.accountId };
  await audit(queries, principal, 'person erased', subject, { erasureId: id }, now);
  const tenant = { clientId: person.clientId, accountId: person.accountId };
  await enqueue(queries, erasePerson, { id }, { ...tenant, key: id });
  return { data: await presentErasure(queries, person.id) };
}

/** What became of an erasure. */
export const getErasure = async (call: Call<'getErasure'>): Promise<Reply<'getErasure'>> => {
  const person = await findPerson(call);
  return { data: await presentErasure(call.queries, person.id) };
};

async function presentErasure(queries: Queries, userId: string) {
  const { rows } = await sql<ErasureRow>`
    select x.id, x.user_id as "userId", x.code, x.state, x.progress, x.reason, x.requested_at as "requestedAt", ${requestedBy},
      x.finished_at as "finishedAt", x.goes, x.stays
    from erasure x where x.user_id = ${userId}::uuid`.execute(queries);
  const { code, goes, ...erasure } = rows[0] ?? refuse('not_found');
  return { ...erasure, pseudonym: pseudonymOf(code).full, goes: presentGoing(countsOf(goes)) };
}

type ErasureRow = Omit<Reply<'getErasure'>['data'], 'pseudonym' | 'goes'> & { code: string; goes: Gone[] };

async function refuseErased(queries: Queries, userId: string): Promise<void> {
  const erased = await queries
    .selectFrom('erasure')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (erased) refuseAgain();
}

const refuseAgain = () => refuse('wrong_state', 'This person is erased already. Nothing was changed.');

/** Eight signs of which none is taken for another, and which tell nothing of anybody. */
const codeOfNobody = () =>
  [...randomBytes(8)].map((byte) => '23456789ABCDEFGHJKMNPQRSTUVWXYZ'.charAt(byte % 31)).join('');
