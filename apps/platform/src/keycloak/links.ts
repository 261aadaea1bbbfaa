import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Which subject of an identity service each person is. */
export function keycloakLinks(database: Database, issuer: string) {
  const linkOf = async (userId: string) => {
    const { rows } = await database.asSystem((queries) =>
      sql<{ subject: string; invited: boolean }>`
        select subject, invited_at is not null as invited from sign_in_link
        where issuer = ${issuer} and user_id = ${userId}::uuid`.execute(queries),
    );
    return rows[0];
  };
  return {
    subjectOf: async (userId: string) => (await linkOf(userId))?.subject,
    wasInvited: async (userId: string) => (await linkOf(userId))?.invited ?? false,
    /** In place of a user who was deleted there. */
    make: (userId: string, subject: string) =>
      database.asSystem(async (queries) => {
        await sql`insert into sign_in_link (issuer, subject, user_id, invited_at)
          values (${issuer}, ${subject}, ${userId}::uuid, null)
          on conflict (issuer, user_id) do update set subject = excluded.subject, invited_at = null, linked_at = now()`.execute(
          queries,
        );
      }),
    noteInvited: (userId: string) =>
      database.asSystem(async (queries) => {
        await sql`update sign_in_link set invited_at = now()
          where issuer = ${issuer} and user_id = ${userId}::uuid`.execute(queries);
      }),
    remove: (userId: string) =>
      database.asSystem(async (queries) => {
        await sql`delete from sign_in_link where issuer = ${issuer} and user_id = ${userId}::uuid`.execute(
          queries,
        );
      }),
  };
}
