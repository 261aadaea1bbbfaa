import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import type { RequestContext } from '../../../kernel/call.ts';
import { manages } from '../../../kernel/principal.ts';

/** A post or, where it answers one, a comment. */
export interface PostRow {
  id: string;
  session_id: string;
  post_id: string | null;
  author_id: string;
  author_name: string;
  body: string;
  file_ids: string[];
  comments: number;
  created_at: Date;
  edited_at: Date | null;
  removed_at: Date | null;
  removed_by: string | null;
  version: number;
  before: { body: string; until: string }[];
  /** When it was made, as exactly as the database knows. */
  place: string;
}

/** Posts and comments `p` with their authors, and what they said before they were changed. */
export async function readPosts(queries: Queries, rest: RawBuilder<unknown>): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select p.*, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as author_name, p.created_at::text as place,
      case when p.edited_at is null then '[]' else (select coalesce(json_agg(json_build_object('body', b.body, 'until', b.until)
        order by b.version desc), '[]') from session_post_before b where b.post_id = p.id) end as before
    from session_post p left join document u on u.kind = 'users' and u.id = p.author_id
    where ${rest}`.execute(queries);
  return rows;
}

/** What was removed is read by those who manage, and so is what was said before. */
export function presentPost({ principal }: Pick<RequestContext, 'principal'>, row: PostRow) {
  const mayKnow = manages(principal);
  const isShown = row.removed_at === null || (mayKnow && row.body !== '');
  return {
    id: row.id,
    author: { id: row.author_id, name: row.author_name },
    body: isShown ? row.body : null,
    fileIds: isShown ? row.file_ids : [],
    createdAt: row.created_at,
    editedAt: row.edited_at,
    removedAt: row.removed_at,
    removedBy: removerOf(row),
    before: mayKnow ? row.before.map(({ body, until }) => ({ body, until: new Date(until) })) : [],
    version: row.version,
    comments: row.comments,
    // Of a post there is none, and its schema has no such field.
    postId: row.post_id ?? row.id,
  };
}

function removerOf({ removed_by: by, author_id: author }: PostRow) {
  if (by === null) return null;
  return by === author ? ('author' as const) : ('trainer' as const);
}
