import { sql } from 'kysely';
import { z } from 'zod';
import { enqueue } from '../../jobs/enqueue.ts';
import { job } from '../../jobs/job.ts';
import { stillHas } from '../../kernel/kept-rights.ts';
import { scopeOf } from '../../kernel/principal.ts';
import type { Queries } from '../../database/database.ts';
import { refuseRest } from './refuse-rest.ts';
import { drawCertificates } from './draw-certificates.ts';
import { issueStep } from './issue-step.ts';
import { readIssue } from './issues.ts';

/** Learners that are decided for in one transaction: what a process that is killed has to do again. */
const atATime = 25;

const lostRights =
  'Whoever asked for this may not issue certificates here any more, so nothing was issued to this learner.';
const failed =
  'Something went wrong on our side, so nothing was issued to this learner. Ask for it again; nothing is issued twice.';

/** Issues to many learners, some at a time. Killed in the middle, the next run goes on with those who are left. */
export const issueCertificatesJob = job({
  name: 'issue-certificates',
  payload: z.object({ id: z.uuid() }),
  failure: 'Some certificates could not be issued. What was issued stays, and the rest is tried again.',
  tries: 5,
  async run({ id }, { context, signal, progress }) {
    const issue = await context.database.asSystem((queries) => readIssue(queries, id));
    if (!issue) return;
    const owner = { clientId: issue.client_id, accountId: issue.account_id };
    for (let isOver = issue.finished_at !== null; !isOver;) {
      signal.throwIfAborted();
      const now = await context.database.asSystem((queries) => stillHas(queries, issue.principal));
      isOver = await context.database.asTenant(scopeOf(issue.principal), async (queries) => {
        await progress(queries, await percentOf(queries, id));
        if (!now) return refuseRest(queries, id, { code: 'not_allowed', message: lostRights });
        return issueStep(queries, issue, issue.principal, atATime, context.now());
      });
    }
    await context.database.asSystem(async (queries) => {
      await progress(queries);
      await enqueue(queries, drawCertificates, { id }, { ...owner, key: id });
    });
  },
  giveUp: ({ id }, { context, progress }) =>
    context.database.asSystem(async (queries) => {
      await progress(queries);
      await refuseRest(queries, id, { code: 'internal', message: failed });
      await sql`update certificate_issue set failed = true where id = ${id}::uuid`.execute(queries);
    }),
});

async function percentOf(queries: Queries, id: string): Promise<number> {
  const { rows } = await sql<{ percent: number | null }>`
    select floor(100.0 * count(outcome) / count(*))::int as percent from certificate_issue_learner
    where issue_id = ${id}::uuid`.execute(queries);
  return rows[0]?.percent ?? 0;
}
