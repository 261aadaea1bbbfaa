import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import { onlyRow } from '../../../database/only-row.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Call, Reply } from '../../../kernel/call.ts';
import { rightsOf } from '../../../kernel/kept-rights.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { askedBy } from '../asked.ts';
import { questionOf } from '../read-rows.ts';
import { kindSeen } from '../seen.ts';
import { readDistribution } from './distribution.ts';
import { makeReport } from './make-report.ts';
import { filterAt } from './relative-days.ts';

/** Has a report made and sent now, to whom reports of its kind are sent. */
export async function sendReport(call: Call<'sendReport'>): Promise<Reply<'sendReport'>> {
  const { queries, principal, params, body, now } = call;
  const kind = kindSeen(principal, params.kind);
  const { filter = {} } = body;
  await questionOf(
    kind,
    { ...(await askedBy(call, kind, filterAt(filter, now, accountTimeZone))), isForShow: true },
    {},
  );
  const { recipients, formats, attach, message } = await readDistribution(
    queries,
    principal.accountId,
    kind.kind,
  );
  if (recipients.length === 0)
    refuse(
      'wrong_state',
      'Nobody is sent reports of this kind. Nothing was sent; set its distribution first.',
    );
  const { id } = onlyRow(
    await sql<{ id: string }>`
      insert into report_run (client_id, account_id, kind, filter, formats, time_zone, attach, message, rights, due_at)
      values (${principal.clientId}::uuid, ${principal.accountId}::uuid, ${kind.kind}, ${JSON.stringify(filter)}::jsonb, ${formats}::text[],
        ${accountTimeZone}, ${attach}, ${body.message ?? message}, ${JSON.stringify(rightsOf(principal))}::jsonb, ${now}::timestamptz)
      returning id`.execute(queries),
  );
  await enqueue(queries, makeReport, { id }, { ...principal, key: `report:${id}` });
  return { data: { id, state: 'waiting' } };
}
