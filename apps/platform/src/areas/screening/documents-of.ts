import { sql } from 'kysely';
import type { screeningDocumentKinds } from '@moderator/contract/options';
import type { VacancyBody } from '../../content/applications/rows.ts';
import type { Queries } from '../../database/database.ts';
import { withoutDirections } from '../../files/file-name.ts';

/** A document that somebody sent, and who opened it. */
interface DocumentOf {
  applicationId: string;
  documentId: string;
  title: string;
  kind: (typeof screeningDocumentKinds)[number];
  fileId: string;
  name: string;
  mediaType: string;
  size: number;
  sentAt: Date;
  views: { by: { id: string; name: string }; at: Date }[];
}

type Row = Omit<DocumentOf, 'title' | 'kind'>;

/** What was sent with applications for a vacancy, in the order in which it is asked for. */
export async function documentsOf(
  queries: Queries,
  applicationIds: readonly string[],
  { documents = [] }: VacancyBody,
): Promise<DocumentOf[]> {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<Row>`
    select d.application_id as "applicationId", d.document_id as "documentId", f.id as "fileId", f.name, f.media_type as "mediaType",
      f.size::int as size, d.sent_at as "sentAt",
      coalesce((select jsonb_agg(jsonb_build_object('by', jsonb_build_object('id', v.person_id,
          'name', coalesce(concat_ws(' ', u.body ->> 'name', u.body ->> 'surname'), '')), 'at', v.at) order by v.id desc)
        from (select * from application_document_view v where v.application_id = d.application_id
          and v.document_id = d.document_id order by v.id desc limit 100) v
          left join document u on u.kind = 'users' and u.id = v.person_id), '[]') as views
    from application_document d join stored_file f on f.id = d.file_id
    where d.application_id = any(${[...applicationIds]}::uuid[])`.execute(queries);
  return documents.flatMap(({ id, title, kind }) =>
    rows
      .filter(({ documentId }) => documentId === id)
      .map((row) => ({ ...row, name: withoutDirections(row.name), title, kind })),
  );
}

/** What is asked for and was not sent. */
export const missingOf = (
  sent: readonly Pick<DocumentOf, 'documentId'>[],
  { documents = [] }: VacancyBody,
): string[] =>
  documents
    .filter(({ id, required }) => required && !sent.some(({ documentId }) => documentId === id))
    .map(({ title }) => title);
