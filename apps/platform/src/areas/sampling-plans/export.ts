import { Readable } from 'node:stream';
import { csvHead, csvLines } from '../../spreadsheets/csv-writer.ts';
import { workbook } from '../../spreadsheets/workbook.ts';
import type { Call, FileReply } from '../../kernel/call.ts';
import { batchMatrix, planMatrix } from './matrix.ts';
import type { Matrix } from './matrix.ts';

export async function exportBatchMatrix(call: Call<'exportBatchMatrix'>) {
  const { title, matrix } = await batchMatrix(call, call.params.id);
  return { file: fileOf(matrix, title, call.params.type) };
}

export async function exportSamplingPlan(call: Call<'exportSamplingPlan'>) {
  const { title, matrix } = await planMatrix(call, call.params.id, call.query);
  return { file: fileOf(matrix, title, call.params.type) };
}

type Cell = Matrix['rows'][number]['cells'][number];

/** A cell in words, as quality assurers write them: what was looked at, when, and what is planned. */
function wordsOf(cell: Cell | undefined): string {
  if (!cell) return '';
  const { assessed, sampled, decided, changed, interim, months, planned } = cell;
  return [
    assessed > 0 ? `${sampled} of ${assessed} sampled` : '',
    decided > 0 ? `${decided} decided, ${changed} changed` : '',
    interim > 0 ? `${interim} early` : '',
    months.length > 0 ? `looked at ${months.join(', ')}` : '',
    ...planned.map(({ month, interim: early, status, note }) =>
      [
        status === 'sampled' ? 'planned and done' : status,
        month,
        early ? '(early)' : '',
        note ? `: ${note}` : '',
      ]
        .filter(Boolean)
        .join(' ')
        .replace(' : ', ': '),
    ),
  ]
    .filter(Boolean)
    .join('; ');
}

function fileOf(matrix: Matrix, title: string, type: string): FileReply {
  const columns = [
    'Assessor',
    'Sites',
    ...matrix.outcomes.map(({ code, title: words }) => `${code} ${words}`),
  ];
  const rows = matrix.rows.map(({ assessor, sites, cells }) => [
    assessor.name,
    sites.join(', '),
    ...matrix.outcomes.map(({ id }) => wordsOf(cells.find((cell) => cell.outcomeId === id))),
  ]);
  const name = `sampling-plan-${matrix.today}.${type}`;
  if (type === 'csv')
    return {
      stream: Buffer.from(csvHead(columns) + csvLines(rows)),
      mediaType: 'text/csv; charset=utf-8',
      name,
    };
  return {
    stream: Readable.from(workbook(once(rows), columns, sheetName(title))),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name,
  };
}

/** Spreadsheets refuse these in the name of a sheet. */
const sheetName = (title: string): string => title.replace(/[\\/?*[\]:]/g, ' ').trim() || 'Plan';

async function* once<Row>(rows: Row[]) {
  yield rows;
}
