import { z } from 'zod';
import { job } from '../../jobs/job.ts';

/** Documents that are moved between two looks at the table. */
const atATime = 100;

/**
 * Moves the bytes of what applicants sent to where only such documents lie, so that a bucket can have rules of its own for them.
 * Begun by whoever sends one, and every hour for what was left when a process was killed.
 */
export const setDocumentsApart = job({
  name: 'set-documents-apart',
  payload: z.object({}),
  failure: 'Documents of applicants could not be set apart. They are kept and read where they are.',
  tries: 20,
  failsQuietly: true,
  every: '19 * * * *',
  async run(_, { context: { database, files, now }, signal, progress }) {
    for (;;) {
      signal.throwIfAborted();
      const waiting = await database.asSystem((queries) =>
        queries
          .selectFrom('application_document')
          .select('file_id')
          .where('apart_at', 'is', null)
          .orderBy('sent_at')
          .limit(atATime)
          .execute(),
      );
      if (waiting.length === 0) return;
      for (const { file_id: id } of waiting) await files.setApart(id);
      await database.asSystem(async (queries) => {
        await progress(queries);
        await queries
          .updateTable('application_document')
          .set({ apart_at: now() })
          .where(
            'file_id',
            'in',
            waiting.map(({ file_id: id }) => id),
          )
          .execute();
      });
    }
  },
});
