import { sql } from 'kysely';
import { isBeforeDecision } from '@moderator/moderation';
import type { AttemptState } from '@moderator/moderation';
import { looksOf } from '../../attempts/looks.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import type { Call } from '../../kernel/call.ts';

const atAssessor = new Set<AttemptState>(['submitted', 'assessing', 'returned']);

/**
 * Adds what was looked at to what is known: two windows, or a device that was offline, never take anything away.
 * After the decision nothing is added any more; who reads then is answered what stands.
 */
export async function recordLooks(call: Call<'recordLooks'>) {
  const { queries, principal, body, now } = call;
  const attempt = await openAttempt(call);
  const looks = body.looks
    .map((look) => ({ ...look, parts: look.parts.filter((part) => part <= look.of) }))
    .filter(({ parts }) => parts.length > 0);
  const isAtWork = isBeforeDecision(attempt.state) || atAssessor.has(attempt.state);
  if (isAtWork && looks.length > 0)
    // Evidence of another attempt is not in this portfolio, so nothing is stored for it.
    await sql`
      insert into evidence_look (attempt_id, evidence_id, person_id, client_id, account_id, parts, part_count, looked_at)
      select e.attempt_id, e.id, ${principal.userId}, e.client_id, e.account_id,
        array(select distinct part from unnest(look.parts) part order by part), look.of, ${now}
      from (select distinct on ("evidenceId") * from
        jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as each("evidenceId" uuid, parts integer[], "of" integer)) look
      join evidence e on e.id = look."evidenceId" and e.attempt_id = ${attempt.id}
      on conflict (attempt_id, person_id, evidence_id) do update
        set parts = array(select distinct part from unnest(evidence_look.parts || excluded.parts) part
            where part <= excluded.part_count order by part),
          part_count = excluded.part_count, looked_at = excluded.looked_at`.execute(queries);
  return { data: { looks: await looksOf(queries, attempt.id, principal.userId) } };
}
