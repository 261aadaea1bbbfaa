import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { dataOf } from './data-of.ts';
import { writeArchive } from './write-archive.ts';

/** Days for which an archive may be fetched. */
const keptDays = 7;
const day = 24 * 60 * 60 * 1000;

/** Puts together what is known of somebody: JSON by area, their files, and a summary to read. */
export const exportPerson = job({
  name: 'export-person',
  payload: z.object({ id: z.uuid() }),
  failure: 'What is known of somebody could not be put together. Nothing was changed; it is tried again.',
  tries: 5,
  async run({ id }, { context, progress }) {
    const { database, files, now } = context;
    const [asked] = await database.asSystem(async (queries) => {
      await progress(queries, 10);
      return queries
        .selectFrom('person_export')
        .select(['user_id', 'client_id', 'account_id'])
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute();
    });
    if (!asked) return;
    const tenant = { clientId: asked.client_id, accountId: asked.account_id };
    // Of one moment, and of that account alone.
    const data = await database.asTenantSnapshot({ ...tenant, person: asked.user_id }, (queries) =>
      dataOf(queries, asked.user_id),
    );
    const directory = await files.workplace(id);
    // The same in every run, so that one which was broken off leaves nothing behind that the next does not write over.
    const fileId = id;
    const { size } = await writeArchive(files, directory, data, now())
      .then((path) => files.adopt(fileId, path))
      .finally(() => rm(directory, { recursive: true, force: true }));
    const isKept = await database.asSystem(async (queries) => {
      await progress(queries, 100);
      const { numAffectedRows } =
        await sql`update person_export set state = 'finished', progress = 100, file_id = ${fileId}::uuid,
          size = ${size}, finished_at = ${now()}, expires_at = ${new Date(now().getTime() + keptDays * day)}
        where id = ${id}::uuid and state = 'waiting'
          and not exists (select from erasure e where e.user_id = person_export.user_id)`.execute(queries);
      return Number(numAffectedRows ?? 0) > 0;
    });
    // Whoever was erased meanwhile is in no archive.
    if (!isKept) await files.remove(fileId);
  },
  giveUp: ({ id }, { context, progress }) =>
    context.database.asSystem(async (queries) => {
      await progress(queries);
      await sql`update person_export set state = 'failed', finished_at = now()
        where id = ${id}::uuid and state = 'waiting'`.execute(queries);
    }),
});

/** Removes archives that nobody may fetch any more. */
export const forgetExports = job({
  name: 'forget-person-exports',
  payload: z.object({}),
  failure: 'Archives of personal data that are no longer kept could not be removed. It is tried again.',
  tries: Infinity,
  every: '51 * * * *',
  async run(_, { context }) {
    const { database, files, now } = context;
    const old = await database.asSystem((queries) =>
      queries
        .selectFrom('person_export')
        .select(['id', 'file_id'])
        .where('expires_at', '<', now())
        .where('file_id', 'is not', null)
        .execute(),
    );
    for (const { id, file_id } of old) {
      if (file_id) await files.remove(file_id);
      await database.asSystem((queries) =>
        queries.updateTable('person_export').set({ file_id: null }).where('id', '=', id).execute(),
      );
    }
  },
});
