import type { Selectable } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Registration as RegistrationTable } from '../../database/generated/tables.ts';

/** How one person stands with one thing. */
export type Registration = Selectable<RegistrationTable>;

/**
 * The registration of a person on a thing that counts now; undefined where there is none.
 * @param lock whether it stays as it is until the commit, for whoever is about to change it
 */
export const currentRegistration = (
  queries: Queries,
  userId: string,
  itemId: string,
  lock = false,
): Promise<Registration | undefined> =>
  queries
    .selectFrom('registration')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('superseded_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** All that somebody is or was registered on, of these things: the newest number first. */
export const registrationsOf = (
  queries: Queries,
  userId: string,
  itemIds: readonly string[],
): Promise<Registration[]> =>
  queries
    .selectFrom('registration')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', 'in', [...itemIds])
    .orderBy('number', 'desc')
    .execute();
