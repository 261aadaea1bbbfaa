import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Item } from './items.ts';
import type { Registration } from './rows.ts';

/** What a result consists of, beside what every registration tells. */
export interface ActivityDetail {
  /** More of what is told in lines: device, hash of the package, revision of the paper. */
  pairs?: readonly { label: string; value: string }[];
  /** Answers or interactions, as a stored file. */
  fileId?: string;
  /** Outcomes that its questions are evidence of, beside those of its place in the course. */
  outcomeIds?: readonly string[];
}

/** The attempts (`a`) of who a registration belongs to that take evidence. */
const takingEvidence = ({ user_id, course_id }: Registration) =>
  sql`a.learner_id = ${user_id}::uuid and a.course_id = ${course_id}::uuid and a.superseded_at is null
    and a.state in ('open', 'returned')`;

/**
 * Keeps the learner's open attempt from being handed in until the commit. Asked before the progress of the course is written, as by
 * whoever changes an attempt: in the other order each would wait for the other.
 */
export async function keepAttemptOpen(queries: Queries, registration: Registration): Promise<void> {
  await sql`select from attempt a where ${takingEvidence(registration)} for share`.execute(queries);
}

/**
 * Makes a finished activity evidence of the learner's open attempt on the course, or puts the later result in the
 * place of the one before. What was handed in is frozen and stays as it was judged.
 */
export async function addActivityEvidence(
  queries: Queries,
  registration: Registration,
  item: Item,
  { pairs = [], fileId, outcomeIds = [] }: ActivityDetail,
  now: Date,
): Promise<void> {
  if (!registration.course_id) return;
  const activity = [...standardPairs(registration), ...pairs];
  await sql`
    insert into evidence (id, client_id, account_id, attempt_id, position, title, kind, file_id, source, captured_at, activity,
      outcome_ids, registration_id)
    select ${randomUUID()}::uuid, a.client_id, a.account_id, a.id,
      (select coalesce(max(position), 0) + 1 from evidence where attempt_id = a.id), ${item.title}, 'activity', ${fileId ?? null}::uuid,
      'learner', ${now}, ${JSON.stringify(activity)}::jsonb,
      array(select distinct o.id from outcome o where o.course_id = a.course_id and (o.id = any(${[...outcomeIds]}::uuid[])
        or o.id in (select unnest(ci.outcome_ids) from course_item ci where ci.course_id = a.course_id
          and ci.lesson_id::text in (${item.id}, ${item.content_id ?? item.id})))),
      ${registration.id}::uuid
    from attempt a where ${takingEvidence(registration)} order by a.number desc limit 1 for share of a
    on conflict (attempt_id, registration_id) where registration_id is not null do update
      set file_id = excluded.file_id, captured_at = excluded.captured_at, activity = excluded.activity,
        outcome_ids = excluded.outcome_ids
      where evidence.frozen_at is null`.execute(queries);
}

const day = (instant: Date | null): string => instant?.toISOString().slice(0, 10) ?? '';

/** How it was made sure at a shared device who did it. */
const provedBy: Record<string, string> = {
  password: 'password, at a shared device',
  pin: 'six digits, at a shared device',
  qr: 'QR code, at a shared device',
  none: 'nothing, at a shared device without a network',
};

/** What everybody who judges asks of an activity first. */
function standardPairs(registration: Registration) {
  const { score, tries, seconds, opened_at: first, finished_at: last } = registration;
  const status = registration.withheld_status ?? registration.status;
  return [
    { label: 'Result', value: status },
    ...(score === null ? [] : [{ label: 'Score', value: `${score} %` }]),
    ...(tries > 0 ? [{ label: 'Tries', value: String(tries) }] : []),
    ...(seconds > 0
      ? [{ label: 'Time on task', value: `${Math.max(1, Math.round(seconds / 60))} min` }]
      : []),
    ...(registration.assurance
      ? [{ label: 'Proved by', value: provedBy[registration.assurance] ?? '' }]
      : []),
    { label: 'Begun', value: day(first) },
    { label: 'Finished', value: day(last) },
  ].filter(({ value }) => value !== '');
}
