import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../database/database.ts';
import { job } from '../jobs/job.ts';
import type { PersonToSignIn } from '../kernel/sign-ins.ts';

/**
 * Has what somebody signs in with follow who they are now. The database enqueues it in the transaction that changed them
 * (0094), so that an identity service that is away loses nothing.
 */
export const keepSignIn = job({
  name: 'keep-sign-in',
  payload: z.object({
    userId: z.uuid(),
    /** Whether a link is sent also to who has a password. */
    invite: z.boolean().optional(),
  }),
  failure:
    'What somebody signs in with could not be brought up to date. Who they are is stored, and it is tried again.',
  tries: Infinity,
  async run({ userId, invite }, { context: { database, signIns } }) {
    if (!signIns) return;
    const person = await database.asSystem((queries) => personToSignIn(queries, userId));
    if (!person) return signIns.remove(userId);
    await (invite ? signIns.invite(person) : signIns.follow(person));
  },
});

interface PersonRow {
  account_id: string;
  body: {
    username: string;
    name: string;
    surname: string;
    email?: string | null;
    locale?: string;
    state?: string;
  };
}

/** Undefined where there is nobody of this id any more. */
async function personToSignIn(queries: Queries, userId: string): Promise<PersonToSignIn | undefined> {
  const { rows } = await sql<PersonRow>`select account_id, body from document
    where kind = 'users' and id = ${userId}::uuid and deleted_at is null and account_id is not null`.execute(
    queries,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { username, name, surname, email, locale, state } = row.body;
  return {
    userId,
    accountId: row.account_id,
    username,
    name,
    surname,
    email: email ?? undefined,
    locale: locale ?? null,
    isActive: state === 'active',
  };
}
