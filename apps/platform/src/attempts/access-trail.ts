import { sql } from 'kysely';
import type { Database, Queries } from '../database/database.ts';
import { isId, nilId } from '../kernel/ids.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { audit } from './audit.ts';
import { mayTakeAway } from './visitor-files.ts';

/** Milliseconds after which it is written down again that somebody acts as another. */
const againAfterMs = 60 * 60_000;
const mostKnown = 10_000;

/** Writes down in the audit chains who came in, who did not, who acted as whom, and what was taken out. */
export function accessTrail(database: Database, now: () => Date) {
  const acting = new Map<string, number>();

  async function noteOfPerson(
    queries: Queries,
    userId: string,
    actorId: string | null,
    action: string,
    detail: object,
  ) {
    const { rows } = await sql<{
      client_id: string;
      account_id: string;
    }>`select client_id, account_id from document
      where kind = 'users' and id = ${userId}::uuid and account_id is not null`.execute(queries);
    const [person] = rows;
    if (!person) return;
    const actor = { clientId: person.client_id, userId: actorId, impersonatorId: null };
    await audit(
      queries,
      actor,
      action,
      { kind: 'user', id: userId, accountId: person.account_id },
      { ...detail },
      now(),
    );
  }

  return {
    /** @param address where they came from */
    signedIn: (userId: string, address: string) =>
      database.asSystem((queries) => noteOfPerson(queries, userId, userId, 'signed in', { address })),

    /** By the link that was mailed to them. */
    passwordChosen: (userId: string, address: string) =>
      database.asSystem((queries) => noteOfPerson(queries, userId, userId, 'password chosen', { address })),

    /** What was typed is written down nowhere: people type passwords where names belong. Nobody's name leads to nobody's chain. */
    signInFailed: (userId: string | undefined, address: string) =>
      database.asSystem(async (queries) => {
        if (isId(userId)) return noteOfPerson(queries, userId, null, 'sign-in failed', { address });
        const nobody = { clientId: nilId, userId: null, impersonatorId: null };
        const platform = { kind: 'user', id: nilId, accountId: nilId } as const;
        await audit(queries, nobody, 'sign-in failed', platform, { address }, now());
      }),

    /** In a transaction of its own, before the first call: that it happened does not depend on what becomes of the call. */
    async acted({ userId, impersonatorId }: Pick<Principal, 'userId' | 'impersonatorId'>): Promise<void> {
      const key = `${impersonatorId} ${userId}`;
      const time = now().getTime();
      if ((acting.get(key) ?? -Infinity) > time - againAfterMs) return;
      await database.asSystem((queries) =>
        noteOfPerson(queries, userId, impersonatorId, 'acted as by another', {}),
      );
      if (acting.size >= mostKnown) acting.clear();
      acting.set(key, time);
    },

    /** In the transaction of the export, which a visit may not allow. @param what the call, and its form; isOfRooms: it is of what verifiers see */
    async exported(
      queries: Queries,
      principal: Principal,
      what: { call: string; type: string | undefined },
      isOfRooms: boolean,
    ) {
      if (isOfRooms && !(await mayTakeAway(queries, principal)))
        refuse('not_allowed', 'Your visit does not allow to take tables away. Ask the provider.');
      await audit(
        queries,
        principal,
        'exported',
        { kind: 'export', id: principal.accountId, accountId: principal.accountId },
        what,
        now(),
      );
    },
  };
}
