import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';

interface Place {
  id: string;
  name: string;
}

/** Sites and groups of an account by what rows call them. Several of one name are told apart by nothing. */
export type Places = Record<'sites' | 'groups', Map<string, Place[]>>;

export const keyOfName = (name: string) => name.trim().toLowerCase();

/** What an account has of the sites and groups that some rows name, by name; sites by their ids as well. */
export async function placesOf(
  queries: Queries,
  accountId: string,
  names: Record<'sites' | 'groups', ReadonlySet<string>>,
): Promise<Places> {
  const places: Places = { sites: new Map(), groups: new Map() };
  for (const kind of ['sites', 'groups'] as const) {
    if (names[kind].size === 0) continue;
    const { rows } = await sql<Place>`select id, body ->> 'name' as name from document
      where kind = ${kind} and account_id = ${accountId}::uuid and deleted_at is null
        and (lower(trim(body ->> 'name')) = any(${[...names[kind]]}::text[]) or id::text = any(${[...names[kind]]}::text[]))`.execute(
      queries,
    );
    for (const place of rows)
      for (const key of [keyOfName(place.name), place.id])
        places[kind].set(key, [...(places[kind].get(key) ?? []), place]);
  }
  return places;
}
