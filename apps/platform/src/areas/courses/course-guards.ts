import { sql } from 'kysely';
import type { HooksOf } from '../../documents/hooks.ts';
import { contentOf } from '../../content/registrations/items.ts';
import { refuse } from '../../kernel/refusal.ts';

/** What is judged by an assessment of knowledge needs one: of the course, or of a lesson of it. */
export const refuseUnassessed: NonNullable<NonNullable<HooksOf<'courses'>['guards']>[string]> = async (
  { queries },
  { id, accountId },
) => {
  const { rows } = await sql<{ is_assessed: boolean }>`
    select exists (select from document a where a.kind = 'assessments' and a.deleted_at is null
      and a.account_id = ${accountId}::uuid and a.body ->> 'state' <> 'archived' and a.${contentOf} in (
        select ${id} union all select lesson_id::text from course_item where course_id = ${id}::uuid)) as is_assessed
    from outcome where course_id = ${id}::uuid and method = 'knowledge' limit 1`.execute(queries);
  if (rows[0]?.is_assessed === false)
    refuse(
      '40011',
      'An outcome of it is judged by an assessment of knowledge, and there is none among its lessons. Nothing was changed; add one first.',
    );
};
