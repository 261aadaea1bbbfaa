import { sql } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import type { Call, Reply } from '../../../kernel/call.ts';
import { managesAccount } from '../../../kernel/principal.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { kindSeen } from '../seen.ts';

type Shown = Reply<'getReportDistribution'>['data'];
type Recipient = Shown['recipients'][number];

interface Row {
  version: number;
  formats: Shown['formats'];
  attach: boolean;
  message: string | null;
}

/** How reports of a kind are sent; before anybody has said so, to nobody. */
export async function readDistribution(
  queries: Queries,
  accountId: string,
  kind: string,
): Promise<Row & { recipients: Recipient[] }> {
  const of = sql`account_id = ${accountId}::uuid and kind = ${kind}`;
  const [{ rows }, { rows: recipients }] = await Promise.all([
    sql<Row>`select version, formats, attach, message from report_distribution where ${of}`.execute(queries),
    sql<{
      recipient: Recipient;
    }>`select jsonb_strip_nulls(jsonb_build_object('userId', user_id, 'groupId', group_id, 'role', role,
        'contactId', contact_id, 'email', email)) as recipient
      from report_recipient where ${of} order by position`.execute(queries),
  ]);
  const row = rows[0] ?? { version: 1, formats: ['xlsx'], attach: false, message: null };
  return { ...row, recipients: recipients.map(({ recipient }) => recipient) };
}

async function present(queries: Queries, accountId: string, kind: string) {
  const of = sql`account_id = ${accountId}::uuid and kind = ${kind}`;
  const [{ version, message, ...row }, { rows: unsubscribed }, { rows: paused }] = await Promise.all([
    readDistribution(queries, accountId, kind),
    sql<{ reader: string; at: Date }>`
      select coalesce((select concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') from document u
        where u.kind = 'users' and u.id::text = o.reader), o.reader) as reader, o.at from report_opt_out o where ${of} order by o.at`.execute(
      queries,
    ),
    sql<{ address: string; at: Date }>`select address, paused_at as at from report_refusal
      where account_id = ${accountId}::uuid and paused_at is not null order by paused_at`.execute(queries),
  ]);
  return { data: { ...row, ...(message ? { message } : {}), unsubscribed, paused }, version };
}

export async function getReportDistribution(
  call: Call<'getReportDistribution'>,
): Promise<Reply<'getReportDistribution'>> {
  const { kind } = kindSeen(call.principal, call.params.kind);
  return present(call.queries, call.principal.accountId, kind);
}

/** Sets how reports are sent: for the whole account, so that those who manage it decide. */
export async function setReportDistribution(
  call: Call<'setReportDistribution'>,
): Promise<Reply<'setReportDistribution'>> {
  const { queries, principal, params, body, version } = call;
  const { kind } = kindSeen(principal, params.kind);
  if (!managesAccount(principal))
    refuse(
      'not_allowed',
      'Whom reports are sent to is decided for the whole account. Nothing was changed; ask those who manage it.',
    );
  const { accountId, clientId } = principal;
  await refuseStrangers(queries, accountId, body.recipients);
  const { rows } = await sql<{ version: number }>`
    insert into report_distribution as d (account_id, kind, client_id, version, formats, attach, message)
    select ${accountId}::uuid, ${kind}, ${clientId}::uuid, 2, ${[...new Set(body.formats)]}::text[], ${body.attach}, ${body.message ?? null}
    where ${version} = 1 or exists (select from report_distribution e where e.account_id = ${accountId}::uuid and e.kind = ${kind})
    on conflict (account_id, kind) do update set version = d.version + 1, formats = excluded.formats, attach = excluded.attach,
      message = excluded.message
    where d.version = ${version} returning version`.execute(queries);
  if (rows.length === 0) {
    const current = await present(queries, accountId, kind);
    refuse('stale_version', undefined, {
      current: { ...current.data, version: current.version },
      headers: { version: String(current.version) },
    });
  }
  await sql`delete from report_recipient where account_id = ${accountId}::uuid and kind = ${kind}`.execute(
    queries,
  );
  await sql`
    insert into report_recipient (account_id, kind, client_id, position, user_id, group_id, role, contact_id, email)
    select ${accountId}::uuid, ${kind}, ${clientId}::uuid, position, (r ->> 'userId')::uuid, (r ->> 'groupId')::uuid, r ->> 'role',
      (r ->> 'contactId')::uuid, r ->> 'email'
    from jsonb_array_elements(${JSON.stringify(body.recipients)}::jsonb) with ordinality as each_one (r, position)`.execute(
    queries,
  );
  return present(queries, accountId, kind);
}

/** Nothing of an account goes to somebody whom nobody there has written down. */
async function refuseStrangers(
  queries: Queries,
  accountId: string,
  recipients: readonly Recipient[],
): Promise<void> {
  const { rows } = await sql<{ position: number; several: boolean }>`
    select position::int, num_nonnulls(r ->> 'userId', r ->> 'groupId', r ->> 'role', r ->> 'contactId', r ->> 'email') <> 1 as several
    from jsonb_array_elements(${JSON.stringify(recipients)}::jsonb) with ordinality as each_one (r, position)
    where num_nonnulls(r ->> 'userId', r ->> 'groupId', r ->> 'role', r ->> 'contactId', r ->> 'email') <> 1
      or (r ? 'email' and not (${isKnownAddress(accountId, sql`r ->> 'email'`)}))
      or (r ->> 'role' is null and r ->> 'email' is null and not exists (select from document d
        where d.account_id = ${accountId}::uuid and d.deleted_at is null
          and d.kind = case when r ? 'userId' then 'users' when r ? 'groupId' then 'groups' else 'contacts' end
          and d.id = coalesce(r ->> 'userId', r ->> 'groupId', r ->> 'contactId')::uuid))
    order by position limit 1`.execute(queries);
  const [first] = rows;
  if (!first) return;
  const sentence = first.several
    ? 'A recipient is one of a user, a group, a role, a contact or an address. Nothing was changed.'
    : 'This is nobody of the account, and the address is of no user, contact or domain that it sends reports to. Nothing was changed; leave it out, add a contact, or ask an administrator for the domain.';
  refuse('invalid_input', sentence, {
    errors: [{ path: `body.recipients.${first.position - 1}`, message: sentence }],
  });
}

/** Whether an account may send reports to an address: of a user or contact of it, or of a domain that is its own. */
export const isKnownAddress = (accountId: string, address: ReturnType<typeof sql>) => sql`exists (
    select from document d where d.kind in ('users', 'contacts') and d.account_id = ${accountId}::uuid and d.deleted_at is null
      and lower(d.body ->> 'email') = lower(${address}))
  or exists (select from document a, jsonb_array_elements_text(coalesce(a.body -> 'reportDomains', '[]')) as of (domain)
    where a.kind = 'accounts' and a.id = ${accountId}::uuid and lower(split_part(${address}, '@', 2)) = lower(domain))`;
