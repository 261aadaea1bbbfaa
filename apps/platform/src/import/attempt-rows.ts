import type { Judging } from '../attempts/keep-judged.ts';
import { stableId } from '../kernel/ids.ts';
import { daysOf } from './fingerprint.ts';
import type { SourceCourse, SourceOutcome, SourcePerson } from './source.ts';
import type { Planned } from './storing.ts';
import type { Names, StoredDocuments } from './store-documents.ts';
import type { Storing } from './storing.ts';
import { existing } from '../kernel/existing.ts';

/** The documents that attempts name, as they were put in place. */
export type Documents = Record<'course' | 'site' | 'assessor' | 'learner', StoredDocuments>;

type Row = Record<string, unknown>;

interface Rows {
  attempts: Row[];
  judgements: Row[];
  evidence: Row[];
  withdrawnEvidence: string[];
}

export const noRows = (): Rows => ({ attempts: [], judgements: [], evidence: [], withdrawnEvidence: [] });

/**
 * The rows that store new or changed attempts. Evidence never says how anything was judged.
 * @param judgings how results are taken, by course: with what follows from the judgements in the rows, which is known of attempts
 * that are stored whole; of others it is kept afterwards (keepJudged)
 */
export function attemptRows(
  storing: Storing,
  documents: Documents,
  changing: readonly Planned[],
  judgings?: ReadonlyMap<string, Judging>,
): Rows {
  const { idOf, mapping, now } = storing;
  const rows = noRows();
  for (const { id, attempt, results, fingerprint, known, learnerDiffers, differing } of changing) {
    const { course, site, learner, assessor } = attempt;
    const ids = {
      course_id: idOf('course', course.key),
      site_id: idOf('site', site),
      learner_id: idOf('learner', learner.key),
      assessor_id: idOf('assessor', assessor.key),
    };
    const judging = judgings && existing(judgings.get(ids.course_id), 'judging of a course');
    const days = daysOf(attempt, results, mapping.results.assessedAfterDays, now);
    const imported = { ...known?.facts.imported?.results, ...fingerprint.results };
    const version = (known?.version ?? 0) + 1;
    const state = stateOf(course, results, known);
    rows.attempts.push({
      id,
      ...ids,
      number: 1,
      state,
      allocated_to: ids.assessor_id,
      submitted_at: state === 'open' ? null : days.submittedAt,
      assessed_at: state === 'assessed' ? days.assessedAt : null,
      facts: { ...known?.facts, imported: { learner: fingerprint.learner, results: imported, version } },
      version,
      updated_at: now,
      learner_name: shownName(learner, documents.learner.renamed.get(ids.learner_id)),
      learner_number: learner.number,
      course_title: documents.course.renamed.get(ids.course_id)?.title ?? course.title,
      site_name: documents.site.renamed.get(ids.site_id)?.name ?? site,
      assessor_name: shownName(assessor, documents.assessor.renamed.get(ids.assessor_id), true),
      ...judging?.whole(
        Array.from(results, ([outcome, { result }]) => ({ outcomeId: idOf('outcome', outcome.key), result })),
      ),
    });
    // Another assessor for the attempt is another assessor for each of its judgements.
    for (const outcome of learnerDiffers ? results.keys() : differing) {
      const result = existing(results.get(outcome), 'result');
      const outcome_id = idOf('outcome', outcome.key);
      rows.judgements.push({
        attempt_id: id,
        outcome_id,
        result: result.result,
        ...(judging && { passed: judging.passes(outcome_id, result.result) }),
        mark: result.mark,
        feedback: result.feedback,
        assessor_id: ids.assessor_id,
        judged_at: days.judgedAt(result),
      });
      const evidenceId = stableId(id, 'evidence', outcome.key);
      if (!result.evidence) {
        rows.withdrawnEvidence.push(evidenceId);
        continue;
      }
      rows.evidence.push({
        id: evidenceId,
        attempt_id: id,
        position: outcome.place,
        title: result.evidence.title,
        kind: 'activity',
        source: 'import',
        captured_at: result.handedIn ?? null,
        activity: result.evidence.activity,
        outcome_ids: [outcome_id],
      });
    }
  }
  return rows;
}

/**
 * What an imported attempt is: assessed only when every outcome has a result, so that what nobody judged to the end
 * never gets into a batch; open where nothing was handed in. A result that is no longer in the files stays.
 */
function stateOf({ outcomes }: SourceCourse, results: Planned['results'], known: Planned['known']) {
  const isJudged = (outcome: SourceOutcome) =>
    results.has(outcome) ? results.get(outcome)?.result !== null : known?.state === 'assessed';
  if (outcomes.every(isJudged)) return 'assessed';
  const isHandedIn = [...results.values()].some((each) => each.evidence) || known?.state === 'submitted';
  return isHandedIn ? 'submitted' : 'open';
}

/** The name in lists: the mapping's, until somebody changes the person's name on the platform. */
function shownName(person: SourcePerson, renamed: Names | undefined, firstNameFirst = false): string {
  if (!renamed) return person.shownAs;
  const names = [String(renamed.surname), String(renamed.name)];
  return firstNameFirst ? names.reverse().join(' ') : names.join(', ');
}
