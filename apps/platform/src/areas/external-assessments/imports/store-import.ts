import { sql } from 'kysely';
import { z } from 'zod';
import { audit } from '../../../attempts/audit.ts';
import { readCourse } from '../../../attempts/external/external-course.ts';
import { externalIdOf, filesOf, storeExternal } from '../../../attempts/external/store-external.ts';
import type { StoredWork } from '../../../attempts/external/store-external.ts';
import type { Queries } from '../../../database/database.ts';
import { UnreadableFile } from '../../../files/archive.ts';
import { refuseBeyondQuota } from '../../../files/quota.ts';
import { job } from '../../../jobs/job.ts';
import type { JobTools } from '../../../jobs/job.ts';
import { keepUntilScanned } from '../../../jobs/scan-files.ts';
import { existing } from '../../../kernel/existing.ts';
import { stillHas } from '../../../kernel/kept-rights.ts';
import { principalOf } from '../../../kernel/present-person.ts';
import type { Principal } from '../../../kernel/principal.ts';
import { RefusedError } from '../../../kernel/refusal.ts';
import { toStore } from './evaluate.ts';
import type { Evaluated } from './evaluate.ts';
import { readImport } from './import-rows.ts';
import type { ImportRow } from './import-rows.ts';
import { tell } from './present-import.ts';
import { refuseImport } from './refuse-import.ts';
import { keepWork, removeWork } from './unpack-work.ts';

/** Unpacks what is to be stored, and then stores all of it at once, or nothing. */
export const storeImport = job({
  name: 'store-external-import',
  payload: z.object({ id: z.uuid() }),
  failure: 'The assessments could not be stored. Nothing of them is stored, and it is tried again.',
  tries: 5,
  async run({ id }, tools) {
    const { context } = tools;
    const row = await context.database.asSystem((queries) => readImport(queries, id));
    if (row?.state !== 'storing') return;
    try {
      const principal = await whoAsked(row, tools);
      const told = await context.database.asSystem((queries) => tell(queries, row));
      const wanted = await withoutKnown(row, toStore(told.people), tools);
      await keepWork(row, wanted, tools);
      const unused = await storeAll(row, principal, tools);
      for (const file of unused) await context.files.remove(file);
      await forgetArchive(row, tools);
    } catch (error) {
      if (!(error instanceof UnreadableFile || error instanceof RefusedError)) throw error;
      await end(row, error.message, tools);
    }
  },
  async giveUp({ id }, tools) {
    const row = await tools.context.database.asSystem((queries) => readImport(queries, id));
    if (row?.state === 'storing')
      await end(row, 'Something went wrong on our side. Nothing was stored; begin the import again.', tools);
  },
});

/** Who stores it, whoever began it. Rights end while work waits: nobody stores what they may not store any more. */
async function whoAsked(row: ImportRow, { context }: JobTools): Promise<Principal> {
  return context.database.asSystem(async (queries) => {
    const isStill = await stillHas(queries, row.principal);
    const principal = isStill ? await principalOf(queries, row.principal.userId, false) : undefined;
    if (!principal)
      throw new UnreadableFile('Whoever asked for this may not do it any more. Nothing was stored.');
    // Administrators may have acted in another account than they do now.
    return { ...principal, accountId: row.account_id, impersonatorId: row.principal.impersonatorId };
  });
}

/** What is stored already and says the same is not unpacked again, unless files are taken now that were refused then. */
async function withoutKnown(
  row: ImportRow,
  people: Evaluated[],
  { context }: JobTools,
): Promise<Evaluated[]> {
  const ids = new Map(people.map((each) => [externalIdOf(row.account_id, row.facts, each.learnerId!), each]));
  const { rows } = await context.database.asSystem((queries) =>
    sql<{ id: string; fingerprint: string | null; files: number }>`
      select e.id, e.fingerprint, ${filesOf} as files from external_assessment e where e.id = any(${[...ids.keys()]}::uuid[])`.execute(
      queries,
    ),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...ids].flatMap(([id, each]) => {
    const before = known.get(id);
    const taken = each.files.filter(({ message }) => message === null).length;
    return before?.fingerprint === each.fingerprint && before.files >= taken ? [] : [each];
  });
}

/** @returns files that are of no use: unpacked in vain, or in whose place others are now */
async function storeAll(
  row: ImportRow,
  principal: Principal,
  { context, progress, signal }: JobTools,
): Promise<string[]> {
  const now = context.now();
  return context.database.asSystem(async (queries) => {
    await progress(queries, 95);
    const { people } = await tell(queries, row);
    const course = existing(await readCourse(queries, principal, row.course_id, sql`for share`), 'course');
    const unused: string[] = [];
    const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, addedFiles: 0 };
    const stored = toStore(people);
    for (const each of stored) {
      signal.throwIfAborted();
      const files = each.files.flatMap(({ kept, name }) => (kept ? [{ ...kept, name }] : []));
      await putFiles(queries, context, row, each, files);
      const outcome = await storeExternal(
        queries,
        principal,
        // Results stand in the table that whoever began it has looked at, also where somebody else stores it.
        { facts: row.facts, source: 'import', course, now, seenBy: [row.created_by, principal.userId] },
        {
          learnerId: each.learnerId!,
          reference: row.facts.reference,
          notes: '',
          results: each.results,
          evidence: files.map(({ id, mediaType, name }) => ({ fileId: id, mediaType, title: name })),
          fingerprint: each.fingerprint,
        },
      );
      // What was unpacked for nothing, since less of it is taken than its beginning told, is nobody's.
      if (outcome.outcome === 'refused' || outcome.outcome === 'unchanged') {
        const ids = files.map(({ id }) => id);
        await sql`delete from stored_file where id = any(${ids}::uuid[])`.execute(queries);
        unused.push(...ids);
      } else unused.push(...outcome.replaced);
      counts[outcome.outcome] += 1;
      counts.addedFiles += addedBy(outcome);
      await noteOutcome(queries, row, each, outcome);
    }
    for (const learner of new Set(stored.map(({ learnerId }) => learnerId!)))
      await refuseBeyondQuota(queries, { accountId: row.account_id, userId: learner }, context.config);
    await closePeople(queries, row, people);
    await audit(
      queries,
      principal,
      'external assessments imported',
      { kind: 'import', id: row.id, accountId: row.account_id },
      { archive: row.file_name, source: row.source, reference: row.facts.reference, ...counts },
      now,
    );
    await sql`update external_import set state = 'finished', progress = 100, finished_at = ${now}
      where id = ${row.id}::uuid`.execute(queries);
    return unused;
  });
}

/** Files of a learner’s work are theirs, as what they hand in themselves. */
async function putFiles(
  queries: Queries,
  context: JobTools['context'],
  row: ImportRow,
  { learnerId }: Evaluated,
  files: readonly { id: string; name: string; mediaType: string; size: number; sha256: string }[],
): Promise<void> {
  if (files.length === 0) return;
  await sql`insert into stored_file (id, client_id, account_id, owner_id, name, media_type, size, sha256)
    select id, ${row.client_id}::uuid, ${row.account_id}::uuid, ${learnerId}::uuid, name, "mediaType", size, sha256
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
      as f (id uuid, name text, "mediaType" text, size bigint, sha256 text)
    on conflict (id) do nothing`.execute(queries);
  for (const { id } of files)
    await keepUntilScanned(queries, context, { id, clientId: row.client_id, accountId: row.account_id });
}

const addedBy = (stored: StoredWork): number => (stored.outcome === 'refused' ? 0 : stored.added);

const noteOutcome = (queries: Queries, { id }: ImportRow, { person }: Evaluated, stored: StoredWork) =>
  sql`update external_import_person set outcome = ${stored.outcome},
      message = ${stored.outcome === 'refused' ? stored.message : null}, added_files = ${addedBy(stored)},
      attempt_id = ${stored.outcome === 'refused' ? null : stored.attemptId}::uuid
    where import_id = ${id}::uuid and position = ${person.position}`.execute(queries);

/** What stood in the way of the others stays written down with them. */
async function closePeople(queries: Queries, { id }: ImportRow, people: readonly Evaluated[]): Promise<void> {
  const rows = people
    .filter(({ state }) => state !== 'ready')
    .map(({ person, state, message }) => ({
      position: person.position,
      outcome: state === 'left_out' ? 'left_out' : 'refused',
      message,
    }));
  await sql`update external_import_person p set outcome = r.outcome, message = r.message
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position integer, outcome text, message text)
    where p.import_id = ${id}::uuid and p.position = r.position`.execute(queries);
}

async function end(row: ImportRow, message: string, tools: JobTools): Promise<void> {
  await removeWork(row, tools);
  await refuseImport(row, message, tools);
}

/** The archive has done its work: the bytes of its parts go, what it said stays. */
async function forgetArchive({ upload_id }: ImportRow, { context }: JobTools): Promise<void> {
  if (!upload_id) return;
  const { rows } = await context.database.asSystem((queries) =>
    sql<{ file_id: string }>`select file_id from upload_part where upload_id = ${upload_id}::uuid`.execute(
      queries,
    ),
  );
  await context.database.asSystem((queries) =>
    sql`delete from upload where id = ${upload_id}::uuid`.execute(queries),
  );
  for (const { file_id } of rows) await context.files.remove(file_id);
}
