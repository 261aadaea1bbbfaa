import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database, Queries } from '../database/database.ts';
import { isId } from '../kernel/ids.ts';
import type { Claims } from './tokens.ts';

/** Says which person of the platform a token is of; undefined where it is of none. */
export type PersonOf = (claims: Claims) => Promise<string | undefined>;

/** The embedded identity service names people as the platform does. */
export const namedAlike: PersonOf = ({ sub }) => Promise.resolve(isId(sub) ? sub : undefined);

/** People who were found, so that calls do not ask again; whose they are never changes. */
const mostKnown = 100_000;

/**
 * People of another identity service: whom a subject was linked to, and else whoever its claim names, whom it is linked to then.
 * @param claim `sub` or another that holds the person's id; `email`, where it is verified; `preferred_username`
 */
export function linkedPeople(database: Database, claim: string): PersonOf {
  const known = new Map<string, string>();
  return async (claims) => {
    const key = `${String(claims['iss'])} ${claims.sub}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = await database.asSystem((queries) => find(queries, claims, claim));
    if (found !== undefined && known.size < mostKnown) known.set(key, found);
    return found;
  };
}

async function find(queries: Queries, claims: Claims, claim: string): Promise<string | undefined> {
  const [issuer, subject] = [String(claims['iss']), claims.sub];
  const linked = await sql<{ id: string; gone: boolean }>`
    select l.user_id as id, d.id is null as gone from sign_in_link l
    left join document d on d.kind = 'users' and d.id = l.user_id and d.deleted_at is null
    where l.issuer = ${issuer} and l.subject = ${subject}`.execute(queries);
  const [link] = linked.rows;
  if (link && !link.gone) return link.id;
  const names = nameOf(claims, claim);
  if (!names) return undefined;
  const { rows } = await sql<{ id: string }>`
    select id from document where kind = 'users' and deleted_at is null and ${names} limit 2`.execute(
    queries,
  );
  const [person, ...others] = rows;
  // Of two whom it could be it is neither.
  if (!person || others.length > 0) return undefined;
  // Whoever it was before has been deleted.
  if (link)
    await sql`delete from sign_in_link where issuer = ${issuer} and subject = ${subject}`.execute(queries);
  const { rows: made } = await sql`insert into sign_in_link (issuer, subject, user_id)
    values (${issuer}, ${subject}, ${person.id}::uuid) on conflict do nothing returning user_id`.execute(
    queries,
  );
  if (made.length > 0) return person.id;
  // Another call of theirs may have linked them at the same moment; any other subject is not they.
  const { rows: same } = await sql`select from sign_in_link
    where issuer = ${issuer} and subject = ${subject} and user_id = ${person.id}::uuid`.execute(queries);
  return same.length > 0 ? person.id : undefined;
}

/** The condition by which a claim names somebody; undefined where it names nobody. */
function nameOf(claims: Claims, claim: string): RawBuilder<boolean> | undefined {
  const value = claims[claim];
  if (typeof value !== 'string' || value === '') return undefined;
  // Whoever may type any address into their profile must not become its owner.
  if (claim === 'email')
    return claims['email_verified'] === true
      ? sql<boolean>`lower(body ->> 'email') = lower(${value})`
      : undefined;
  if (claim === 'preferred_username') return sql<boolean>`lower(body ->> 'username') = lower(${value})`;
  return isId(value) ? sql<boolean>`id = ${value}::uuid` : undefined;
}
