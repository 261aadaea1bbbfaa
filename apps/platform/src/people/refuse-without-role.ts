import { sql } from 'kysely';
import type { Role } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { refuse } from '../kernel/refusal.ts';

/** Which role the people have that some fields name: `{ trainerId: 'trainer', learnerIds: 'learner' }`. */
type RolesByField = Readonly<Record<string, Role>>;

/**
 * Refuses a body that names people for what they are not.
 * @param before what it was: who is named already stays, whatever became of their roles
 * @example await refuseWithoutRole(queries, session, before, { trainerId: 'trainer' })
 */
export async function refuseWithoutRole(
  queries: Queries,
  body: object,
  before: object | undefined,
  roles: RolesByField,
): Promise<void> {
  for (const [field, role] of Object.entries(roles)) {
    const known = new Set(idsIn(before, field));
    const added = idsIn(body, field).filter((id) => !known.has(id));
    if (added.length === 0) continue;
    const { rows } = await sql<{ id: string }>`select id from document
      where kind = 'users' and id = any(${added}::uuid[]) and deleted_at is null
        and body -> 'roles' ? ${role}`.execute(queries);
    const fitting = new Set(rows.map(({ id }) => id));
    const other = added.find((id) => !fitting.has(id));
    if (!other) continue;
    const sentence = `${field}: the person with the id ${other} is no ${role}. Nothing was changed; choose somebody who is, or give them that role first.`;
    refuse('invalid_input', sentence, { errors: [{ path: `body.${field}`, message: sentence }] });
  }
}

const idsIn = (body: object | undefined, field: string): string[] =>
  [(body as Record<string, unknown> | undefined)?.[field]]
    .flat()
    .filter((each): each is string => typeof each === 'string');
