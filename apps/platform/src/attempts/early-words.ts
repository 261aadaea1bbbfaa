import { sql } from 'kysely';
import type { RequestContext } from '../kernel/call.ts';

interface WordsRow {
  attemptId: string;
  learner: string;
  outcome: string;
  moderator_id: string;
  moderator_name: string | null;
  words: string;
  lookedAt: Date;
}

/** As many as are read before one opens the attempts. */
const mostWords = 8;

/** What moderators said who looked early at work that the caller assesses and has not signed, the latest first. */
export async function earlyWords({ queries, principal }: RequestContext) {
  const { rows } = await sql<WordsRow>`
    select a.id as "attemptId", a.learner_name as learner, o.code || ' ' || o.title as outcome, l.moderator_id,
      who.body ->> 'name' || ' ' || (who.body ->> 'surname') as moderator_name, l.words, l.looked_at as "lookedAt"
    from interim_look l
    join attempt a on a.id = l.attempt_id and a.assessor_id = l.assessor_id and a.state in ('submitted', 'assessing')
    join outcome o on o.id = l.outcome_id
    left join document who on who.kind = 'users' and who.id = l.moderator_id
    where l.assessor_id = ${principal.userId} and l.words <> ''
    order by l.looked_at desc, a.id limit ${mostWords}`.execute(queries);
  return rows.map(({ moderator_id, moderator_name, ...row }) => ({
    ...row,
    moderator: { id: moderator_id, name: moderator_name ?? '' },
  }));
}
