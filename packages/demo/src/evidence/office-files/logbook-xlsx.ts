import { workingDaysUntil } from '../days.ts';
import type { EvidenceFile, EvidenceRequest } from '../evidence-request.ts';
import { filled } from '../learner-voice.ts';
import { materials } from '../material/materials.ts';
import type { SeededChoice } from '../seeded-choice.ts';
import { contentTypes, coreProperties, relations, zipped } from './ooxml-package.ts';
import { type SheetRow, stylesPart, worksheet } from './worksheet.ts';

const workbookPart =
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>' +
  '<sheet name="Logbook" sheetId="1" r:id="rId1"/><sheet name="Summary" sheetId="2" r:id="rId2"/></sheets></workbook>';

const remarks = [
  '',
  '',
  '',
  'with help',
  'on my own',
  'busy day',
  'repeated',
  'training morning',
  'half shift',
  'praised',
];

function logRows(request: EvidenceRequest, choice: SeededChoice): SheetRow[] {
  const { course, outcome } = request;
  // The outcome at hand comes often, the others of the same course in between, as work brings them.
  const tasks = course.outcomes.flatMap((one) => {
    const own = materials[course.field].outcomes[one.code]?.tasks ?? [];
    const times = one.code === outcome.code ? 4 : 1;
    return Array.from({ length: times }, () => own.map((task) => ({ task, code: one.code }))).flat();
  });
  const initials = ['MN', 'JO', 'RM', 'TS', 'LA'][choice.whole(0, 4)] ?? 'MN';
  return workingDaysUntil(request.date, choice.whole(32, 58)).map((day) => {
    const { task, code } = choice.pick(tasks);
    const text =
      choice.fraction() < 0.4
        ? `${task}, ${choice.pick(['in {setting}', 'with {colleague}', 'using {tool}'])}`
        : task;
    const hours = choice.pick([4, 6, 7, 7.5, 8, 8, 8, 8.5]);
    return { cells: [day, code, filled(text, request, choice), hours, initials, choice.pick(remarks)] };
  });
}

function summaryRows(request: EvidenceRequest, log: SheetRow[]): SheetRow[] {
  const last = log.length + 1;
  const hoursOf = (code: string) =>
    log.filter((row) => row.cells[1] === code).reduce((sum, row) => sum + Number(row.cells[3]), 0);
  const perOutcome = request.course.outcomes.map((one) => ({
    cells: [
      one.code,
      one.title,
      {
        formula: `SUMIF(Logbook!B2:B${last},A${request.course.outcomes.indexOf(one) + 7},Logbook!D2:D${last})`,
        value: hoursOf(one.code),
      },
    ],
  }));
  const total = log.reduce((sum, row) => sum + Number(row.cells[3]), 0);
  return [
    { cells: ['Learner', `${request.learner.name} (${request.learner.number})`] },
    { cells: ['Workplace', request.employer] },
    { cells: ['Programme', request.course.title] },
    { cells: ['Assessor', request.assessorName] },
    { cells: ['Days', String(log.length)] },
    { cells: ['Outcome', 'Title', 'Hours'], style: 1 },
    ...perOutcome,
    { cells: ['Total', '', { formula: `SUM(Logbook!D2:D${last})`, value: total }] },
  ];
}

/** A workbook of two sheets: one row per working day, and the hours added up by outcome with formulas. */
export function logbookXlsx(request: EvidenceRequest, choice: SeededChoice): Omit<EvidenceFile, 'name'> {
  const title = `Workplace logbook: ${request.outcome.title}`;
  const log = logRows(request, choice);
  const head: SheetRow = { cells: ['Date', 'Outcome', 'What I did', 'Hours', 'Mentor', 'Remark'], style: 1 };
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const bytes = zipped(
    {
      '[Content_Types].xml': contentTypes({
        'xl/workbook.xml': `${main}.sheet.main+xml`,
        'xl/worksheets/sheet1.xml': `${main}.worksheet+xml`,
        'xl/worksheets/sheet2.xml': `${main}.worksheet+xml`,
        'xl/styles.xml': `${main}.styles+xml`,
        'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
      }),
      '_rels/.rels': relations([
        { id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' },
        { id: 'rId2', type: 'core-properties', target: 'docProps/core.xml' },
      ]),
      'xl/workbook.xml': workbookPart,
      'xl/_rels/workbook.xml.rels': relations([
        { id: 'rId1', type: 'worksheet', target: 'worksheets/sheet1.xml' },
        { id: 'rId2', type: 'worksheet', target: 'worksheets/sheet2.xml' },
        { id: 'rId3', type: 'styles', target: 'styles.xml' },
      ]),
      'xl/worksheets/sheet1.xml': worksheet([head, ...log], [17, 12, 62, 9, 9, 18], 1),
      'xl/worksheets/sheet2.xml': worksheet(summaryRows(request, log), [14, 70, 12], 0),
      'xl/styles.xml': stylesPart,
      'docProps/core.xml': coreProperties(title, request.learner.name, request.date),
    },
    request.date,
  );
  return { title, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes };
}
