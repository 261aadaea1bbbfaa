import { sql } from 'kysely';
import { accountOf, demoClients, fullName, siteOf } from '@moderator/demo';
import type { Asking, DemoPerson, Story } from '@moderator/demo';
import { areas, servedBy } from '../areas.ts';
import { readAttempt } from '../attempts/attempt-rows.ts';
import { moveAttempt } from '../attempts/transitions.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { isVisitor } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { existing } from '../kernel/existing.ts';

const dayMs = 86_400_000;
const handlers = new Map(servedBy(areas).map(([{ id }, handler]) => [id, handler]));

interface Input {
  body?: unknown;
  version?: number;
  query?: object;
  [parameter: string]: unknown;
}

/** Lets people of the demonstration use the platform's own handlers, in the transaction of their area. */
export const storyOf = (context: Context, queries: Queries, now: Date): Story => ({
  now,
  as: (person, daysAgo = 0) =>
    new Proxy({} as Asking, {
      get: (_, operation: string) => async (input: Input) => {
        const { body = {}, version = 0, query = {}, ...params } = input;
        const handler = handlers.get(operation);
        if (!handler) throw new Error(`Nobody serves ${operation}, which a story is told in`);
        const principal = principalOf(person);
        const reply = await withTenant(queries, principal, () =>
          handler({
            context,
            queries,
            principal,
            params: params as Record<string, string>,
            query,
            body,
            version,
            now: new Date(now.getTime() - daysAgo * dayMs),
          }),
        );
        const { data, next } = reply;
        // As it would have come over the wire.
        const answer: unknown = JSON.parse(
          JSON.stringify(next === undefined ? (data ?? null) : { items: data, next }),
        );
        return answer;
      },
    }),
  move: async (attemptId, transition) => {
    await moveAttempt(
      queries,
      existing(await readAttempt(queries, attemptId), `attempt ${attemptId}`),
      transition,
    );
  },
});

/** What a verifier signs rests on reports that are read past the policies, by a function that asks for the tenant itself. */
async function withTenant<Answer>(
  queries: Queries,
  principal: Principal,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!isVisitor(principal)) return work();
  const { clientId, accountId } = principal;
  await sql`select set_config('app.client', ${clientId}, true), set_config('app.account', ${accountId}, true)`.execute(
    queries,
  );
  const answer = await work();
  await sql`select set_config('app.client', '', true), set_config('app.account', '', true)`.execute(queries);
  return answer;
}

const principalOf = (person: DemoPerson): Principal => {
  const { clientId, id: accountId } = accountOf(person);
  return {
    userId: person.id,
    clientId,
    accountId,
    siteId: siteOf(person),
    name: fullName(person),
    roles: person.roles,
    registrations: person.registrations ?? [],
    // The client that is there first operates the platform.
    operates: person.roles.includes('administrator') && clientId === demoClients[0].id,
    impersonatorId: null,
  };
};
