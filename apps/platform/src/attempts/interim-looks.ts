import { sql } from 'kysely';
import { compareVerdict, interimRefusal, interimView, twoResults } from '@moderator/moderation';
import type { Conflict } from '@moderator/moderation';
import type { Result, Scale } from '@moderator/contract/types';
import type { Queries } from '../database/database.ts';
import { hasRole } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { conflictsFor } from './conflicts.ts';
import { judgementsOf } from './outcomes.ts';
import { plannedInterim } from './planned-looks.ts';
import { isBlindFor } from './visibility.ts';

interface LookRow {
  attempt_id: string;
  outcome_id: string;
  /** What results of the outcome are said in; null where nobody says. */
  scale: Scale | null;
  moderator_id: string;
  moderator_name: string;
  result: Result;
  comment: string;
  words: string;
  judged_result: Result;
  judged_feedback: string;
  judged_at: Date;
  looked_at: Date;
}

/** Early looks at attempts, the latest first. */
export async function readInterimLooks(
  queries: Queries,
  attemptIds: readonly string[],
  outcomeId?: string,
): Promise<LookRow[]> {
  const { rows } = await sql<LookRow>`
    select l.attempt_id, l.outcome_id, l.moderator_id, l.result, l.comment, l.judged_result, l.judged_feedback, l.judged_at,
      l.looked_at, coalesce(f.text, '') as words, who.body ->> 'name' || ' ' || (who.body ->> 'surname') as moderator_name,
      coalesce(o.scale, course.body -> 'scale') as scale
    from interim_look l
    left join assessor_feedback f on f.attempt_id = l.attempt_id and f.outcome_id = l.outcome_id
    join outcome o on o.id = l.outcome_id
    left join document course on course.kind = 'courses' and course.id = o.course_id
    left join document who on who.kind = 'users' and who.id = l.moderator_id
    where l.attempt_id = any(${attemptIds}::uuid[]) ${outcomeId ? sql`and l.outcome_id = ${outcomeId}` : sql``}
    order by l.looked_at desc, l.outcome_id`.execute(queries);
  return rows;
}

/** An early look as one person may know it. */
export function presentInterimLook(row: LookRow, attempt: AttemptRecord, principal: Principal) {
  const view = interimView({
    isMine: row.moderator_id === principal.userId,
    isItsAssessor: attempt.assessor_id === principal.userId,
    isBlind: isBlindFor(attempt, principal),
  });
  const isAll = view === 'all';
  const scale = row.scale ?? twoResults;
  return {
    outcomeId: row.outcome_id,
    moderator: { id: row.moderator_id, name: row.moderator_name },
    lookedAt: row.looked_at,
    scale,
    words: view === 'nothing' ? null : row.words,
    verdict: isAll ? { result: row.result, comment: row.comment } : null,
    judgement: isAll
      ? { result: row.judged_result, feedback: row.judged_feedback, judgedAt: row.judged_at }
      : null,
    comparison: isAll ? compareVerdict(row.result, row.judged_result, { scale }) : null,
  };
}

/** What keeps a person from looking at anything of an attempt early; that they looked before does not. */
export const interimConflicts = (principal: Principal, attempt: AttemptRecord, now: Date): Conflict[] =>
  conflictsFor(principal, attempt, now).filter(({ kind }) => kind !== 'interim_moderator');

/**
 * Early looks at an attempt as the caller may know them, and the outcomes that are open to one of theirs.
 * @param isLookedAt whether there is an early look
 */
export async function interimOf(
  queries: Queries,
  attempt: AttemptRecord,
  principal: Principal,
  now: Date,
  isLookedAt: boolean,
) {
  const mayLook =
    attempt.state === 'assessing' &&
    attempt.assessor_id !== null &&
    hasRole(principal, 'moderator') &&
    interimConflicts(principal, attempt, now).length === 0;
  const [looks, judgements] = await Promise.all([
    isLookedAt ? readInterimLooks(queries, [attempt.id]) : [],
    mayLook ? judgementsOf(queries, attempt.id) : [],
  ]);
  const shown = looks.map((each) => presentInterimLook(each, attempt, principal));
  if (!mayLook) return { interimLooks: shown, interimOutcomeIds: [] };
  const ids = judgements
    .filter(({ result, judged_at }) => result !== null && judged_at !== null)
    .map((each) => each.outcome_id);
  const lookedAt = new Set(looks.map((each) => each.outcome_id));
  const planned = await plannedInterim(queries, attempt.assessor_id!, ids, now);
  const open = ids.filter(
    (id) =>
      !interimRefusal({
        state: attempt.state,
        isJudged: true,
        isPlanned: planned.has(id),
        isLookedAt: lookedAt.has(id),
      }),
  );
  return { interimLooks: shown, interimOutcomeIds: open };
}
