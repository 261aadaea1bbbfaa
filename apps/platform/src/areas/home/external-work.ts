import { sql } from 'kysely';
import { workingDaysAfter } from '@moderator/moderation';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { dayIn } from '../../attempts/days.ts';
import { attemptsIn } from '../../attempts/in-states.ts';
import { dueDaysOf } from '../../attempts/due-days.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { hasRole, managedSite, manages } from '../../kernel/principal.ts';

/** As many as are looked at before one goes to the lists. */
const mostWork = 8;

interface WorkRow {
  import_id: string | null;
  course_id: string;
  course_title: string;
  body: string;
  count: number;
  since: Date;
}

/** Whom the list of imports counts as well: not who is left out, nor files alone of somebody who has a row. */
const isCounted = sql`p.import_id = i.id and not p.left_out and (p.cells is not null or not exists (
  select from external_import_person other where other.import_id = i.id and other.cells is not null and not other.left_out
    and ${learnerOf('other')} = ${learnerOf('p')}))`;

/** Who is meant by a row or a folder, where that is certain. */
function learnerOf(table: string) {
  const person = sql.ref(table);
  return sql`coalesce(${person}.learner_id,
    case when ${person}.match ->> 'kind' = 'certain' then (${person}.match -> 'candidates' -> 0 ->> 'id')::uuid end)`;
}

/** What other bodies assessed, as long as it is neither stored nor in a batch; nothing for who does not bring it in. */
export async function externalWork({ queries, principal }: RequestContext) {
  if (!manages(principal) && !hasRole(principal, 'moderator')) return [];
  const site = managedSite(principal);
  const [{ rows }, { calendar, external_days: days }] = await Promise.all([
    sql<WorkRow>`
      (select null::uuid as import_id, a.course_id, min(a.course_title) as course_title, e.body, count(*) as count,
        min(e.captured_at) as since
      from attempt a join external_assessment e on e.attempt_id = a.id
      where ${inTenant(principal)} and a.external and ${attemptsIn(['assessed'])} and a.superseded_at is null
        and (${site ?? null}::uuid is null or a.site_id = ${site ?? null}::uuid)
      group by a.course_id, e.body)
      union all
      (select i.id, i.course_id, c.body ->> 'title', i.facts ->> 'body',
        (select count(*) from external_import_person p where ${isCounted}), i.created_at
      from external_import i join document c on c.kind = 'courses' and c.id = i.course_id
      where i.account_id = ${principal.accountId}::uuid and i.created_by = ${principal.userId}::uuid and i.state = 'draft')
      order by since limit ${mostWork}`.execute(queries),
    dueDaysOf(queries, principal.accountId),
  ]);
  return rows.map((row) => ({
    importId: row.import_id,
    course: { id: row.course_id, name: row.course_title },
    body: row.body,
    count: row.count,
    dueOn: workingDaysAfter(dayIn(row.since), days, calendar),
  }));
}
