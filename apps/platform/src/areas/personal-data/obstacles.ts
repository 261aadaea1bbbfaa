import { sql } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { RequestContext } from '../../kernel/call.ts';
import type { Person } from './find-person.ts';

interface Found {
  attempts: number;
  toAssess: number;
  claims: number;
  appeals: number;
  visits: number;
  signs: boolean;
  administrators: number;
}

/**
 * What has to be settled before somebody can be erased, each in a sentence that says what to do; none where it can be done.
 * Nothing that others are working on loses its ground under them.
 */
export async function obstaclesTo(
  { queries, principal, now }: Pick<RequestContext, 'queries' | 'principal' | 'now'>,
  { id, clientId, accountId, body }: Person,
): Promise<string[]> {
  if (id === principal.userId || id === principal.impersonatorId)
    return ['Nobody erases themselves. Ask somebody else who manages the account.'];
  const found = onlyRow(
    await sql<Found>`select
      (select count(*)::int from attempt where learner_id = ${id}::uuid and superseded_at is null
        and state not in ('open', 'reported', 'endorsed', 'not_endorsed', 'certificated')) as attempts,
      (select count(*)::int from attempt where superseded_at is null and account_id = ${accountId}::uuid
        and (allocated_to = ${id}::uuid and stage in ('due', 'returned')
          or assessor_id = ${id}::uuid and stage = 'returned')) as "toAssess",
      (select count(*) from claim where person_id = ${id}::uuid and expires_at > ${now})::int
        + (select count(*) from submission where account_id = ${accountId}::uuid and claim_person_id = ${id}::uuid
          and state = 'marking' and claim_expires_at > ${now})::int as claims,
      (select count(*)::int from appeal where decided_at is null and (made_by = ${id}::uuid or assigned_to = ${id}::uuid
        or attempt_id in (select a.id from attempt a where a.learner_id = ${id}::uuid))) as appeals,
      (select count(*)::int from visit where verifier_id = ${id}::uuid and signed_at is null
        and withdrawn_at is null) as visits,
      coalesce((select layout::text ilike '%' || ${JSON.stringify(`${body.name} ${body.surname}`).slice(1, -1)} || '%'
        from certificate_layout where account_id = ${accountId}::uuid order by version desc limit 1), false) as signs,
      (select count(*)::int from document u where u.kind = 'users' and u.client_id = ${clientId}::uuid
        and u.deleted_at is null and u.id <> ${id}::uuid and u.body ->> 'state' = 'active'
        and u.body -> 'roles' ? 'administrator') as administrators`.execute(queries),
  );
  const sentences: (string | false)[] = [
    body.roles.includes('administrator') &&
      found.administrators === 0 &&
      'This is the last administrator. Make somebody else one first.',
    found.attempts > 0 &&
      `${counted(found.attempts, 'attempt of theirs is', 'attempts of theirs are')} under way. Let them be reported, or reset them first.`,
    found.toAssess > 0 &&
      `${counted(found.toAssess, 'attempt is', 'attempts are')} given to them to assess. Give them to somebody else first.`,
    found.claims > 0 &&
      `They are working on ${counted(found.claims, 'piece', 'pieces')} of work at this moment. Wait until it is released.`,
    found.appeals > 0 && `${counted(found.appeals, 'appeal is', 'appeals are')} not decided. Decide first.`,
    found.visits > 0 &&
      `${counted(found.visits, 'visit', 'visits')} of theirs as a verifier ${found.visits === 1 ? 'is' : 'are'} not signed. Let them be signed or withdrawn first.`,
    found.signs && 'They sign the certificates of the account. Save another layout without them first.',
  ];
  return sentences.filter((sentence) => sentence !== false);
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
