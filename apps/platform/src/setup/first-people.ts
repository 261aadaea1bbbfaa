import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { z } from 'zod';
import { defaultTheme } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { takeTurns } from '../database/take-turns.ts';
import { collections } from '../documents/collections.ts';
import type { BodyOf } from '../documents/document.ts';
import type { Documents } from '../documents/repository.ts';
import { accountStore } from '../embedded/identity/accounts.ts';
import { anybody } from '../kernel/principal.ts';
import type { Answers } from './questions.ts';

const { accounts, clients, licences, users } = collections;

/** Two who set up at once: the second waits, and finds what the first has made. */
export const waitForOthers = (queries: Queries) => takeTurns(queries, 'moderator setup');

/** The accounts that there are, by name, and who administers them. */
export async function whatIsThere(queries: Queries) {
  const { rows } = await sql<{ kind: string; name: string }>`
    select kind, case kind when 'accounts' then body ->> 'name' else body ->> 'username' end as name from document
    where deleted_at is null and (kind = 'accounts' or kind = 'users' and body -> 'roles' ? 'administrator')
    order by created_at, id`.execute(queries);
  const named = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { accounts: named('accounts'), administrators: named('users') };
}

/**
 * Makes the first client, its first account with a licence for everything, and who administers them.
 * @returns the id of the administrator
 */
export async function makeFirst(queries: Queries, answers: Answers): Promise<string> {
  const [clientId, accountId, userId] = [randomUUID(), randomUUID(), randomUUID()];
  // They are the author of themselves: there is nobody else yet.
  const author = { queries, principal: { ...anybody, clientId, accountId, userId } };
  /** With what the contract says where nothing is given. */
  const stored = <Fields extends z.ZodObject>({ resource }: Documents<Fields>, body: z.input<Fields>) =>
    resource.fields.parse(body) as BodyOf<Fields>;
  await clients.create(author, stored(clients, { name: answers.SETUP_CLIENT }), clientId);
  await accounts.create(
    author,
    stored(accounts, {
      clientId,
      name: answers.SETUP_ACCOUNT,
      URLPrefix: answers.SETUP_PREFIX,
      theme: defaultTheme,
    }),
    accountId,
  );
  await licences.create(
    author,
    stored(licences, {
      accountId,
      name: `Everything, for ${answers.SETUP_ACCOUNT}`.slice(0, 255),
      platforms: ['Moderator'],
      content: ['DueAssessments', 'ReadyForModeration', 'ExternalAssessments', 'FormalCourse'].map(
        (type) => ({ type, accessLevel: 'FullAccess' as const }),
      ),
    }),
  );
  await users.create(
    author,
    stored(users, {
      accountId,
      clientId,
      username: answers.SETUP_USERNAME,
      name: answers.SETUP_NAME,
      surname: answers.SETUP_SURNAME,
      email: answers.SETUP_EMAIL,
      roles: ['administrator'],
    }),
    userId,
  );
  return userId;
}

/** Lets the administrator sign in at the embedded identity service, in the same transaction. */
export async function giveSignIn(queries: Queries, userId: string, answers: Answers): Promise<void> {
  const user = await users.get(queries, userId);
  const { accountId, username, name, surname, email } = user.body;
  await accountStore({
    query: (text, values) => queries.executeQuery(CompiledQuery.raw(text, values)),
  }).create({
    userId,
    username,
    password: answers.SETUP_PASSWORD,
    accountIds: [accountId],
    scope: 'openid profile email',
    claims: { name: `${name} ${surname}`, ...(email ? { email } : {}) },
  });
}

/** Names the user of another identity service who the administrator is, where one is named. */
export async function linkTo(
  queries: Queries,
  userId: string,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  if (subject === '') return;
  await sql`insert into sign_in_link (issuer, subject, user_id) values (${issuer}, ${subject}, ${userId}::uuid)`.execute(
    queries,
  );
}
