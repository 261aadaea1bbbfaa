import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { CaptureChoices, CaptureLearner } from '@moderator/client/types';
import { startTestPlatform } from '../../../testing/test-platform.ts';
import type { TestPlatform } from '../../../testing/test-platform.ts';
import { archive, begun, csv, importFacts, learnersToImport, stored } from './import.fixture.ts';

let platform: TestPlatform;
let api: Client;
let course: CaptureChoices['courses'][number];
/** Learners of one name each who are on no course. */
let free: CaptureLearner[];
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('manager');
  ({ course, free } = await learnersToImport(platform, api));
});
afterAll(() => platform.stop());

const facts = (reference: string, assessedOn?: string) => importFacts(course.id, reference, assessedOn);
const codes = () => course.outcomes.map(({ code }) => code);
const all = (cell: string) => codes().map(() => cell);
const textOf = async ({ blob }: { blob: Blob }) => blob.text();
const takeFree = (count: number) => free.splice(0, count);

describe('a folder for each learner, with a table of results', () => {
  it('is looked at, asked about, stored at once and repeated without doubles', async () => {
    const [one, two, three] = takeFree(3) as [CaptureLearner, CaptureLearner, CaptureLearner];
    const slip = `${three.name}x`;
    const files = {
      [`May/${one.name} (${one.number})/plan.txt`]: 'the plan',
      [`May/${one.name} (${one.number})/photos/note.txt`]: 'a note',
      [`May/${two.number}/report.txt`]: 'the report',
      [`May/${two.number}/program.exe`]: 'MZ',
      'May/results.csv': csv([
        ['Learner number', 'Name', ...codes(), 'Remarks'],
        [one.number!, one.name, ...all('Competent'), 'Good work'],
        [two.number!, two.name, ...all('62,5'), '=HYPERLINK("x")'],
        ['', slip, ...all('NYC'), ''],
        ['X-1', 'Quentin Oberholzer', ...all('C'), ''],
      ]),
    };
    const draft = await begun(api, archive(files), facts('FOLDERS-1'));
    expect(draft).toMatchObject({
      state: 'draft',
      source: 'folders',
      files: 4,
      people: { ready: 2, asked: 1, refused: 1, leftOut: 0 },
    });
    const { id } = draft;
    // What will be left out is known before anything is stored.
    expect(draft.refusedFiles).toBe(1);
    const looked = await api.listImportPeople({ id });
    expect(looked.items.find(({ learner }) => learner?.id === two.id)).toMatchObject({
      files: 1,
      refusedFiles: [{ name: 'program.exe', message: 'Files of the kind ".exe" are not accepted.' }],
    });
    const { items } = await api.listImportPeople({ id, query: { state: ['asked'] } });
    expect(items).toMatchObject([{ name: slip, candidates: [{ id: three.id }] }]);
    await api.chooseImportPeople({
      id,
      body: { choices: [{ position: items[0]!.position, learnerId: three.id }] },
    });
    const before = await platform.query('select id from external_assessment where reference = $1', [
      'FOLDERS-1',
    ]);
    expect(before).toEqual([]);

    const done = await stored(api, id);
    expect(done).toMatchObject({ state: 'finished', refusedFiles: 1, people: { refused: 1 } });
    const { items: list } = await api.listExternalAssessments({ query: { query: 'FOLDERS-1' } });
    expect(list.map(({ learner }) => learner.id).toSorted()).toEqual([one.id, two.id, three.id].toSorted());
    const found = list.find(({ learner }) => learner.id === one.id)!;
    const detail = await api.getExternalAssessment({ id: found.id });
    expect(detail.state).toBe('assessed');
    expect(detail.evidence.map(({ fileName }) => fileName).toSorted()).toEqual(['note.txt', 'plan.txt']);
    const [file] = await platform.query<{ owner_id: string }>(
      'select owner_id from stored_file where id = $1',
      [detail.evidence[0]!.fileId],
    );
    expect(file?.owner_id).toBe(one.id);

    const report = await textOf(await api.downloadImportReport({ id }));
    expect(report).toContain('Quentin Oberholzer');
    expect(report).toContain('program.exe');

    const again = await begun(api, archive(files), facts('FOLDERS-1'));
    expect(again.mapping).toEqual(done.mapping);
    const { items: people } = await api.listImportPeople({ id: again.id, query: { state: ['asked'] } });
    await api.chooseImportPeople({
      id: again.id,
      body: { choices: [{ position: people[0]!.position, learnerId: three.id }] },
    });
    await stored(api, again.id);
    const { items: same } = await api.listImportPeople({ id: again.id, query: { state: ['unchanged'] } });
    expect(same).toHaveLength(3);
    const { total } = await api.listExternalAssessments({ query: { query: 'FOLDERS-1', total: 'true' } });
    expect(total).toBe(3);
    const left = await platform.query('select id from upload where archive');
    expect(left).toEqual([]);
  });

  it('takes changes over while nobody has begun to moderate, and keeps no file in whose place another is', async () => {
    const [one] = takeFree(1) as [CaptureLearner];
    const filesOf = () =>
      platform.query<{ id: string; name: string }>('select id, name from stored_file where owner_id = $1', [
        one.id,
      ]);
    const before = await filesOf();
    const table = (cell: string) =>
      csv([
        ['Number', ...codes()],
        [one.number!, ...all(cell)],
      ]);
    const bring = async (cell: string) => {
      const draft = await begun(
        api,
        archive({ 'results.csv': table(cell), [`${one.number}/plan.txt`]: `plan of ${cell}` }),
        facts('CHANGES-1'),
      );
      await stored(api, draft.id);
      return (await api.listImportPeople({ id: draft.id })).items[0];
    };
    expect(await bring('C')).toMatchObject({ state: 'created' });
    const [first] = (await filesOf()).filter(({ id }) => !before.some((each) => each.id === id));
    expect(await bring('NYC')).toMatchObject({ state: 'changed' });
    const after = (await filesOf()).filter(({ id }) => !before.some((each) => each.id === id));
    expect(after).toHaveLength(1);
    expect(after[0]!.id).not.toBe(first!.id);
    expect(existsSync(join(platform.filesDirectory, first!.id.slice(0, 2), first!.id))).toBe(false);
    expect(existsSync(join(platform.filesDirectory, after[0]!.id.slice(0, 2), after[0]!.id))).toBe(true);
    await platform.query(
      `update attempt set state = 'moderating' where id = (select attempt_id from external_assessment where reference = 'CHANGES-1')`,
      [],
    );
    expect(await bring('C')).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('moderated') as string,
    });
  });
});

describe('files of an archive', () => {
  it('are looked at before they are stored, and what programs leave behind is nobody’s', async () => {
    const [one] = takeFree(1) as [CaptureLearner];
    const folder = `May/${one.number}`;
    const draft = await begun(
      api,
      archive({
        'May/results.csv': csv([
          ['Number', ...codes()],
          [one.number!, ...all('C')],
        ]),
        'May/~$results.xlsx': 'a lock',
        [`${folder}/plan.txt`]: 'the plan',
        [`${folder}/scan.png`]: 'no picture',
        [`${folder}/nothing.pdf`]: '',
        // By its first bytes alone nobody knows it.
        [`${folder}/talk.mp3`]: Buffer.concat([
          Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 8, 0, 0]),
          Buffer.alloc(131_072),
          Buffer.from([0xff, 0xfb, 0x90, 0]),
        ]),
        [`${folder}/~$report.docx`]: 'a lock',
        [`${folder}/.DS_Store`]: 'x',
        [`${folder}/Thumbs.db`]: 'x',
        [`__MACOSX/${folder}/._plan.txt`]: 'x',
      }),
      facts('LOOKED-1'),
    );
    expect(draft).toMatchObject({ state: 'draft', files: 4, refusedFiles: 2 });
    const told = {
      files: 2,
      refusedFiles: [
        { name: 'nothing.pdf', message: '"nothing.pdf" is empty.' },
        { name: 'scan.png', message: '"scan.png" is not a .png file: its content is text.' },
      ],
    };
    const people = async () => (await api.listImportPeople({ id: draft.id })).items;
    expect(await people()).toMatchObject([{ state: 'ready', ...told }]);
    expect(await stored(api, draft.id)).toMatchObject({ state: 'finished', refusedFiles: 2 });
    expect(await people()).toMatchObject([{ state: 'created', ...told }]);
  });

  it('have a table as older spreadsheets write it', async () => {
    const [one] = takeFree(1) as [CaptureLearner];
    const table = Buffer.from(
      csv([
        ['Number', 'Name', ...codes()],
        [one.number!, 'Ituméleng', ...all('C')],
      ]),
      'latin1',
    );
    const draft = await begun(api, archive({ 'results.csv': table, 'x/y.txt': 'y' }), facts('LETTERS-1'));
    const { items } = await api.listImportPeople({ id: draft.id });
    expect(items[0]?.name).toBe('Ituméleng');
  });
});

describe('columns that are called otherwise', () => {
  it('say who people are once they are chosen', async () => {
    const [one] = takeFree(1) as [CaptureLearner];
    const table = csv([
      ['Badge', ...codes()],
      [one.number!, ...all('C')],
    ]);
    const draft = await begun(api, archive({ 'results.csv': table, 'x/y.txt': 'y' }), facts('COLUMNS-1'));
    expect(draft.people).toMatchObject({ ready: 0, refused: 2 });
    const mapping = { ...draft.mapping, columns: { number: 'Badge' } };
    const mapped = await api.mapExternalImport({ id: draft.id, body: mapping });
    expect(mapped.people).toMatchObject({ ready: 1, refused: 1 });
  });
});

describe('words of results', () => {
  it('are asked for where nobody can tell what they mean, and remembered', async () => {
    const [one, two] = takeFree(2) as [CaptureLearner, CaptureLearner];
    const bring = (reference: string) =>
      begun(
        api,
        archive({
          'results.csv': csv([
            ['Number', ...codes()],
            [one.number!, ...all('Satisfactory')],
            [two.number!, ...all('Needs work')],
          ]),
          [`${one.number}/plan.txt`]: 'plan',
        }),
        facts(reference),
      );
    const draft = await bring('WORDS-1');
    expect(draft.words).toEqual([
      { word: 'satisfactory', result: 'C' },
      { word: 'needs work', result: null },
    ]);
    expect(draft.people).toMatchObject({ ready: 1, refused: 1 });
    const mapping = { ...draft.mapping, words: { 'needs work': 'NYC' } };
    const mapped = await api.mapExternalImport({ id: draft.id, body: mapping });
    expect(mapped).toMatchObject({ people: { ready: 2, refused: 0 }, words: [{}, { result: 'NYC' }] });
    await stored(api, draft.id);
    expect((await bring('WORDS-2')).people).toMatchObject({ ready: 2, refused: 0 });
  });
});

const release = (attempts: string[]) =>
  platform.query(`update attempt set state = 'reported' where id = any($1::uuid[])`, [attempts]);
/** A moderator has found every outcome competent. */
async function overturn(attempt: string): Promise<void> {
  await platform.query(
    `insert into decision (id, client_id, account_id, attempt_id, kind, reason, moderator_id, signed_at, findings, actions)
      select gen_random_uuid(), client_id, account_id, id, 'overturned', 'Seen.', learner_id, now(), '[]', '[]' from attempt where id = $1`,
    [attempt],
  );
  await platform.query(
    `insert into verdict (attempt_id, outcome_id, client_id, account_id, result, comment, moderator_id)
      select attempt_id, outcome_id, client_id, account_id, 'C', 'It is there.', (select learner_id from attempt where id = $1) from judgement where attempt_id = $1`,
    [attempt],
  );
}

describe('what Moodle gives out', () => {
  it('goes in by the ids in names of folders, and out again as its worksheet', async () => {
    const [one, two] = takeFree(2) as [CaptureLearner, CaptureLearner];
    const head = [
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
    const row = (id: number, { name }: CaptureLearner, grade: string) => [
      `Participant ${id}`,
      name.split(', ').toReversed().join(' '),
      'somebody@example.org',
      'Submitted for grading',
      grade,
      '50.00',
      'Yes',
      'Monday, 4 May 2026, 9:00 AM',
      '-',
      '<p>Look at <b>5</b>.</p>',
    ];
    const worksheet = csv([head, row(7001, one, '40.00'), row(7002, two, '12.00')]);
    const table = await api.uploadFile({ file: new Blob([worksheet]), fileName: 'Grades-Task 1.csv' });
    const draft = await begun(
      api,
      archive({
        'Somebody Else_7001_assignsubmission_file/plan.txt': 'plan',
        'Somebody Else_7002_assignsubmission_file_/report.txt': 'report',
      }),
      { ...facts('MOODLE-1'), tableFileId: table.id },
    );
    expect(draft).toMatchObject({ state: 'draft', source: 'moodle', people: { ready: 2 }, files: 2 });
    const { items } = await api.listImportPeople({ id: draft.id });
    expect(items.map(({ files, results }) => [files, results[0]?.result])).toEqual([
      [1, 'C'],
      [1, 'NYC'],
    ]);
    const done = await stored(api, draft.id);
    expect(done.state).toBe('finished');
    expect((await textOf(await api.downloadImportResults({ id: done.id }))).trim().split('\n')).toHaveLength(
      1,
    );

    // As the report of a batch releases them, the first as it was and the second overturned.
    const [first, second] = (await api.listImportPeople({ id: done.id })).items.map(
      ({ attemptId }) => attemptId!,
    );
    await release([first!, second!]);
    await overturn(second!);
    const out = await textOf(await api.downloadImportResults({ id: done.id }));
    const lines = out.split('\n');
    expect(lines[0]).toContain('Identifier,Full name,Email address,Status,Grade,Maximum Grade');
    expect(out).toContain('Participant 7001');
    expect(lines.find((line) => line.includes('7001'))).toContain(',40.00,50.00,');
    expect(lines.find((line) => line.includes('7002'))).toContain(',25,50.00,');
    expect(out).toContain('It is there.');
  });
});

describe('what Canvas gives out', () => {
  it('goes in by the ids in names of files, with points of each assignment', async () => {
    const [one, two] = takeFree(2) as [CaptureLearner, CaptureLearner];
    const columns = course.outcomes.map(({ title }, index) => `${title} (${4711 + index})`);
    const gradebook = csv([
      ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', ...columns, 'Final Score'],
      ['    Points Possible', '', '', '', '', ...columns.map(() => '10.00'), '(read only)'],
      [one.name, '901', one.number!, 'a', 'Class 1', ...columns.map(() => '8.00'), '80'],
      [two.name, '902', two.number!, 'b', 'Class 1', ...columns.map(() => '3.00'), '30'],
      ['Student, Test', '903', '', '', 'Class 1', ...columns.map(() => ''), ''],
    ]);
    const table = await api.uploadFile({ file: new Blob([gradebook]), fileName: 'Grades.csv' });
    const draft = await begun(
      api,
      archive({ 'somebody_901_5001_plan.txt': 'plan', 'else_LATE_902_5002_report.txt': 'report' }),
      { ...facts('CANVAS-1'), tableFileId: table.id },
    );
    expect(draft).toMatchObject({ source: 'canvas', people: { ready: 2, refused: 0 }, files: 2 });
    const { items } = await api.listImportPeople({ id: draft.id });
    expect(items.map(({ files, results }) => [files, results.at(-1)?.result])).toEqual([
      [1, 'C'],
      [1, 'NYC'],
    ]);
    expect((await stored(api, draft.id)).state).toBe('finished');

    // As the report of a batch releases them, the second overturned.
    const [first, second] = (await api.listImportPeople({ id: draft.id })).items.map(
      ({ attemptId }) => attemptId!,
    );
    await release([first!, second!]);
    await overturn(second!);
    const lines = (await textOf(await api.downloadImportResults({ id: draft.id }))).split('\n');
    // What Canvas needs to know them by stands as it came, with the points that stand now.
    expect(lines[0]).toContain(`Student,ID,SIS User ID,SIS Login ID,Section,`);
    const lineOf = (id: string) => lines.find((each) => each.includes(`,${id},`))!;
    expect(lineOf('901')).toContain(columns.map(() => '8.00').join(','));
    expect(lineOf('902')).toContain(columns.map(() => '5').join(','));
    expect(lines.some((each) => each.includes('Student, Test'))).toBe(false);
  });
});

describe('an archive that cannot be used', () => {
  it.each([
    [
      'names that lead elsewhere',
      () => archive({ '../x/y.txt': 'y', 'results.csv': 'a,b\n1,2' }),
      'leads elsewhere',
    ],
    ['no table', () => archive({ 'A B/y.txt': 'y', 'C D/z.txt': 'z' }), 'no table of results'],
    ['what is no archive', () => new Blob(['PK no']), 'damaged'],
    [
      'a bomb',
      () => archive({ 'A B/y.txt': '0'.repeat(30_000_000), 'results.csv': 'a,b\n1,2' }),
      'grow more than',
    ],
  ])('is refused for %s', async (_, bytes, sentence) => {
    const refused = await begun(api, bytes(), facts('REFUSED-1'), 1_000_000);
    expect(refused.state).toBe('refused');
    expect(refused.message).toContain(sentence);
  });

  it('is read by whoever began it and by managers, as results stand in it', async () => {
    const moderator = await platform.as('moderator');
    const { items } = await api.listExternalImports();
    await expect(moderator.getExternalImport({ id: items[0]!.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await moderator.listExternalImports()).items).toEqual([]);
  });
});
