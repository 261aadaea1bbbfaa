import type { Area } from '../area.ts';
import { attemptId } from '../attempts/attempt.ts';
import { externalAssessmentOf } from '../attempts/external.ts';
import { learners, personOf } from '../attempts/learners.ts';
import { stableId } from '../ids.ts';
import { programmes } from '../programmes/programmes.ts';
import type { ExternalImportPersonRow, ExternalImportRow } from '../rows.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { courseId, outcomeId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';

const dayMs = 86_400_000;
const manager = byKey('manager');
const { id: account_id, clientId: client_id } = demoAccounts[0]!;
const tenant = { client_id, account_id };

/** Results that came in tables: one is stored but for a row that was refused, one waits to be looked at. */
export const imports: Area = {
  name: 'imports',
  *parts(now) {
    const [finished, draft] = [storedImport(now), waitingImport(now)];
    yield {
      rows: {
        imports: [finished.row, draft.row],
        importPeople: [...finished.people, ...draft.people],
      },
    };
  },
};

const codesOf = (course: number) => programmes[course]!.outcomes.map(({ code }) => code);

function importOf(
  key: string,
  course: number,
  facts: { reference: string; body: string; kind: string; assessedOn: string },
): Pick<
  ExternalImportRow,
  | 'id'
  | 'client_id'
  | 'account_id'
  | 'created_by'
  | 'principal'
  | 'course_id'
  | 'facts'
  | 'source'
  | 'head'
  | 'mapping'
> {
  const { id: userId, roles } = manager;
  return {
    id: stableId('demo', 'import', key),
    ...tenant,
    created_by: userId,
    principal: JSON.stringify({
      clientId: client_id,
      accountId: account_id,
      userId,
      roles,
      siteId: null,
      impersonatorId: null,
    }),
    course_id: courseId(0, course),
    facts: JSON.stringify({ courseId: courseId(0, course), venue: null, assessorName: null, ...facts }),
    source: 'folders',
    head: ['Learner number', 'Name', ...codesOf(course)],
    mapping: JSON.stringify({
      columns: { number: 'Learner number', name: 'Name' },
      results: Object.fromEntries(codesOf(course).map((code, index) => [outcomeId(0, course, index), code])),
      passFrom: 50,
      words: {},
    }),
  };
}

/** A row of a table, and whom it means: a number that somebody has is certain. */
function personRow(
  { id: import_id }: { id: string },
  position: number,
  cells: string[],
  match: { kind: 'certain' | 'doubtful' | 'none'; ids: string[] },
): ExternalImportPersonRow {
  const [number = '', name = ''] = cells;
  const candidates = match.ids.map((id) => ({ id, likeness: match.kind === 'certain' ? 1 : 0.9 }));
  return {
    import_id,
    position,
    ...tenant,
    row: position + 1,
    cells,
    name,
    number: number || null,
    match: JSON.stringify({ kind: match.kind, candidates }),
    outcome: null,
    message: null,
    attempt_id: null,
  };
}

const shown = ({ surname, name }: ReturnType<typeof personOf>) => `${surname}, ${name}`;

function storedImport(now: Date) {
  const learner = learners.find(({ cohort }) => cohort.next === 'external')!;
  const { course } = learner.cohort;
  const { reference, body, kind } = externalAssessmentOf(learner.turn);
  const at = new Date(now.getTime() - 9 * dayMs);
  const assessedOn = new Date(now.getTime() - 12 * dayMs).toISOString().slice(0, 10);
  const row = {
    ...importOf('stored', course, { reference, body, kind, assessedOn }),
    file_name: 'trade test results.zip',
    state: 'finished' as const,
    progress: 100,
    created_at: at,
    finished_at: at,
  };
  const person = personOf(learner);
  const results = codesOf(course).map(() => 'C');
  const people = [
    {
      ...personRow(row, 1, [person.number, shown(person), ...results], { kind: 'certain', ids: [person.id] }),
      outcome: 'created' as const,
      attempt_id: attemptId(learner),
    },
    {
      ...personRow(row, 2, ['L99100', 'Quentin Oberholzer', ...results], { kind: 'none', ids: [] }),
      outcome: 'refused' as const,
      message: 'Nobody of this name or number is known. Say who it is, or leave the person out.',
    },
  ];
  return { row, people };
}

/** Of a course on which none of them has an attempt: two are ready, of one the name has a slip, and one is nobody's. */
function waitingImport(now: Date) {
  const course = 2;
  const row = {
    ...importOf('waiting', course, {
      reference: 'WPA-2026-11',
      body: 'Durban Harbour Logistics',
      kind: 'workplace',
      assessedOn: new Date(now.getTime() - 6 * dayMs).toISOString().slice(0, 10),
    }),
    file_name: 'workplace results.zip',
    state: 'draft' as const,
    progress: 0,
    created_at: new Date(now.getTime() - dayMs),
    finished_at: null,
  };
  const [one, two, three] = learners
    .filter(({ cohort }) => cohort.account === 0 && cohort.next === 'batch')
    .map(personOf) as [Person, Person, Person];
  const cells = (number: string, name: string, result: string) => [
    number,
    name,
    ...codesOf(course).map(() => result),
  ];
  const people = [
    personRow(row, 1, cells(one.number, shown(one), 'Competent'), { kind: 'certain', ids: [one.id] }),
    personRow(row, 2, cells(two.number, shown(two), 'NYC'), { kind: 'certain', ids: [two.id] }),
    personRow(row, 3, cells('', `${shown(three)}h`, 'Competent'), { kind: 'doubtful', ids: [three.id] }),
    personRow(row, 4, cells('L99101', 'Precious Makhubela', 'Competent'), { kind: 'none', ids: [] }),
  ];
  return { row, people };
}

type Person = ReturnType<typeof personOf>;
