import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import { nextOccurrence } from '@moderator/learning';
import type { Call, Reply, RequestContext } from '../../../kernel/call.ts';
import { rightsOf } from '../../../kernel/kept-rights.ts';
import { managesAccount } from '../../../kernel/principal.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { askedBy } from '../asked.ts';
import { questionOf } from '../read-rows.ts';
import { kindSeen } from '../seen.ts';
import { filterAt } from './relative-days.ts';

type Automation = Reply<'automateReport'>['data'];
type Input = Call<'automateReport'>['body'];

interface Row {
  id: string;
  name: string;
  filter: Input['filter'];
  columns: string[] | null;
  sort: string | null;
  formats: Input['formats'];
  rule: Input['rule'];
  time_zone: string;
  only_when_rows: boolean;
  created_by: string;
  created_at: Date;
  active: boolean;
  paused_reason: string | null;
  next_run_at: Date | null;
  last: {
    at: string;
    state: NonNullable<Automation['lastRun']>['state'];
    rows: number | null;
    fileIds: string[];
    sentTo: number;
    error: string | null;
  } | null;
}

/** Reports of a kind that are made again and again: all of the account, or one's own where one manages a part of it. */
const readAutomations = async (
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  kind: string,
  id?: string,
): Promise<Row[]> =>
  (
    await sql<Row>`
    select a.*, (select jsonb_build_object('at', r.due_at, 'state', r.state, 'rows', r.rows, 'sentTo', r.sent_to, 'error', r.error,
        'fileIds', coalesce((select jsonb_agg(f.file_id order by f.format) from report_file f
          where f.run_id = r.id and a.created_by = any(f.readers)), '[]'))
      from report_run r where r.automation_id = a.id and r.state <> 'skipped' order by r.due_at desc limit 1) as last
    from report_automation a
    where a.account_id = ${principal.accountId}::uuid and a.kind = ${kind} and a.stopped_at is null
      ${managesAccount(principal) ? sql`` : sql`and a.created_by = ${principal.userId}::uuid`}
      ${id ? sql`and a.id = ${id}::uuid` : sql``}
    order by a.created_at, a.id`.execute(queries)
  ).rows;

export async function listReportAutomations(
  call: Call<'listReportAutomations'>,
): Promise<Reply<'listReportAutomations'>> {
  const { kind } = kindSeen(call.principal, call.params.kind);
  return { data: (await readAutomations(call, kind)).map((row) => present(row, call.now)) };
}

/** Has a report made again and again, of what whoever asks for it may see each time. */
export async function automateReport(call: Call<'automateReport'>): Promise<Reply<'automateReport'>> {
  const { queries, principal, params, body, now } = call;
  const kind = kindSeen(principal, params.kind);
  const { name, filter, columns, sort, formats, rule, onlyWhenRows, timeZone = accountTimeZone } = body;
  // What could never be made is refused now.
  await questionOf(
    kind,
    { ...(await askedBy(call, kind, filterAt(filter, now, timeZone))), isForShow: true },
    body,
  );
  const next = nextOccurrence(rule, timeZone, now);
  if (!next) {
    const sentence = 'The rule never comes round again. Nothing was changed; choose a later day.';
    refuse('invalid_input', sentence, { errors: [{ path: 'body.rule', message: sentence }] });
  }
  const places = await sql<{ place: number }>`
    select place from generate_series(1, 50) as place where not exists (select from report_automation a
      where a.account_id = ${principal.accountId}::uuid and a.kind = ${kind.kind} and a.stopped_at is null and a.place = place.place)
    order by place`.execute(queries);
  for (const { place } of places.rows) {
    const { rows } = await sql<{ id: string }>`
      insert into report_automation (client_id, account_id, kind, name, filter, columns, sort, formats, rule, time_zone, only_when_rows,
        created_by, rights, created_at, next_run_at, place)
      values (${principal.clientId}::uuid, ${principal.accountId}::uuid, ${kind.kind}, ${name}, ${JSON.stringify(filter)}::jsonb,
        ${columns ?? null}::text[], ${sort ?? null}, ${[...new Set(formats)]}::text[], ${JSON.stringify(rule)}::jsonb, ${timeZone},
        ${onlyWhenRows}, ${principal.userId}::uuid, ${JSON.stringify(rightsOf(principal))}::jsonb, ${now}::timestamptz,
        ${next.at}::timestamptz, ${place})
      on conflict do nothing returning id`.execute(queries);
    const [made] = rows;
    if (!made) continue;
    const [row] = await readAutomations(call, kind.kind, made.id);
    return { data: present(row!, now) };
  }
  refuse(
    'wrong_state',
    'Fifty reports of this kind come again already, which is as many as an account has. Nothing was changed; stop one of them.',
  );
}

/** Stops one; what it has made stays as long as it would have. */
export async function stopReportAutomation(call: Call<'stopReportAutomation'>) {
  const { queries, principal, params, now } = call;
  kindSeen(principal, params.kind);
  const [row] = await readAutomations(call, params.kind, params.id);
  if (!row) refuse('not_found');
  await sql`update report_automation set stopped_at = ${now}::timestamptz where id = ${row.id}::uuid and stopped_at is null`.execute(
    queries,
  );
  return {};
}

function present(row: Row, now: Date): Automation {
  const nextRuns: Date[] = [];
  if (row.active)
    for (let after = now; nextRuns.length < 3;) {
      const next = nextOccurrence(row.rule, row.time_zone, after);
      if (!next) break;
      nextRuns.push(next.at);
      after = next.at;
    }
  return {
    id: row.id,
    name: row.name,
    filter: row.filter,
    ...(row.columns ? { columns: row.columns } : {}),
    ...(row.sort ? { sort: row.sort } : {}),
    formats: row.formats,
    rule: row.rule,
    timeZone: row.time_zone,
    onlyWhenRows: row.only_when_rows,
    createdBy: row.created_by,
    createdAt: row.created_at,
    active: row.active,
    pausedReason: row.paused_reason,
    nextRunAt: row.active ? row.next_run_at : null,
    nextRuns,
    lastRun: row.last && { ...row.last, at: new Date(row.last.at) },
  };
}
