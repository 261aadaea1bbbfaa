import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { nilId } from '../kernel/ids.ts';
import { enqueue } from './enqueue.ts';
import { job } from './job.ts';

/** Files that are asked for at once. */
const pageLength = 100;

/** Has the scanner look at one file, however long that takes; until then nobody gets it. */
export const scanFile = job({
  name: 'scan-file',
  payload: z.object({ id: z.uuid() }),
  failure: 'The file could not be checked for viruses. It is kept back, and checking it is tried again.',
  tries: Infinity,
  isPossible: ({ scanner }) => scanner !== undefined,
  run: ({ id }, { context }) => scan(context, id),
});

/** Looks at what was stored before there was a scanner, or by a version without one; it is served meanwhile, as it was. */
export const scanStoredFiles = job({
  name: 'scan-stored-files',
  payload: z.object({}),
  failure: 'Not all files could be checked for viruses. Nothing is lost, and it is tried again.',
  tries: Infinity,
  every: '23 * * * *',
  isPossible: ({ scanner }) => scanner !== undefined,
  async run(_, { context, signal }) {
    for (let after: string = nilId; ;) {
      signal.throwIfAborted();
      const { rows } = await context.database.asSystem((queries) =>
        sql<{ id: string }>`select id from stored_file where scan is null and id > ${after}::uuid
          order by id limit ${pageLength}`.execute(queries),
      );
      for (const { id } of rows) {
        signal.throwIfAborted();
        await scan(context, id);
      }
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  },
});

/** Keeps a file from everybody until the scanner has looked at it, where there is one; in the transaction that stores it. */
export async function keepUntilScanned(
  queries: Queries,
  { scanner }: Pick<Context, 'scanner'>,
  { id, clientId, accountId }: { id: string; clientId: string; accountId: string },
): Promise<void> {
  if (!scanner) return;
  await sql`update stored_file set scan = 'waiting' where id = ${id}::uuid`.execute(queries);
  await enqueue(queries, scanFile, { id }, { clientId, accountId, key: id });
}

async function scan({ scanner, files, database }: Context, id: string): Promise<void> {
  // Without a scanner it is served as those are that nobody looked at; bytes that are gone are served to nobody.
  if (!scanner || !(await files.has(id))) return;
  const finding = await scanner.scan(files.read(id));
  await database.asSystem((queries) =>
    sql`update stored_file set scan = ${finding.isClean ? 'clean' : 'infected'}, scanned_at = now(),
      scan_finding = ${finding.isClean ? null : finding.name} where id = ${id}::uuid`.execute(queries),
  );
}
