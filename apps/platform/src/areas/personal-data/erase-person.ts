import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { tablesOfPeople } from '../../database/personal-data.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { job } from '../../jobs/job.ts';
import type { JobTools } from '../../jobs/job.ts';
import { keepSignIn } from '../../people/keep-sign-in.ts';
import { takeFiles } from './files-to-go.ts';
import { giveMask } from './give-mask.ts';
import { countStaying, presentStaying } from './parts.ts';
import { aboutPerson, scrubTable, wordyTables } from './scrub.ts';
import { knownBy } from './sought.ts';
import type { Sought } from './sought.ts';

/** Files that are taken in one transaction. */
const filesAtATime = 100;

interface ErasureRow {
  id: string;
  clientId: string;
  accountId: string;
  userId: string;
  code: string;
  sought: Sought | null;
  state: string;
}

/** Tables whose rows about a person go with them, each as the part that it is told as. */
const goingTables = Object.entries(tablesOfPeople).filter(([, { goes }]) => goes);
/** Tables whose rows about a person stay without a word of theirs. */
const emptiedTables = Object.entries(tablesOfPeople).filter(([, { empties }]) => empties);

/**
 * Erases somebody in steps, of which each is done again without harm: what they were known by is written down first, and forgotten
 * when nothing is left that is to be found.
 */
export const erasePerson = job({
  name: 'erase-person',
  payload: z.object({ id: z.uuid() }),
  failure:
    'Somebody could not be erased altogether. They are signed out, what was erased stays so, and it is tried again.',
  tries: Infinity,
  async run({ id }, tools) {
    const { context, signal, progress } = tools;
    const { database } = context;
    const begun = await database.asSystem(async (queries) => {
      await progress(queries);
      return begin(queries, id);
    });
    if (!begun) return;
    const [erasure, sought] = begun;
    const step = async (percent: number, work: (queries: Queries) => Promise<void>) => {
      signal.throwIfAborted();
      await database.asSystem(async (queries) => {
        await progress(queries, percent);
        await sql`update erasure set progress = ${percent} where id = ${id}::uuid`.execute(queries);
        await work(queries);
      });
    };
    await step(5, (queries) => removeRows(queries, erasure));
    await removeFiles(erasure, tools);
    for (const [index, table] of wordyTables.entries())
      await step(30 + Math.floor((60 * index) / wordyTables.length), async (queries) => {
        const rows = await scrubTable(queries, table, erasure, sought);
        await count(queries, id, { names_in_copies: rows });
      });
    await context.mailer.forget(addressesAmong(sought));
    await step(95, (queries) => forgetWords(queries));
    await step(100, (queries) => finish(queries, tools, erasure, sought));
  },
});

/** Gives them the pseudonym that they are known by from now on, once. @returns undefined where it is all done */
async function begin(queries: Queries, id: string): Promise<[ErasureRow, Sought] | undefined> {
  const { rows } = await sql<ErasureRow>`
    select id, client_id as "clientId", account_id as "accountId", user_id as "userId", code, sought, state
    from erasure where id = ${id}::uuid for update`.execute(queries);
  const [erasure] = rows;
  if (!erasure || erasure.state === 'finished') return undefined;
  if (erasure.sought) return [erasure, erasure.sought];
  const sought = await knownBy(queries, erasure.userId, erasure.code);
  await giveMask(queries, erasure);
  await sql`update erasure set sought = ${JSON.stringify(sought)}::jsonb where id = ${id}::uuid`.execute(
    queries,
  );
  // Also where they were deleted long ago, before sign-ins followed.
  await enqueue(queries, keepSignIn, { userId: erasure.userId }, erasure);
  return [erasure, sought];
}

/** What is counted of each part while it goes: kept beside the erasure, since a step may be the last of its run. */
const count = (queries: Queries, id: string, counts: Record<string, number>) =>
  sql`update erasure set goes = (
      select coalesce(jsonb_agg(jsonb_build_object('part', part, 'count', sum)), '[]') from (
        select part, sum(count) as sum from (
          select value ->> 'part' as part, (value ->> 'count')::int as count from jsonb_array_elements(goes)
          union all select key, value::int from jsonb_each_text(${JSON.stringify(counts)}::jsonb)) each_one
        group by part) summed)
    where id = ${id}::uuid`.execute(queries);

const partOf: Readonly<Record<string, string>> = {
  inbox_item: 'inbox',
  issue_report: 'issue_reports',
  draft: 'drafts',
};

async function removeRows(queries: Queries, { id, userId }: ErasureRow): Promise<void> {
  const counts: Record<string, number> = {};
  const parts = await sql<{ file_id: string }>`select file_id from upload_part where upload_id in (
    select u.id from upload u where u.owner_id = ${userId}::uuid)`.execute(queries);
  const archives = await sql<{ file_id: string }>`
    with old as (select id, file_id from person_export where user_id = ${userId}::uuid and file_id is not null)
    update person_export p set file_id = null, expires_at = now() from old where old.id = p.id returning old.file_id`.execute(
    queries,
  );
  await toRemove(
    queries,
    id,
    [...parts.rows, ...archives.rows].map(({ file_id }) => file_id),
  );
  for (const [table, { about }] of goingTables) {
    if (!about) continue;
    const { numAffectedRows } =
      await sql`delete from ${sql.table(table)} where ${aboutPerson(about, userId)}`.execute(queries);
    const part = partOf[table];
    if (part) counts[part] = Number(numAffectedRows ?? 0);
  }
  for (const [table, { about, empties }] of emptiedTables)
    if (about && empties)
      await sql`update ${sql.table(table)} set ${sql.raw(empties)} where ${aboutPerson(about, userId)}`.execute(
        queries,
      );
  await sql`delete from inbox_unread where user_id = ${userId}::uuid`.execute(queries);
  await sql`update enrollment set ended_at = now() where user_id = ${userId}::uuid and ended_at is null`.execute(
    queries,
  );
  await count(queries, id, counts);
}

/** Bytes go behind the commit of what named them; which ones is written down within it. */
const toRemove = (queries: Queries, id: string, bytes: readonly string[]) =>
  sql`update erasure set bytes = bytes || ${[...bytes]}::uuid[] where id = ${id}::uuid`.execute(queries);

async function removeFiles(erasure: ErasureRow, { context, signal, progress }: JobTools): Promise<void> {
  const { id } = erasure;
  for (let isOver = false; !isOver;) {
    signal.throwIfAborted();
    isOver = await context.database.asSystem(async (queries) => {
      await progress(queries, 10);
      const taken = await takeFiles(queries, erasure, filesAtATime);
      await toRemove(queries, id, taken);
      await count(queries, id, { files: taken.length });
      return taken.length === 0;
    });
    await removeBytes(context, id);
  }
}

async function removeBytes({ database, files }: Context, id: string): Promise<void> {
  const bytes = await database.asSystem(async (queries) => {
    const { rows } = await sql<{ bytes: string[] }>`select bytes from erasure where id = ${id}::uuid`.execute(
      queries,
    );
    return rows[0]?.bytes ?? [];
  });
  for (const each of bytes) await files.remove(each);
  await database.asSystem(async (queries) => {
    await sql`update erasure set bytes = '{}' where id = ${id}::uuid`.execute(queries);
  });
}

const addressesAmong = ({ anywhere }: Sought) =>
  anywhere.map(([text]) => text).filter((text) => /^[^\s@]+@[^\s@]+$/.test(text));

/** Words that names were found by, where nothing has them any more. */
const forgetWords = async (queries: Queries) => {
  await sql`delete from search_vocabulary v where not exists (
    select from document_word w where w.kind = v.kind and w.word = v.word)`.execute(queries);
};

async function finish(
  queries: Queries,
  { context }: JobTools,
  erasure: ErasureRow,
  sought: Sought,
): Promise<void> {
  const stays = presentStaying(await countStaying(queries, { context }, erasure, sought, 'read'));
  await sql`update erasure set state = 'finished', finished_at = ${context.now()}, sought = null,
    stays = ${JSON.stringify(stays)}::jsonb where id = ${erasure.id}::uuid`.execute(queries);
}
