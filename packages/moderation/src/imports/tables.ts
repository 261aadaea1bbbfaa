import type { ImportSource } from './paths.ts';

/** What a column of a table of results may say of a person. */
export const personColumns = ['number', 'name', 'surname', 'email', 'feedback'] as const;
export type PersonColumn = (typeof personColumns)[number];

/** Which column says what, by the names of columns. */
export interface ImportMapping {
  columns: Partial<Record<PersonColumn, string>>;
  /** By the id of each outcome the column with its result. */
  results: Readonly<Record<string, string>>;
  /** The column with the id that the source has for a person, by which files are theirs. */
  key?: string | undefined;
  /** Of marks, the share of the highest in per cent from which an outcome passes, where a course says C and NYC. */
  passFrom: number;
  /** What words of the source mean, in the words of the scale. */
  words: Readonly<Record<string, string>>;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Names of columns by what they say, in small letters and without gaps. */
const usualNames: Record<PersonColumn, readonly string[]> = {
  number: [
    'number',
    'studentnumber',
    'learnernumber',
    'idnumber',
    'studentid',
    'learnerid',
    'sisuserid',
    'registrationnumber',
    'studentno',
    'learnerno',
  ],
  name: ['name', 'fullname', 'firstname', 'student', 'learner', 'studentname', 'learnername', 'candidate'],
  surname: ['surname', 'lastname', 'familyname'],
  email: ['email', 'emailaddress', 'mail', 'sisloginid'],
  feedback: ['feedback', 'feedbackcomments', 'comment', 'comments', 'remark', 'remarks'],
};

const keyNames: Record<ImportSource, readonly string[]> = {
  moodle: ['identifier'],
  canvas: ['id'],
  folders: ['folder', 'foldername', 'directory'],
};

/**
 * Which product a table comes from: the grading worksheet of Moodle begins with `Identifier` and has a `Grade`, the gradebook of
 * Canvas has `Student` (or two columns for the name), `ID` and `Section`.
 */
export function sourceOfTable(head: readonly string[]): ImportSource | undefined {
  const has = (name: string) => head.some((cell) => plain(cell) === name);
  if (has('identifier') && has('grade') && has('lastmodifiedgrade')) return 'moodle';
  if ((has('student') || (has('lastname') && has('firstname'))) && has('id') && has('section'))
    return 'canvas';
  return undefined;
}

/** Columns of Canvas that it works out by itself; none is a result. */
const workedOut =
  /(Current|Final) (Score|Points|Grade)|Override (Score|Grade|Status)|^(Student|LastName|FirstName|ID|SIS User ID|SIS Login ID|Integration ID|Root Account|Section)$/;

/** The columns that can hold a result. */
export const resultColumns = (source: ImportSource, head: readonly string[]): string[] =>
  source === 'canvas' ? head.filter((cell) => cell.trim() !== '' && !workedOut.test(cell)) : [...head];

interface Outcome {
  id: string;
  code: string;
  title: string;
}

/**
 * What the columns mean as far as their names say so: results stand in a column that is called as the outcome, or in the
 * one column of grades. What was chosen before holds wherever its column is there again.
 */
export function usualMapping(
  source: ImportSource,
  head: readonly string[],
  outcomes: readonly Outcome[],
  before?: ImportMapping,
): ImportMapping {
  const find = (names: readonly string[]) =>
    names.map((name) => head.find((cell) => plain(cell) === name)).find((cell) => cell !== undefined);
  const columns: ImportMapping['columns'] = {};
  for (const column of personColumns) {
    const earlier = before?.columns[column];
    const found = earlier && head.includes(earlier) ? earlier : find(usualNames[column]);
    if (found !== undefined) columns[column] = found;
  }
  const possible = resultColumns(source, head);
  const only =
    source === 'moodle'
      ? find(['grade'])
      : source === 'canvas' && possible.length === 1
        ? possible[0]
        : find(['result', 'grade', 'mark']);
  const results: Record<string, string> = {};
  for (const { id, code, title } of outcomes) {
    const earlier = before?.results[id];
    const named = possible.find((cell) => isNamed(cell, code) || isNamed(cell, title));
    const found = earlier && head.includes(earlier) ? earlier : (named ?? only);
    if (found !== undefined) results[id] = found;
  }
  const key = before?.key && head.includes(before.key) ? before.key : find(keyNames[source]);
  return { columns, results, key, passFrom: before?.passFrom ?? 50, words: before?.words ?? {} };
}

const isNamed = (cell: string, name: string): boolean =>
  plain(cell) === plain(name) || (plain(name).length > 3 && plain(cell).startsWith(plain(name)));
