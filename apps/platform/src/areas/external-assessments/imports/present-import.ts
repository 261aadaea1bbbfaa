import { sql } from 'kysely';
import { readCourse } from '../../../attempts/external/external-course.ts';
import { externalIdOf, resetAttempt, unfinishedAttempt } from '../../../attempts/external/store-external.ts';
import type { ExternalCourse } from '../../../attempts/external/store-external.ts';
import { outcomesAlone } from '../../../attempts/outcomes.ts';
import { withoutDirections } from '../../../files/file-name.ts';
import type { Queries } from '../../../database/database.ts';
import { evaluate, learnersMeant } from './evaluate.ts';
import type { Evaluated, Hindered } from './evaluate.ts';
import { courseNameOf, readFiles, readPeople } from './import-rows.ts';
import type { FileRow, ImportRow } from './import-rows.ts';
import { resultWords } from './result-words.ts';

/** An import with everything that is known of it. */
export interface Told {
  course: ExternalCourse;
  people: Evaluated[];
  files: FileRow[];
}

export async function tell(queries: Queries, row: ImportRow): Promise<Told> {
  const [people, files] = await Promise.all([readPeople(queries, row.id), readFiles(queries, row.id)]);
  const course = (await readCourse(queries, { accountId: row.account_id }, row.course_id)) ?? {
    title: await courseNameOf(queries, row.course_id),
    outcomes: await outcomesAlone(queries, row.course_id),
  };
  const hindered =
    row.state === 'draft' ? await hinderedLearners(queries, row, learnersMeant(people)) : new Map();
  return { course, people: evaluate(row, course, people, files, hindered), files };
}

/**
 * Somebody has one attempt at a time: what is open here stands in the way, unless it is this very assessment. And so does this one
 * where its attempt was reset.
 */
async function hinderedLearners(
  queries: Queries,
  { account_id, course_id, facts }: ImportRow,
  learnerIds: readonly string[],
): Promise<Hindered> {
  const own = learnerIds.map((id) => externalIdOf(account_id, facts, id));
  const { rows } = await sql<{ learner_id: string; learner_name: string; is_reset: boolean }>`
    select a.learner_id, a.learner_name, false as is_reset from attempt a
    where a.course_id = ${course_id}::uuid and a.learner_id = any(${learnerIds}::uuid[]) and a.superseded_at is null
      and a.state not in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')
      and not exists (select from external_assessment e where e.attempt_id = a.id and e.id = any(${own}::uuid[]))
    union all
    select a.learner_id, a.learner_name, true from external_assessment e join attempt a on a.id = e.attempt_id
    where e.id = any(${own}::uuid[]) and a.superseded_at is not null order by is_reset`.execute(queries);
  return new Map(
    rows.map((row) => [row.learner_id, row.is_reset ? resetAttempt : unfinishedAttempt(row.learner_name)]),
  );
}

/** What stands of a person: what became of them, and before that what would. */
export const stateOf = ({ person, state }: Evaluated) => person.outcome ?? state;
export const messageOf = ({ person, message }: Evaluated) => (person.outcome ? person.message : message);

export function presentImport(row: ImportRow, { course, people, files }: Told) {
  const count = (...states: string[]) => people.filter((each) => states.includes(stateOf(each))).length;
  const { body, kind, assessedOn, reference } = row.facts;
  return {
    id: row.id,
    state: row.state,
    source: row.source ?? ('folders' as const),
    fileName: withoutDirections(row.file_name),
    course: { id: row.course_id, name: course.title },
    body,
    kind,
    assessedOn,
    reference,
    columns: row.head,
    outcomes: course.outcomes.map(({ id, code, title, scale }) => ({ id, code, title, scale })),
    words: resultWords(
      row,
      course,
      people.map(({ person }) => person),
    ),
    mapping: row.mapping ?? { columns: {}, results: {}, passFrom: 50, words: {} },
    people: {
      ready: count('ready', 'created', 'changed', 'unchanged'),
      asked: count('asked'),
      refused: count('refused'),
      leftOut: count('left_out'),
      created: count('created'),
      changed: count('changed'),
      unchanged: count('unchanged'),
    },
    addedFiles: people.reduce((sum, { person }) => sum + person.added_files, 0),
    files: files.length,
    refusedFiles: files.filter(({ message }) => message !== null).length,
    progress: row.progress,
    message: row.message,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}
