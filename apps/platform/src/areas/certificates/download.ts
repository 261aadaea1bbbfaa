import { sql } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { Call } from '../../kernel/call.ts';
import { hasRole, manages } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { badgeOf } from './badge.ts';
import { seenBy } from './conditions.ts';
import { keepPaper } from './keep-paper.ts';

/**
 * A certificate as PDF or as badge: of whoever somebody manages, of what moderators may know, and for everybody else
 * their own. Where there are several, the one that stands comes first, the certificate before the statement.
 */
export async function downloadCertificate(call: Call<'downloadCertificate'>) {
  const { context, queries, principal, params, query } = call;
  const isOwn = params.learnerId === principal.userId;
  const mayRead = manages(principal) || hasRole(principal, 'moderator');
  if (!isOwn && !mayRead) refuse('not_found');
  const { rows } = await sql<{ id: string }>`
    select c.id from certificate c
    where c.course_id = ${params.id}::uuid and c.learner_id = ${params.learnerId}::uuid
      and ${isOwn ? sql`true` : seenBy(principal)}
      ${query.type ? sql`and c.type = ${query.type}` : sql``}
      ${query.certificateId ? sql`and c.id = ${query.certificateId}::uuid` : sql``}
    order by c.revoked_at is not null, c.replaced_at is not null, c.type = 'certificate' desc, c.issued_at desc
    limit 1`.execute(queries);
  const { id } = rows[0] ?? refuse('not_found');
  if (query.format === 'badge') return { file: await badgeOf(context, queries, id) };
  const fileId = await keepPaper(context, queries, id);
  const file = onlyRow(
    await sql<{ name: string; size: number }>`
      select name, size from stored_file where id = ${fileId}::uuid`.execute(queries),
  );
  return { file: { stream: context.files.read(fileId), mediaType: 'application/pdf', ...file } };
}
