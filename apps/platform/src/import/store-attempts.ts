import { sql } from 'kysely';
import { stateLabels } from '@moderator/moderation';
import { setImmediate as pause } from 'node:timers/promises';
import { judgingOf, keepJudged } from '../attempts/keep-judged.ts';
import type { Judging } from '../attempts/keep-judged.ts';
import type { Queries } from '../database/database.ts';
import { attemptRows, noRows } from './attempt-rows.ts';
import type { Documents } from './attempt-rows.ts';
import { fingerprintOf } from './fingerprint.ts';
import { execute, piecesOf } from './put-rows.ts';
import type { Statement } from './put-rows.ts';
import { writeBehind } from './together.ts';
import type { AttemptWithResults, SourceOutcome, SourceRecords } from './source.ts';
import type { Known, Planned, Storing } from './storing.ts';
import { existing } from '../kernel/existing.ts';

/** Attempts that are worked on between two looks at what the database has answered. */
const beforePause = 20;

/** A few attempts, read and compared with what is stored of them. */
interface Piece {
  planned: Planned[];
  changing: Planned[];
  /** What stores those that are not there yet, with what follows from their judgements. */
  added: (Statement | undefined)[];
  /** Rows of those that are. */
  changed: ReturnType<typeof attemptRows>;
}

/**
 * Stores attempts with their judgements and evidence, and refuses changes of what is past assessing. While the database
 * writes a few, the next are read.
 */
export async function storeAttempts(
  storing: Storing,
  records: SourceRecords,
  documents: Documents,
  withheld: ReadonlySet<SourceOutcome>,
): Promise<void> {
  const { counts, progress } = storing;
  let done = 0;
  await writeBehind(piecesOfAttempts(storing, records, documents, withheld), (piece) => {
    countAll(counts, piece.planned, new Set(piece.changing));
    progress.show('Storing attempts', (done += piece.planned.length), records.attempts.length);
    return write(storing, piece);
  });
  progress.end();
}

async function write({ queries, rows }: Storing, { changing, added, changed }: Piece): Promise<void> {
  await execute(queries, [
    ...added,
    rows.putting('attempt', ['id'], changed.attempts),
    rows.putting('judgement', ['attempt_id', 'outcome_id'], changed.judgements),
  ]);
  const known = changing.filter((each) => each.known);
  if (known.length > 0) {
    await keepJudged(
      queries,
      known.map(({ id }) => id),
    );
    await sql`delete from evidence where id = any(${changed.withdrawnEvidence}::uuid[])`.execute(queries);
  }
  await execute(queries, [rows.putting('evidence', ['id'], changed.evidence)]);
}

async function* piecesOfAttempts(
  storing: Storing,
  records: SourceRecords,
  documents: Documents,
  withheld: ReadonlySet<SourceOutcome>,
): AsyncGenerator<Piece> {
  const { queries, idOf } = storing;
  const refuse = refuserFor(storing, records);
  const judgings = new Map<string, Judging>();
  for await (const piece of records.withResults()) {
    const present = piece.filter((attempt) => {
      refuseWithheld(attempt, withheld, refuse);
      const deleted = deletedOf(storing, attempt, documents);
      if (deleted)
        refuse(attempt, [...attempt.results.keys()], true, `${deleted} was deleted on the platform`);
      return !deleted;
    });
    const ids = present.map(({ course, learner }) => idOf('attempt', course.key, learner.key));
    const known = await readKnown(queries, ids);
    const planned: Planned[] = [];
    for (const [index, attempt] of present.entries()) {
      planned.push(plan(existing(ids[index], 'id'), attempt, records, known));
      // What is written meanwhile goes on only when this pauses.
      if (index % beforePause === 0) await pause();
    }
    const differing = planned.filter((each) => each.learnerDiffers || each.differing.length > 0);
    // Only what will change is locked, so that nobody at work waits for an import that brings nothing.
    const locked = await readKnown(
      queries,
      differing.filter((each) => each.known).map((each) => each.id),
      sql`for update`,
    );
    const changing = differing.filter((each) => {
      each.known = locked.get(each.id);
      const reason = each.known && whyFixed(each.known);
      if (reason) refuse(each.attempt, each.differing, each.learnerDiffers, reason);
      return !reason;
    });
    for (const { key } of new Set(changing.map(({ attempt }) => attempt.course))) {
      const id = idOf('course', key);
      if (!judgings.has(id)) judgings.set(id, await judgingOf(queries, id));
    }
    const rowsOfNew = noRows();
    for (const part of piecesOf(
      changing.filter((each) => !each.known),
      beforePause,
    )) {
      const rows = attemptRows(storing, documents, part, judgings);
      for (const kind of ['attempts', 'judgements', 'evidence'] as const) rowsOfNew[kind].push(...rows[kind]);
      await pause();
    }
    const changed = attemptRows(
      storing,
      documents,
      changing.filter((each) => each.known),
    );
    const added = [
      storing.rows.adding('attempt', rowsOfNew.attempts),
      storing.rows.adding('judgement', rowsOfNew.judgements),
      storing.rows.adding('evidence', rowsOfNew.evidence),
    ];
    yield { planned, changing, added, changed };
  }
}

async function readKnown(queries: Queries, ids: string[], lock = sql``): Promise<Map<string, Known>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Known>`
    select id, state, version, superseded_at is not null as superseded, facts,
      exists (select from decision where decision.attempt_id = attempt.id) as decided
    from attempt where id = any(${ids}::uuid[]) ${lock}`.execute(queries);
  return new Map(rows.map((row) => [row.id, row]));
}

function plan(
  id: string,
  attempt: AttemptWithResults,
  { resultOf }: SourceRecords,
  stored: ReadonlyMap<string, Known>,
): Planned {
  const results = new Map(
    Array.from(attempt.results, ([outcome, row]) => [outcome, resultOf(outcome, row)] as const),
  );
  const fingerprint = fingerprintOf(attempt, results);
  const known = stored.get(id);
  const before = known?.facts.imported;
  return {
    id,
    attempt,
    results,
    fingerprint,
    known,
    learnerDiffers: before?.learner !== fingerprint.learner,
    differing: [...attempt.results.keys()].filter(
      ({ key }) => before?.results[key] !== fingerprint.results[key],
    ),
  };
}

/** Why an attempt may not be changed by an import any more. */
function whyFixed({ state, superseded, decided, version, facts }: Known): string | undefined {
  if (superseded) return 'changed, but the attempt was reset on the platform';
  const isAsImported = (state === 'submitted' || state === 'open') && version === facts.imported?.version;
  if (state !== 'assessed' && !isAsImported)
    return `changed, but the attempt is "${stateLabels[state]}" by now`;
  if (decided) return 'changed, but the attempt was moderated and judged again on the platform';
  return undefined;
}

type Refuse = (
  attempt: AttemptWithResults,
  outcomes: SourceOutcome[],
  learner: boolean,
  reason: string,
) => void;

/** Refuses rows of an attempt, each in the file it stands in. */
const refuserFor =
  ({ file }: Storing, { refusals }: SourceRecords): Refuse =>
  (attempt, outcomes, learner, reason) => {
    const value = `${attempt.learner.key} on ${attempt.course.key}`;
    if (learner) refusals.push({ file: file.learners, line: attempt.line, column: '', value, reason });
    for (const outcome of outcomes) {
      const { line } = existing(attempt.results.get(outcome), 'result');
      refusals.push({ file: file.results, line, column: '', value: `${value}, ${outcome.code}`, reason });
    }
  };

function refuseWithheld(
  attempt: AttemptWithResults,
  withheld: ReadonlySet<SourceOutcome>,
  refuse: Refuse,
): void {
  for (const outcome of attempt.results.keys())
    if (withheld.has(outcome)) {
      refuse(attempt, [outcome], false, 'its outcome was refused');
      attempt.results.delete(outcome);
    }
}

function deletedOf({ idOf }: Storing, attempt: AttemptWithResults, documents: Documents): string | undefined {
  const { course, site, learner, assessor } = documents;
  if (course.deleted.has(idOf('course', attempt.course.key))) return 'the course';
  if (site.deleted.has(idOf('site', attempt.site))) return 'the site';
  if (learner.deleted.has(idOf('learner', attempt.learner.key))) return 'the learner';
  return assessor.deleted.has(idOf('assessor', attempt.assessor.key)) ? 'the assessor' : undefined;
}

function countAll(counts: Storing['counts'], planned: Planned[], changing: ReadonlySet<Planned>): void {
  for (const each of planned) {
    const isChanging = changing.has(each);
    counts.attempts[!isChanging ? 'unchanged' : each.known ? 'changed' : 'new'] += 1;
    const differing = new Set(isChanging ? each.differing : []);
    for (const outcome of each.attempt.results.keys()) {
      const isNew = each.known?.facts.imported?.results[outcome.key] === undefined;
      counts.judgements[!differing.has(outcome) ? 'unchanged' : isNew ? 'new' : 'changed'] += 1;
    }
  }
}
