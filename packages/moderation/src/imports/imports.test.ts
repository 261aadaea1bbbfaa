import { describe, expect, it } from 'vitest';
import type { Scale } from '@moderator/contract/types';
import { peopleMatcher } from './match-people.ts';
import type { KnownPerson } from './match-people.ts';
import { twoResults } from '../scales.ts';
import { ownerOf, sharedRoot, sourceOf } from './paths.ts';
import { isNoResult, resultOfCell, wordInCell } from './results.ts';
import { resultColumns, sourceOfTable, usualMapping } from './tables.ts';

describe('what a path says', () => {
  it.each([
    ['Zanele Ndlovu (20260417)/log book.pdf', 'Zanele Ndlovu', '20260417', 'log book.pdf'],
    ['Ndlovu, Zanele/photos/one.jpg', 'Ndlovu, Zanele', null, 'one.jpg'],
    ['2026-0417/plan.docx', null, '2026-0417', 'plan.docx'],
    ['ST20260417_Zanele_Ndlovu/plan.docx', 'Zanele Ndlovu', 'ST20260417', 'plan.docx'],
    ['Anne-Marie van der Merwe - 0417/plan.docx', 'Anne-Marie van der Merwe', '0417', 'plan.docx'],
  ])('of folders: %s', (path, name, number, fileName) => {
    expect(ownerOf('folders', path)).toMatchObject({ name, number, fileName });
  });

  it.each([
    ['Zanele Ndlovu_12345_assignsubmission_file/photos/one.jpg', 'Zanele Ndlovu', '12345', 'one.jpg'],
    ['Zanele Ndlovu_12345_assignsubmission_file_/one.jpg', 'Zanele Ndlovu', '12345', 'one.jpg'],
    ['Zanele Ndlovu_12345_assignsubmission_file_my_plan.docx', 'Zanele Ndlovu', '12345', 'my_plan.docx'],
    ['Blue-Zanele Ndlovu_9_assignsubmission_file/a.pdf', 'Blue-Zanele Ndlovu', '9', 'a.pdf'],
    ['Participant_12345_assignsubmission_file_/one.jpg', null, '12345', 'one.jpg'],
  ])('of Moodle: %s', (path, name, number, fileName) => {
    expect(ownerOf('moodle', path)).toEqual({ key: number, name, number, fileName, isTyped: false });
  });

  it.each([
    ['Zanele Ndlovu_12345_assignsubmission_onlinetext/onlinetext.html', 'Online text.txt', true],
    ['Zanele Ndlovu_12345_assignsubmission_onlinetext_/onlinetext.html', 'Online text.txt', true],
    ['Zanele Ndlovu_12345_assignsubmission_onlinetext_onlinetext.html', 'Online text.txt', true],
    ['Zanele Ndlovu_12345_assignsubmission_onlinetext/photo.png', 'photo.png', false],
    ['Zanele Ndlovu_12345_assignsubmission_file/page.html', 'page.html', false],
  ])('of what was typed into Moodle: %s', (path, fileName, isTyped) => {
    expect(ownerOf('moodle', path)).toMatchObject({ key: '12345', fileName, isTyped });
  });

  it.each([
    ['ndlovuzanele_1234_5678_log book.pdf', 'ndlovuzanele', '1234', 'log book.pdf'],
    ['ndlovuzanele_LATE_1234_5678_log_book-1.pdf', 'ndlovuzanele', '1234', 'log_book-1.pdf'],
    ['ndlovuzanele_1234_5678_text.html', 'ndlovuzanele', '1234', 'text.html'],
  ])('of Canvas: %s', (path, name, number, fileName) => {
    expect(ownerOf('canvas', path)).toEqual({ key: number, name, number, fileName, isTyped: false });
  });

  it.each([
    ['vandermerweannemarie_77_text.html', '77', 'Text entry.txt'],
    ['ndlovuzanele_LATE_1234_link.html', '1234', 'Website URL.txt'],
    ['anon_aB3x9_text.html', 'aB3x9', 'Text entry.txt'],
  ])('of what was typed into Canvas: %s', (path, key, fileName) => {
    expect(ownerOf('canvas', path)).toMatchObject({ key, fileName, isTyped: true });
  });

  it('of Canvas where names are hidden', () => {
    expect(ownerOf('canvas', 'anon_aB3x9_5678_plan.pdf')).toMatchObject({
      key: 'aB3x9',
      name: null,
      fileName: 'plan.pdf',
    });
  });

  it('tells where files come from, and what lies beside them', () => {
    expect(sourceOf(['A B_1_assignsubmission_file/x.pdf', 'C D_2_assignsubmission_file/y.pdf'])).toBe(
      'moodle',
    );
    expect(sourceOf(['ab_1_2_x.pdf', 'cd_LATE_3_4_y.pdf'])).toBe('canvas');
    expect(sourceOf(['A B/x.pdf', 'results.xlsx'])).toBe('folders');
    expect(ownerOf('folders', 'results.xlsx')).toBeUndefined();
  });

  it('takes the folder away in which everything lies, and leaves that of a learner', () => {
    expect(sharedRoot(['all/A B/x.pdf', 'all/C D/y.pdf', 'all/results.csv'])).toBe('all/'.length);
    expect(sharedRoot(['A B/x.pdf', 'A B/y.pdf'])).toBe(0);
    expect(sharedRoot(['A B/x.pdf', 'C D/y.pdf'])).toBe(0);
  });
});

const person = (id: string, name: string, surname: string, number: string | null = null): KnownPerson => ({
  id,
  name,
  surname,
  number,
  email: `${id}@example.co.za`,
});
const match = peopleMatcher([
  person('zanele', 'Zanele', 'Ndlovu', 'ST-0417'),
  person('zinhle', 'Zinhle', 'Ndlovu', 'ST-0418'),
  person('sipho', 'Sipho', 'Dlamini', 'ST-0500'),
  person('other-sipho', 'Sipho', 'Dlamini', 'ST-0501'),
  person('rene', 'René', 'van der Merwe'),
]);
const found = (name: string | null, number: string | null = null, email: string | null = null) =>
  match({ name, number, email });

describe('whom a source means', () => {
  it.each([
    ['a number', found(null, 'st0417'), 'zanele'],
    ['an address', found(null, null, 'Zinhle@example.co.za'), 'zinhle'],
    ['a name, surname first', found('NDLOVU, Zanele'), 'zanele'],
    ['a name without its marks', found('Rene van der Merwe'), 'rene'],
    ['a name without its gaps', found('ndlovuzinhle'), 'zinhle'],
    ['one of two by the number', found('Sipho Dlamini', 'ST-0501'), 'other-sipho'],
    ['a number, with a slip in the name', found('Zanelle Ndlovu', 'ST-0417'), 'zanele'],
  ])('is certain by %s', (_, result, id) => {
    expect(result).toEqual({ kind: 'certain', candidates: [{ id, likeness: 1 }] });
  });

  it.each([
    ['two people have the name', found('Sipho Dlamini'), ['sipho', 'other-sipho']],
    ['a letter is wrong', found('Zanelle Ndlovu'), ['zanele', 'zinhle']],
    ['the number is that of somebody of another name', found('Sipho Dlamini', 'ST-0417'), ['zanele']],
    ['the name is right and the number another', found('Zanele Ndlovu', 'ST-9999'), ['zanele']],
  ])('is asked where %s', (_, result, ids) => {
    expect(result.kind).toBe('doubtful');
    expect(result.candidates.map(({ id }) => id)).toEqual(ids);
  });

  it('is nobody where nothing is alike', () => {
    expect(found('Quentin Oberholzer', 'X-1')).toEqual({ kind: 'none', candidates: [] });
    expect(found(null)).toEqual({ kind: 'none', candidates: [] });
  });
});

const worksheet = [
  'Identifier',
  'Full name',
  'Email address',
  'Status',
  'Grade',
  'Maximum Grade',
  'Grade can be changed',
  'Last modified (submission)',
  'Last modified (grade)',
  'Feedback comments',
];
const gradebook = [
  'Student',
  'ID',
  'SIS User ID',
  'SIS Login ID',
  'Section',
  'Plan a team (4711)',
  'Keep records (4712)',
  'Assignments Current Score',
  'Final Score',
];
const outcomes = [
  { id: 'one', code: 'US 1', title: 'Plan a team' },
  { id: 'two', code: 'US 2', title: 'Keep records' },
];

describe('what a table means', () => {
  it('is known by its columns', () => {
    expect(sourceOfTable(worksheet)).toBe('moodle');
    expect(sourceOfTable(gradebook)).toBe('canvas');
    expect(sourceOfTable(['LastName', 'FirstName', 'ID', 'Section', 'Plan (1)'])).toBe('canvas');
    expect(sourceOfTable(['Student number', 'Name', 'Result'])).toBeUndefined();
  });

  it('is guessed for a worksheet of Moodle: one grade for all outcomes', () => {
    expect(usualMapping('moodle', worksheet, outcomes)).toMatchObject({
      columns: { name: 'Full name', email: 'Email address', feedback: 'Feedback comments' },
      results: { one: 'Grade', two: 'Grade' },
      key: 'Identifier',
    });
  });

  it('is guessed for a gradebook of Canvas: a column for each outcome of its name', () => {
    expect(usualMapping('canvas', gradebook, outcomes)).toMatchObject({
      columns: { name: 'Student', number: 'SIS User ID', email: 'SIS Login ID' },
      results: { one: 'Plan a team (4711)', two: 'Keep records (4712)' },
      key: 'ID',
    });
    expect(resultColumns('canvas', gradebook)).toEqual(['Plan a team (4711)', 'Keep records (4712)']);
  });

  it('is remembered where the columns are there again', () => {
    const before = {
      columns: { number: 'Reg', name: 'gone' },
      results: { one: 'Task A', two: 'gone' },
      passFrom: 60,
      words: { good: 'C' },
    };
    expect(usualMapping('folders', ['Reg', 'Name', 'Task A', 'US 2'], outcomes, before)).toEqual({
      columns: { number: 'Reg', name: 'Name' },
      results: { one: 'Task A', two: 'US 2' },
      key: undefined,
      passFrom: 60,
      words: { good: 'C' },
    });
  });
});

describe('what a cell says', () => {
  const usual = { highest: 50, passFrom: 50, words: { good: 'C' } };
  const levels: Scale = { kind: 'levels', levels: ['Fail', 'Pass', 'Merit'], passFrom: 'Pass' };
  const marks: Scale = { kind: 'marks', maximum: 100, step: 0.5, passMark: 50, grades: [] };
  it.each([
    [twoResults, 'Not yet competent', 'NYC', null],
    [twoResults, 'Good', 'C', null],
    [twoResults, '25', 'C', 50],
    [twoResults, '24,5', 'NYC', 49],
    [twoResults, '70 %', 'C', 70],
    [twoResults, '3/10', 'NYC', 30],
    [levels, 'merit', 'Merit', null],
    [marks, '33.6', '67', 67.2],
  ])('%o: %s', (scale, text, result, share) => {
    expect(resultOfCell(scale, text, usual)).toEqual({ result, share });
  });

  it.each([
    [twoResults, 'perhaps'],
    [twoResults, '51'],
    [levels, '40'],
    [levels, 'good'],
  ])('refuses %o: %s', (scale, text) => {
    expect(resultOfCell(scale, text, usual)).toHaveProperty('mistake');
  });

  it('may say that there is none', () => {
    expect(['', ' - ', 'N/A', 'EX', '0'].map(isNoResult)).toEqual([true, true, true, true, false]);
  });
});

describe('words of a table', () => {
  it.each([
    ['Satisfactory', {}, { word: 'satisfactory', result: 'C' }],
    [' nyc ', {}, { word: 'nyc', result: 'NYC' }],
    ['Mastered', {}, { word: 'mastered', result: null }],
    ['Mastered', { mastered: 'C' }, { word: 'mastered', result: 'C' }],
    ['5', { '5': 'C' }, { word: '5', result: 'C' }],
    ['62,5 %', {}, undefined],
    ['-', {}, undefined],
  ])('%s', (text, words, said) => {
    expect(wordInCell(twoResults, text, words)).toEqual(said);
  });
});
