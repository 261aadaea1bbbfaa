import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { keyBySeed, resultRefusal, visitSampleSize } from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { keyedHash } from '../../attempts/keyed-hash.ts';
import { outcomesAlone } from '../../attempts/outcomes.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import type { Queries } from '../../database/database.ts';
import type { Handlers } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentRoom } from './room.ts';
import { isReleased, isUnsigned, openVisitToChange, readVisit } from './visit-rows.ts';
import type { VisitRow } from './visit-rows.ts';

/** What the reports of the visit's batches have released. */
async function releasedIn(queries: Queries, visit: VisitRow) {
  const { rows } = await sql<{ id: string; course_id: string }>`
    select distinct a.id, a.course_id from visit_batch vb join batch_attempt ba on ba.batch_id = vb.batch_id
    join attempt a on a.id = ba.attempt_id where vb.visit_id = ${visit.id}::uuid and ${isReleased}`.execute(
    queries,
  );
  return rows;
}

async function put(
  queries: Queries,
  { id, client_id, account_id }: VisitRow,
  attemptIds: readonly string[],
  reason: string | null,
) {
  await sql`insert into visit_attempt (visit_id, attempt_id, client_id, account_id, position, reason)
    select ${id}::uuid, each.id, ${client_id}::uuid, ${account_id}::uuid, each.place
      + (select coalesce(max(position), 0) from visit_attempt where visit_id = ${id}::uuid), ${reason}
    from unnest(${[...attemptIds]}::uuid[]) with ordinality each (id, place)
    on conflict do nothing`.execute(queries);
}

export const sampleHandlers = {
  /** Seeded by the platform, so that nobody can say it was chosen; whoever has the seed draws the same again. */
  async drawVisitSample(call) {
    const { queries, principal, body, now } = call;
    const visit = await openVisitToChange(call);
    if (visit.drawn_at)
      refuse(
        'wrong_state',
        'The sample is drawn already. Nothing was changed; add to it by hand, with a reason.',
      );
    const percentage = Math.max(visit.layout.sample.percentage, body.percentage ?? 0);
    const released = await releasedIn(queries, visit);
    const seed = randomBytes(16).toString('hex');
    const size = visitSampleSize(released.length, { ...visit.layout.sample, percentage });
    const drawn = keyBySeed(
      seed,
      released.map((each) => each.id),
      keyedHash,
    ).slice(0, size);
    await put(
      queries,
      visit,
      drawn.map((each) => each.id),
      null,
    );
    await sql`update visit v set sample_seed = ${seed}, sample_percentage = ${percentage}, drawn_at = ${now}::timestamptz,
      version = version + 1 where v.id = ${visit.id}::uuid and v.drawn_at is null and ${isUnsigned}`.execute(
      queries,
    );
    await audit(
      queries,
      principal,
      'visit sample drawn',
      { kind: 'visit', id: visit.id, accountId: visit.account_id },
      { seed, percentage, attemptIds: drawn.map((each) => each.id) },
      now,
    );
    return { data: await presentRoom(call, await readVisit(queries, visit.id)) };
  },

  async addToVisitSample(call) {
    const { queries, body } = call;
    const visit = await openVisitToChange(call);
    const released = await releasedIn(queries, visit);
    if (!released.some(({ id }) => id === body.attemptId))
      refuse('invalid_input', 'That attempt is not in the scope of this visit. Nothing was changed.');
    await put(queries, visit, [body.attemptId], body.reason);
    return { data: await presentRoom(call, visit) };
  },

  /** What is judged stays: where the visit is blind, it is what brings the others' results to light. */
  async judgeVisitAttempt(call) {
    const { queries, params, body, now } = call;
    const visit = await openVisitToChange(call);
    const { rows } = await sql<{ course_id: string; judged_at: Date | null }>`
      select a.course_id, s.judged_at from visit_attempt s join attempt a on a.id = s.attempt_id
      where s.visit_id = ${visit.id}::uuid and s.attempt_id = ${params.attemptId}::uuid`.execute(queries);
    const [row = refuse('not_found')] = rows;
    if (visit.blind && row.judged_at)
      refuse(
        'wrong_state',
        'You have judged this before you saw the others’ results, so it stays. Nothing was changed; write a finding instead.',
      );
    const outcomes = await outcomesAlone(queries, row.course_id);
    const results = outcomes.map((outcome) => {
      const given = body.results.find(({ outcomeId }) => outcomeId === outcome.id);
      if (!given)
        refuse('invalid_input', `${outcome.code} has no result yet. Nothing was saved; judge each outcome.`);
      const refused = resultRefusal(outcome.scale, given.result);
      if (refused) refuseBy(refused);
      return given;
    });
    await sql`update visit_attempt set results = ${JSON.stringify(results)}::jsonb, judged_at = ${now}::timestamptz
      where visit_id = ${visit.id}::uuid and attempt_id = ${params.attemptId}::uuid`.execute(queries);
    return { data: await presentRoom(call, visit) };
  },

  async saveVisitChecklist(call) {
    const { queries, body } = call;
    const visit = await openVisitToChange(call);
    const known = new Set(visit.layout.checklist.map(({ id }) => id));
    const answers = body.answers.filter(({ id }) => known.has(id));
    await sql`update visit v set checklist = ${JSON.stringify(answers)}::jsonb
      where v.id = ${visit.id}::uuid and ${isUnsigned}`.execute(queries);
    return { data: await presentRoom(call, await readVisit(queries, visit.id)) };
  },
} satisfies Partial<Handlers>;
