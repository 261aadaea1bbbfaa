import { sql } from 'kysely';
import type { Registration } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';

/** Registrations of people, by who they are. */
export async function registrationsOf(
  queries: Queries,
  people: readonly (string | null)[],
): Promise<Map<string, (Registration & { body: string })[]>> {
  const ids = [...new Set(people.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; registrations: (Registration & { body: string })[] | null }>`
    select id, body -> 'registrations' as registrations from document
    where kind = 'users' and id = any(${ids}::uuid[])`.execute(queries);
  return new Map(rows.map(({ id, registrations }) => [id, registrations ?? []]));
}

/** What a paper says of a registration. */
export const shownRegistration = (
  registration: { number: string; body: string; expiresOn: string } | undefined,
) =>
  registration
    ? { number: registration.number, body: registration.body, expiresOn: registration.expiresOn }
    : null;
