import { sql } from 'kysely';
import type { Result } from '@moderator/contract/types';
import { isBeforeDecision, resultRefusal } from '@moderator/moderation';
import type { AttemptState } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { stableId } from '../../kernel/ids.ts';
import type { Principal } from '../../kernel/principal.ts';
import { dayIn } from '../days.ts';
import { keepJudged } from '../keep-judged.ts';
import type { outcomesAlone } from '../outcomes.ts';
import { readLearner } from './learner-rows.ts';
import { storeEvidence } from './store-evidence.ts';
import type { BroughtBy, ExternalEvidence } from './store-evidence.ts';

/** What is said once of an assessment, however many learners took part. */
export interface ExternalFacts {
  courseId: string;
  body: string;
  kind: 'integrated_summative' | 'workplace' | 'prior_learning';
  assessedOn: string;
  venue?: string | null | undefined;
  assessorName?: string | null | undefined;
}

/** What one learner brought along. */
export interface ExternalWork {
  learnerId: string;
  reference: string;
  notes: string;
  results: readonly ExternalResult[];
  evidence: readonly ExternalEvidence[];
  /** Says the same where the source says the same; null where nobody will ask. */
  fingerprint: string | null;
}

export interface ExternalResult {
  outcomeId: string;
  result: Result;
  mark: number | null;
  feedback: string;
}

/** What became of it, and files that it was in the place of; of what is refused nothing is stored. */
export type StoredWork =
  | {
      outcome: 'created' | 'changed' | 'unchanged';
      id: string;
      attemptId: string;
      replaced: string[];
      /** Files that were refused when the same was stored before, and are evidence now. */
      added: number;
    }
  | { outcome: 'refused'; message: string };

/** What is the same for all that is stored at once. */
interface Bringing {
  facts: ExternalFacts;
  /** Whether somebody typed it in, or it came out of a file. */
  source: BroughtBy;
  course: ExternalCourse;
  now: Date;
  /** Who has seen the results while they were brought in: as those who look early, they do not judge them blind. */
  seenBy: readonly string[];
}

export interface ExternalCourse {
  title: string;
  outcomes: Awaited<ReturnType<typeof outcomesAlone>>;
}

/** An assessment is the same one by its course, learner, body, kind and day, on every machine. */
export const externalIdOf = (accountId: string, facts: ExternalFacts, learnerId: string): string =>
  stableId(
    'external',
    accountId,
    facts.courseId,
    learnerId,
    facts.body.toLowerCase(),
    facts.kind,
    facts.assessedOn,
  );

/**
 * Stores what another body judged of one learner as an attempt that can be moderated at once. What is there already is
 * left as it is where it says the same, changed while nobody has begun to moderate it, and refused after that.
 */
export async function storeExternal(
  queries: Queries,
  principal: Principal,
  { facts, source, course, now, seenBy }: Bringing,
  work: ExternalWork,
): Promise<StoredWork> {
  const mistake =
    facts.assessedOn > dayIn(now)
      ? 'The day of the assessment is still to come.'
      : mistakeIn(course, work.results);
  if (mistake) return { outcome: 'refused', message: mistake };
  const id = externalIdOf(principal.accountId, facts, work.learnerId);
  const before = await known(queries, id);
  if (before?.superseded_at) return { outcome: 'refused', message: resetAttempt };
  const saysTheSame = before && work.fingerprint !== null && before.fingerprint === work.fingerprint;
  // A file that was refused then may be taken now: the source says the same, and there is more of it.
  const added = saysTheSame ? Math.max(0, work.evidence.length - before.files) : 0;
  const isSame = saysTheSame && added === 0;
  if (before && !isSame && before.state !== 'assessed')
    return {
      outcome: 'refused',
      message: 'This assessment is stored already and is being moderated, so it is not changed any more.',
    };
  if (before && isBeforeDecision(before.state)) await noteSeen(queries, before.attempt_id, seenBy);
  if (before && isSame)
    return { outcome: 'unchanged', id, attemptId: before.attempt_id, replaced: [], added };
  const attemptId = before?.attempt_id ?? stableId(id, 'attempt');
  if (before) await touch(queries, attemptId, now);
  else {
    const refused = await addAttempt(
      queries,
      principal,
      { facts, source, course, now, seenBy },
      { attemptId, ...work },
    );
    if (refused) return { outcome: 'refused', message: refused };
  }
  await putAssessment(queries, principal, facts, { id, attemptId, ...work });
  await putJudgements(queries, principal, facts, { attemptId, ...work });
  const replaced = await storeEvidence(
    queries,
    principal,
    { attemptId, outcomeIds: course.outcomes.map((each) => each.id), source, now },
    work,
  );
  await keepJudged(queries, [attemptId]);
  return { outcome: before ? 'changed' : 'created', id, attemptId, replaced, added };
}

function mistakeIn({ outcomes }: ExternalCourse, results: readonly ExternalResult[]): string | undefined {
  const given = new Map(results.map((each) => [each.outcomeId, each.result]));
  if (given.size < results.length) return 'An outcome has two results.';
  if (results.some(({ outcomeId }) => !outcomes.some(({ id }) => id === outcomeId)))
    return 'An outcome is of another course.';
  for (const { id, code, title, scale } of outcomes) {
    const result = given.get(id);
    if (result === undefined) return `There is no result for ${code} ${title}.`;
    const refusal = resultRefusal(scale, result);
    if (refusal) return refusal.sentence;
  }
  return undefined;
}

/** How many files an external assessment `e` was stored with. */
export const filesOf = sql<number>`(select count(*)::int from evidence v
  where v.attempt_id = e.attempt_id and v.file_id is not null and v.source in ('capture', 'import'))`;

async function known(queries: Queries, id: string) {
  const { rows } = await sql<{
    attempt_id: string;
    fingerprint: string | null;
    files: number;
    state: AttemptState;
    superseded_at: Date | null;
  }>`
    select e.attempt_id, e.fingerprint, ${filesOf} as files, a.state, a.superseded_at from external_assessment e join attempt a on a.id = e.attempt_id
    where e.id = ${id}::uuid for update of a`.execute(queries);
  return rows[0];
}

const noteSeen = (queries: Queries, attemptId: string, seenBy: readonly string[]) =>
  sql`update attempt set interim_moderator_ids = array(select unnest(interim_moderator_ids) union select unnest(${[...seenBy]}::uuid[]))
    where id = ${attemptId}::uuid and not interim_moderator_ids @> ${[...seenBy]}::uuid[]`.execute(queries);

const touch = (queries: Queries, attemptId: string, now: Date) =>
  sql`update attempt set version = version + 1, updated_at = ${now} where id = ${attemptId}::uuid`.execute(
    queries,
  );

/** @returns why there can be none */
async function addAttempt(
  queries: Queries,
  principal: Principal,
  { facts, course, now, seenBy }: Bringing,
  { attemptId, learnerId }: { attemptId: string; learnerId: string },
): Promise<string | undefined> {
  const learner = await readLearner(queries, principal, learnerId);
  if (!learner) return 'There is no such learner among yours.';
  const { rows } = await sql`
    insert into attempt (id, client_id, account_id, site_id, course_id, learner_id, number, state, submitted_at, assessed_at,
      external, learner_name, learner_number, course_title, site_name, assessor_name, interim_moderator_ids, updated_at)
    select ${attemptId}::uuid, ${principal.clientId}::uuid, ${principal.accountId}::uuid, ${learner.site_id}::uuid,
      ${facts.courseId}::uuid, ${learnerId}::uuid,
      1 + coalesce((select max(number) from attempt where learner_id = ${learnerId}::uuid and course_id = ${facts.courseId}::uuid), 0),
      'assessed', ${facts.assessedOn}::date, ${facts.assessedOn}::date, true, ${learner.name}, ${learner.number}, ${course.title},
      ${learner.site_name}, ${shownAssessor(facts)}, array(select distinct unnest(${[...seenBy]}::uuid[])), ${now}
    on conflict do nothing returning id`.execute(queries);
  return rows.length > 0 ? undefined : unfinishedAttempt(learner.name);
}

/** Why nothing can be stored beside an attempt that is open. */
export const unfinishedAttempt = (name: string): string =>
  `${name} has an attempt on this course that is not finished. Finish or reset it first.`;

/** Why nothing is changed of what a later attempt took the place of. */
export const resetAttempt =
  'The attempt that this assessment is stored in was reset, so it stays as it is. What was assessed anew comes in with its own day.';

const shownAssessor = ({ assessorName, body }: ExternalFacts): string =>
  assessorName ? `${assessorName} (${body})` : body;

const putAssessment = (
  queries: Queries,
  { clientId, accountId, userId }: Principal,
  { body, kind, assessedOn, venue, assessorName }: ExternalFacts,
  { id, attemptId, reference, notes, fingerprint }: ExternalWork & { id: string; attemptId: string },
) =>
  sql`insert into external_assessment (id, client_id, account_id, attempt_id, reference, body, kind, assessed_on, venue,
      assessor_name, notes, captured_by, fingerprint)
    values (${id}::uuid, ${clientId}::uuid, ${accountId}::uuid, ${attemptId}::uuid, ${reference}, ${body}, ${kind},
      ${assessedOn}::date, ${venue ?? null}, ${assessorName ?? null}, ${notes}, ${userId}::uuid, ${fingerprint})
    on conflict (id) do update set reference = excluded.reference, venue = excluded.venue, assessor_name = excluded.assessor_name,
      notes = excluded.notes, captured_by = excluded.captured_by, fingerprint = excluded.fingerprint`.execute(
    queries,
  );

/** Who assessed is nobody whom the platform knows. */
const putJudgements = (
  queries: Queries,
  { clientId, accountId }: Principal,
  { assessedOn }: ExternalFacts,
  { attemptId, results }: { attemptId: string; results: readonly ExternalResult[] },
) =>
  sql`insert into judgement (attempt_id, outcome_id, client_id, account_id, result, mark, feedback, judged_at)
    select ${attemptId}::uuid, "outcomeId", ${clientId}::uuid, ${accountId}::uuid, result, mark, feedback, ${assessedOn}::date
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r ("outcomeId" uuid, result text, mark numeric, feedback text)
    on conflict (attempt_id, outcome_id) do update set result = excluded.result, mark = excluded.mark,
      feedback = excluded.feedback, judged_at = excluded.judged_at`.execute(queries);
