import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { keepPaper } from './keep-paper.ts';

/** Draws the papers of many ahead, each kept for itself. A paper that is opened before is drawn then, as those of few are. */
export const drawCertificates = job({
  name: 'draw-certificates',
  payload: z.object({ id: z.uuid() }),
  failure: 'Some papers could not be drawn yet. Each is drawn when it is opened; nothing is lost.',
  tries: 5,
  async run({ id }, { context, signal, progress }) {
    for (;;) {
      signal.throwIfAborted();
      const next = await context.database.asSystem(async (queries) => {
        await progress(queries);
        const { rows } = await sql<{ id: string }>`
          select id from certificate where issue_id = ${id}::uuid and file_id is null limit 1`.execute(
          queries,
        );
        if (rows[0]) await keepPaper(context, queries, rows[0].id);
        return rows[0];
      });
      if (!next) return;
    }
  },
});
