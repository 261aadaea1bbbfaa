import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { lengthOfFile } from '../../content/length-of-file.ts';
import { refuseBeyondQuota } from '../../files/quota.ts';
import { job } from '../../jobs/job.ts';
import type { JobTools } from '../../jobs/job.ts';
import { stableId } from '../../kernel/ids.ts';
import { RefusedError } from '../../kernel/refusal.ts';
import { BeyondLimits } from '../../recordings/encoder.ts';
import { addressOfFile } from '../../recordings/playback.ts';
import type { ProductionRow } from '../../recordings/production-rows.ts';
import { CannotBeMade, render } from '../../recordings/render.ts';
import type { Made } from '../../recordings/render.ts';

/** Makes one profile of a recording: its files are kept when all of them are made. */
export const renderProduction = job({
  name: 'render-production',
  payload: z.object({ id: z.uuid() }),
  failure: 'The recording could not be made ready. It is kept as it was uploaded, and it is tried again.',
  tries: 2,
  async run({ id }, tools) {
    const row = await begin(id, tools);
    if (!row) return;
    try {
      await make(row, tools);
    } catch (error) {
      const isFinal =
        error instanceof CannotBeMade || error instanceof BeyondLimits || error instanceof RefusedError;
      if (!isFinal) throw error;
      await fail(row, error.message, tools);
    }
  },
  async giveUp({ id }, tools) {
    const row = await begin(id, tools);
    const sentence =
      'The encoder could not read this recording. It is played as it was uploaded; upload it in another form, or ask for this again.';
    if (row) await fail(row, sentence, tools);
  },
});

async function begin(id: string, { context, progress }: JobTools): Promise<ProductionRow | undefined> {
  return context.database.asSystem(async (queries) => {
    await progress(queries, 0);
    const { rows } = await sql<ProductionRow>`update production set state = 'running', progress = 0
      where id = ${id}::uuid and state in ('waiting', 'running') returning *`.execute(queries);
    return rows[0];
  });
}

async function make(row: ProductionRow, tools: JobTools): Promise<void> {
  const { context, signal } = tools;
  const { encoder, database, files } = context;
  if (!encoder)
    throw new CannotBeMade('The platform has no encoder any more. Ask for this again once it has one.');
  const { profile } = row;
  if (profile === 'captions') return;
  const file = await database.asSystem((queries) =>
    queries
      .selectFrom('stored_file')
      .select(['media_type', 'size'])
      .where('id', '=', row.file_id)
      .executeTakeFirstOrThrow(),
  );
  const seconds = await database.asSystem((queries) => lengthOfFile({ queries, files }, row.file_id));
  const telling = tellingProgress(row, tools, seconds);
  const directory = await files.workplace(row.id);
  try {
    const made = await files.local(row.file_id, (path) =>
      render(
        profile,
        {
          encoder,
          path,
          mediaType: file.media_type,
          bytes: file.size,
          seconds,
          directory,
          signal: AbortSignal.any([signal, telling.lost]),
          reached: telling.reached,
        },
        (name) => addressOfFile(idOf(row, name)),
      ),
    );
    await telling.told();
    await keep(row, made, directory, tools);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The same in every run, so that one which is broken off leaves nothing behind that the next does not take over. */
const idOf = ({ id }: ProductionRow, name: string): string => stableId('production', id, name);

/** Says how far it is as it goes on; the run ends where the job has become another's. */
function tellingProgress(row: ProductionRow, { context, progress }: JobTools, seconds: number | null) {
  const losing = new AbortController();
  let told = 0;
  let telling: Promise<void> | undefined;
  const tell = async (percent: number) => {
    await context.database.asSystem(async (queries) => {
      await progress(queries, percent);
      await sql`update production set progress = ${percent} where id = ${row.id}::uuid`.execute(queries);
    });
  };
  return {
    lost: losing.signal,
    told: async () => telling,
    reached(at: number) {
      const percent = seconds ? Math.min(99, Math.floor((100 * at) / seconds)) : 0;
      if (telling || percent <= told) return;
      told = percent;
      telling = tell(percent)
        .catch((error: unknown) => losing.abort(error))
        .finally(() => (telling = undefined));
    },
  };
}

async function keep(
  row: ProductionRow,
  made: readonly Made[],
  directory: string,
  tools: JobTools,
): Promise<void> {
  const { context, progress } = tools;
  const { files, database } = context;
  await database.asSystem((queries) => progress(queries));
  const kept: (Made & { id: string; size: number; sha256: string })[] = [];
  for (const each of made)
    kept.push({ ...each, ...(await files.adopt(idOf(row, each.name), join(directory, each.name))) });
  const outputs = kept
    .filter(({ begins }) => begins)
    .map(({ type, id: fileId, height, bitrate }) => ({ type, fileId, height, bitrate }));
  try {
    await database.asSystem(async (queries) => {
      await progress(queries);
      await queries
        .insertInto('stored_file')
        .values(
          kept.map(({ id, name, type, size, sha256 }) => ({
            id,
            client_id: row.client_id,
            account_id: row.account_id,
            owner_id: row.created_by,
            name,
            media_type: type,
            size,
            sha256,
            production_id: row.id,
          })),
        )
        .execute();
      await refuseBeyondQuota(queries, { accountId: row.account_id, userId: row.created_by }, context.config);
      await sql`update production set state = 'finished', progress = 100, outputs = ${JSON.stringify(outputs)}::jsonb,
        error = null, finished_at = now() where id = ${row.id}::uuid`.execute(queries);
    });
  } catch (error) {
    // What another run keeps under the same names is not touched: only a refusal says that nothing is kept.
    if (error instanceof RefusedError) await Promise.all(kept.map(({ id }) => files.remove(id)));
    throw error;
  }
}

const fail = (row: ProductionRow, sentence: string, { context, progress }: JobTools): Promise<void> =>
  context.database.asSystem(async (queries) => {
    await progress(queries);
    await sql`update production set state = 'failed', error = ${sentence}, finished_at = now()
      where id = ${row.id}::uuid`.execute(queries);
  });
