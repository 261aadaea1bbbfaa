import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { licencesFor } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { principalOf } from '../../kernel/present-person.ts';
import { licensed, mayCall, scopeOf } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

/** A kind of thing that somebody can have open. */
export interface Place {
  /** The call that opens it: whoever may not call it cannot be there. */
  opens: Operation;
  /** Opens it for somebody, and does what their coming means. @returns whose it is. @throws RefusedError */
  enter(
    call: RequestContext & { params: { readonly id: string } },
  ): Promise<{ clientId: string; accountId: string }>;
}
export type Places = Readonly<Record<string, Place>>;

export interface Subject {
  kind: string;
  id: string;
}

/** Who has what open over the lines of this process. */
export interface Presence {
  /** Somebody has this open, over this line, and nothing else any more. @throws RefusedError as opening it does */
  here(line: string, userId: string, subject: Subject): Promise<void>;
  /** Nothing is open over this line any more. */
  gone(line: string): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds after which a process that says nothing is held to be dead: three times as long as between two words of it. */
const wordAfterMs = 30_000;
const silenceSeconds = 90;

/**
 * Keeps in the database who has what open, so that all processes know it.
 * @param forgotten called where this process was held to be dead, and all its lines have to say anew where they are
 */
export function keepPresence(
  { database, context, places }: { database: Database; context: Context; places: Places },
  { forgotten, failed }: { forgotten: () => void; failed: (error: unknown) => void },
): Presence {
  const process = randomUUID();
  let isKnown = false;

  const sayAlive = () =>
    database.asSystem(async (queries) => {
      const { entered } = onlyRow(
        await sql<{ entered: boolean }>`insert into listening_process (id) values (${process}::uuid)
          on conflict (id) do update set seen_at = now() returning xmax = 0 as entered`.execute(queries),
      );
      const dead = sql`seen_at < now() - make_interval(secs => ${silenceSeconds})`;
      await sql`delete from presence p where not exists (
        select from listening_process l where l.id = p.process_id and not l.${dead})`.execute(queries);
      await sql`delete from listening_process where ${dead}`.execute(queries);
      return entered;
    });
  const round = async () => {
    const entered = await sayAlive();
    if (entered && isKnown) forgotten();
    isKnown = true;
  };
  let saying = round().catch(failed);
  const rounds = setInterval(() => {
    saying = saying.then(round).catch(failed);
  }, wordAfterMs);
  rounds.unref();

  const gone = (line: string) =>
    database.asSystem(async (queries) => {
      await sql`delete from presence where line = ${line}::uuid`.execute(queries);
    });

  return {
    gone,
    async here(line, userId, { kind, id }) {
      const place = places[kind] ?? refuse('not_found');
      const asked = await database.asSystem((queries) => principalOf(queries, userId, true));
      const principal =
        asked && mayCall(asked, place.opens) ? licensed(asked, licencesFor(place.opens, { id })) : undefined;
      if (!principal) refuse('not_allowed');
      const { clientId, accountId } = await database.asTenant(scopeOf(principal), (queries) =>
        place.enter({ context, queries, principal, params: { id }, now: context.now() }),
      );
      await database.asSystem(async (queries) => {
        await sql`delete from presence where line = ${line}::uuid and subject_id <> ${id}::uuid`.execute(
          queries,
        );
        // By a second line somebody is there as long as by the first.
        await sql`insert into presence (line, process_id, client_id, account_id, user_id, subject_kind, subject_id, came_at)
          values (${line}::uuid, ${process}::uuid, ${clientId}::uuid, ${accountId}::uuid, ${userId}::uuid, ${kind}, ${id}::uuid,
            coalesce((select min(came_at) from presence where subject_id = ${id}::uuid and user_id = ${userId}::uuid), now()))
          on conflict (line) do nothing`.execute(queries);
      });
    },
    async stop() {
      clearInterval(rounds);
      await saying;
      await database
        .asSystem(async (queries) => {
          await sql`delete from presence where process_id = ${process}::uuid`.execute(queries);
          await sql`delete from listening_process where id = ${process}::uuid`.execute(queries);
        })
        .catch(failed);
    },
  };
}
