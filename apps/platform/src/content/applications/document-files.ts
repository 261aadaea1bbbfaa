import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { managedSite, manages } from '../../kernel/principal.ts';

type Asking = Pick<RequestContext, 'queries' | 'principal'>;

interface SentFile {
  application_id: string | null;
  document_id: string | null;
  account_id: string;
  site_id: string | null;
}

/**
 * The applications that a file was sent with; one without an application where whoever applies has uploaded it, and sends it perhaps.
 * Nothing for any other file.
 */
async function sentWith({ queries }: Asking, fileId: string): Promise<SentFile[]> {
  const { rows } = await sql<SentFile>`
    select d.application_id, d.document_id, a.account_id, a.site_id
    from application_document d join application a on a.id = d.application_id where d.file_id = ${fileId}::uuid
    union all
    select null, null, f.account_id, null from stored_file f join document u on u.kind = 'users' and u.id = f.owner_id
    where f.id = ${fileId}::uuid and u.body -> 'roles' ? 'candidate' and not u.body -> 'roles' ? 'learner'
      and not exists (select from application_document d where d.file_id = f.id)`.execute(queries);
  return rows;
}

/** Whether somebody who does not own a file is kept from it: what people apply with is for those who manage, at the site of the vacancy. */
export async function isKeptFrom(call: Asking, fileId: string): Promise<boolean> {
  const sent = await sentWith(call, fileId);
  if (sent.length === 0) return false;
  const site = managedSite(call.principal);
  return !manages(call.principal) || (site !== undefined && !sent.some((each) => each.site_id === site));
}

/** Whether an application has a file. */
export async function isSent(call: Asking, fileId: string): Promise<boolean> {
  return (await sentWith(call, fileId)).some(({ application_id: id }) => id !== null);
}

/** Writes down that somebody opened what was sent with an application: who and when, not what stood in it. */
export async function noteOpenedDocument(
  call: Asking & Pick<RequestContext, 'now'>,
  fileId: string,
): Promise<void> {
  const { queries, principal, now } = call;
  for (const { application_id: id, document_id: documentId, account_id: accountId } of await sentWith(
    call,
    fileId,
  )) {
    if (id === null || documentId === null) continue;
    await queries
      .insertInto('application_document_view')
      .values({
        application_id: id,
        document_id: documentId,
        client_id: principal.clientId,
        account_id: accountId,
        person_id: principal.userId,
        at: now,
      })
      .execute();
    await audit(
      queries,
      principal,
      'opened document',
      { kind: 'application', id, accountId },
      { documentId },
      now,
    );
  }
}
