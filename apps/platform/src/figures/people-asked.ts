import { sql } from 'kysely';
import type { FigureQuestion } from '@moderator/contract/types';
import type { Queries } from '../database/database.ts';

/** So many people are told apart. */
export const mostPeople = 10_000;

/**
 * Who is meant by a question: everybody of the accounts, or those of them whom its filters name.
 * @returns undefined where these are more than can be told apart
 */
export async function peopleAsked(
  { queries }: { queries: Queries },
  { groupIds, teamIds, classIds, userIds, roleIds, careerIds }: FigureQuestion,
  accounts: readonly string[],
): Promise<string[] | undefined> {
  const all = (ids: readonly string[]) => sql`${[...ids]}::uuid[]`;
  const words = (ids: readonly string[]) => sql`${ids.map((id) => id.toLowerCase())}::text[]`;
  const enrolled = (kind: string, ids: readonly string[]) => sql`and u.id in (
    select user_id from enrollment where kind = ${kind} and target_id = any(${all(ids)}) and ended_at is null)`;
  const members = (kind: string, field: string, ids: readonly string[]) => sql`and u.id in (
    select member::uuid from document m cross join jsonb_array_elements_text(m.body -> ${field}) member
    where m.kind = ${kind} and m.id = any(${all(ids)}) and m.deleted_at is null)`;
  const { rows } = await sql<{ id: string }>`
    select u.id from document u where u.kind = 'users' and u.account_id = any(${all(accounts)})
      ${userIds ? sql`and u.id = any(${all(userIds)})` : sql``}
      ${groupIds ? sql`and u.body -> 'groupIds' ?| ${words(groupIds)}` : sql``}
      ${teamIds ? members('teams', 'memberIds', teamIds) : sql``}
      ${classIds ? members('classes', 'learnerIds', classIds) : sql``}
      ${roleIds ? enrolled('roles', roleIds) : sql``}
      ${careerIds ? enrolled('careers', careerIds) : sql``}
    limit ${mostPeople + 1}`.execute(queries);
  return rows.length > mostPeople ? undefined : rows.map(({ id }) => id);
}
