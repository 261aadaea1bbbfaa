import { sql } from 'kysely';
import { z } from 'zod';
import { nextOccurrence, occurrencesBetween } from '@moderator/learning';
import type { Recurrence } from '@moderator/contract/types';
import type { Queries } from '../../../database/database.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { inSteps } from '../../../jobs/in-steps.ts';
import { job } from '../../../jobs/job.ts';
import { makeReport } from './make-report.ts';

/** What is done so much behind its time was missed by a platform that did not run. */
const lateAfterMs = 30 * 60_000;
/** Reports that are put on their way at a time. */
const atATime = 50;

/** Puts reports on their way whose time has come: of several that were missed the latest one, late, and none of the others. */
export const runReportAutomations = job({
  name: 'run-report-automations',
  payload: z.object({}),
  failure: 'Reports that come by themselves could not be made. It is tried again.',
  tries: Infinity,
  every: '*/5 * * * *',
  run: (_, tools) => inSteps(tools, atATime, takeDue),
});

interface Due {
  id: string;
  client_id: string;
  account_id: string;
  rule: Recurrence;
  time_zone: string;
  next_run_at: Date;
}

async function takeDue(queries: Queries, now: Date): Promise<number> {
  const { rows } = await sql<Due>`
    select id, client_id, account_id, rule, time_zone, next_run_at from report_automation
    where stopped_at is null and active and next_run_at <= ${now}::timestamptz
    order by next_run_at, id limit ${atATime} for update skip locked`.execute(queries);
  for (const due of rows) await take(queries, due, now);
  return rows.length;
}

async function take(queries: Queries, due: Due, now: Date): Promise<void> {
  const missed = occurrencesBetween(due.rule, due.time_zone, new Date(due.next_run_at.getTime() - 1), now);
  const latest = missed.pop();
  for (const { at } of missed) await write(queries, due.id, at, 'skipped', 'The platform did not run then.');
  if (latest) {
    const runId = await write(
      queries,
      due.id,
      latest.at,
      'waiting',
      null,
      now.getTime() - latest.at.getTime() > lateAfterMs,
    );
    const tenant = { clientId: due.client_id, accountId: due.account_id };
    if (runId)
      await enqueue(
        queries,
        makeReport,
        { id: runId },
        { ...tenant, key: `report:${due.id}:${latest.at.toISOString()}` },
      );
  }
  const next = nextOccurrence(due.rule, due.time_zone, now);
  await sql`update report_automation set next_run_at = ${next?.at ?? null}::timestamptz where id = ${due.id}::uuid`.execute(
    queries,
  );
}

/** @returns the id, unless somebody had this time */
async function write(
  queries: Queries,
  id: string,
  at: Date,
  state: string,
  error: string | null,
  late = false,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into report_run (client_id, account_id, automation_id, kind, filter, columns, sort, formats, time_zone, only_when_rows, rights,
      attach, message, due_at, state, error, late)
    select a.client_id, a.account_id, a.id, a.kind, a.filter, a.columns, a.sort, a.formats, a.time_zone, a.only_when_rows, a.rights,
      coalesce(d.attach, false), d.message, ${at}::timestamptz, ${state}, ${error}, ${late}
    from report_automation a left join report_distribution d on d.account_id = a.account_id and d.kind = a.kind
    where a.id = ${id}::uuid
    on conflict do nothing returning id`.execute(queries);
  return rows[0]?.id;
}
