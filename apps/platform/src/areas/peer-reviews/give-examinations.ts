import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { notify } from '../../inbox/notify.ts';

/** Submissions that are given out in one transaction. */
const atATime = 100;

/** Gives what waits to be marked to others who wrote the same, whoever has fewest first, as far as the examination says. */
export async function giveExaminations(queries: Queries, now: Date): Promise<number> {
  const { rows } = await sql<{
    marker_id: string;
    id: string;
    client_id: string;
    account_id: string;
    title: string;
  }>`
    with asked as (
      select id, (body ->> 'peerMarkers')::int as peers, body ->> 'title' as title from document
      where kind = 'assessments' and deleted_at is null and body ->> 'peerMarkers' > '0'),
    waiting as (
      select s.id, s.learner_id, s.client_id, s.account_id, s.assessment_id, asked.title
      from asked join submission s on s.assessment_id = asked.id and s.state = 'marking'
      where (select count(*) from peer_marking p where p.submission_id = s.id) < asked.peers
      order by s.submitted_at, s.id limit ${atATime})
    insert into peer_marking (client_id, account_id, assessment_id, submission_id, learner_id, marker_id)
    select w.client_id, w.account_id, w.assessment_id, w.id, w.learner_id, o.learner_id from waiting w
      cross join lateral (
        select s.learner_id from submission s where s.assessment_id = w.assessment_id and s.learner_id <> w.learner_id
          and s.state in ('submitted', 'marking', 'marked') and not exists (select from peer_marking p
            where p.submission_id = w.id and p.marker_id = s.learner_id)
        group by s.learner_id
        order by (select count(*) from peer_marking p where p.assessment_id = w.assessment_id and p.marker_id = s.learner_id),
          md5(w.id::text || s.learner_id::text) limit 1) o
    on conflict do nothing
    returning marker_id, id, client_id, account_id, (select title from waiting where waiting.id = submission_id) as title`.execute(
    queries,
  );
  for (const { marker_id: markerId, id, client_id: clientId, account_id: accountId, title } of rows)
    await notify(queries, 'review.waiting', [markerId], {
      tenant: { client_id: clientId, account_id: accountId },
      subject: { kind: 'review', id },
      facts: { title },
      now,
    });
  // One for each at a time, so that each statement counts those before.
  return rows.length === 0 ? 0 : atATime;
}
