import type { completions } from '@moderator/contract/options';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { columnsOf } from '../../database/document-columns.ts';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';

/** A lesson, an assessment, an examination or a test, as far as all of them are alike. */
export interface Item {
  id: string;
  kind: 'lessons' | 'assessments';
  account_id: string;
  client_id: string;
  title: string;
  content_kind: 'formal' | 'onboarding' | 'screening';
  state: string;
  /** Of assessments. */
  type: 'formative' | 'summative' | 'examination' | 'test' | null;
  content_id: string | null;
  questions: number;
  time_limit_minutes: number | null;
  /** Of lessons. */
  content_type: 'Scorm' | 'Video' | 'Pdf' | null;
  completion: (typeof completions)[number] | null;
  duration_minutes: number | null;
  file_id: string | null;
  watched_share: number;
  opens_at: Date | null;
  closes_at: Date | null;
  max_tries: number | null;
  pass_mark: number | null;
  self_service: boolean;
}

/** The column in which the database keeps what an assessment belongs to. */
export const contentOf = sql.ref(
  `where_${columnsOf(collections.assessments.resource).filters.indexOf('contentId') + 1}`,
);

/** Columns of an item, of a document `d`. */
export const itemColumns: RawBuilder<unknown> = sql`d.id, d.kind, d.account_id, d.client_id, d.body ->> 'title' as title,
  d.body ->> 'contentKind' as content_kind, d.body ->> 'state' as state, d.body ->> 'type' as type,
  d.body ->> 'contentId' as content_id, d.body ->> 'contentType' as content_type, d.body ->> 'completion' as completion,
  (d.body ->> 'durationMinutes')::int as duration_minutes, d.body ->> 'fileId' as file_id,
  coalesce((d.body ->> 'watchedShare')::float, 0.9) as watched_share,
  coalesce((d.body ->> 'questions')::int, 0) as questions, (d.body ->> 'timeLimitMinutes')::int as time_limit_minutes,
  (d.body ->> 'opensAt')::timestamptz as opens_at, (d.body ->> 'expiresAt')::timestamptz as closes_at,
  (d.body ->> 'maxTries')::int as max_tries, (d.body ->> 'passMark')::float as pass_mark,
  coalesce((d.body ->> 'selfService')::boolean, false) as self_service`;

/** One that exists; also one that nobody is assigned. */
export async function findItem(queries: Queries, id: string): Promise<Item | undefined> {
  const { rows } = await sql<Item>`select ${itemColumns} from document d
    where d.kind in ('lessons', 'assessments') and d.id = ${id}::uuid and d.deleted_at is null`.execute(
    queries,
  );
  return rows[0];
}

/** The word for what somebody is registered on. */
export const itemKindOf = ({ kind, type }: Pick<Item, 'kind' | 'type'>) => {
  if (kind === 'lessons') return 'lesson' as const;
  return type === 'examination' || type === 'test' ? type : ('assessment' as const);
};

/** Whether its result counts for a course: nobody is told before it is moderated, where the course has outcomes. */
export const isSummative = ({ type }: Pick<Item, 'type'>): boolean =>
  type === 'summative' || type === 'examination';
