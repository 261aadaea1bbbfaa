import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import type { Queries } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { exportPerson } from './export-person.ts';
import { findPerson, requestedBy } from './find-person.ts';

/** Asks for an archive of what is known of somebody; one that is on its way is answered again. */
export async function exportPersonalData(
  call: Call<'exportPersonalData'>,
): Promise<Reply<'exportPersonalData'>> {
  const { queries, principal, now } = call;
  const person = await findPerson(call);
  const { rows } = await sql<{ id: string }>`
    insert into person_export (client_id, account_id, user_id, requested_by, requested_at)
    values (${person.clientId}::uuid, ${person.accountId}::uuid, ${person.id}::uuid, ${principal.userId}::uuid, ${now})
    on conflict (user_id) where state = 'waiting' do nothing returning id`.execute(queries);
  const [made] = rows;
  if (made) {
    const tenant = { clientId: person.clientId, accountId: person.accountId };
    await enqueue(queries, exportPerson, { id: made.id }, { ...tenant, key: made.id });
    const subject = { kind: 'user' as const, id: person.id, accountId: person.accountId };
    await audit(queries, principal, 'personal data exported', subject, { exportId: made.id }, now);
  }
  return { data: await lastExport(queries, person.id) };
}

/** How far the last archive is. */
export async function getPersonalDataExport(
  call: Call<'getPersonalDataExport'>,
): Promise<Reply<'getPersonalDataExport'>> {
  const { id } = await findPerson(call);
  return { data: await lastExport(call.queries, id) };
}

/** The bytes of the last archive, for as long as they are kept. */
export async function downloadPersonalData(
  call: Call<'downloadPersonalData'>,
): Promise<Reply<'downloadPersonalData'>> {
  const { context, queries, now } = call;
  const { id } = await findPerson(call);
  const row = await queries
    .selectFrom('person_export')
    .select(['file_id', 'size', 'expires_at', 'state'])
    .where('user_id', '=', id)
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
  if (!row) refuse('not_found');
  if (row.state === 'waiting') refuse('wrong_state', 'The archive is not made yet. Ask again in a moment.');
  if (!row.file_id || !row.expires_at || row.expires_at < now)
    refuse('wrong_state', 'The archive is no longer kept. Ask for another one.');
  return {
    file: {
      stream: context.files.read(row.file_id),
      mediaType: 'application/zip',
      name: `personal-data-${id}.zip`,
      ...(row.size === null ? {} : { size: row.size }),
    },
  };
}

type Export = Reply<'exportPersonalData'>['data'];

async function lastExport(queries: Queries, userId: string): Promise<Export> {
  const { rows } = await sql<Export>`
    select x.id, x.user_id as "userId", x.state, x.progress, x.size, x.requested_at as "requestedAt", ${requestedBy},
      x.finished_at as "finishedAt", x.expires_at as "expiresAt"
    from person_export x where x.user_id = ${userId}::uuid order by x.requested_at desc limit 1`.execute(
    queries,
  );
  return rows[0] ?? refuse('not_found');
}
