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

/** What is planned, as quality assurers write it: when, how far it is, and what was said of it. */
const planOf = ({ month, interim: early, status, note }: Cell['planned'][number]): string =>
  [status === 'sampled' ? 'planned and done' : status, month, early ? '(early)' : '']
    .filter(Boolean)
    .join(' ') + (note ? `: ${note}` : '');

const columns = [
  'Assessor',
  'Sites',
  'Outcome',
  'Title',
  'Assessed',
  'Sampled',
  'Decided',
  'Changed',
  'Looked at early',
  'Months looked at',
  'Looks planned',
  'Plans',
];

/** A row for each assessor and outcome, so that tables can filter and add up what stands in them. */
function rowsOf({ rows, outcomes }: Matrix): (string | number)[][] {
  return rows.flatMap(({ assessor, sites, cells }) =>
    outcomes.map(({ id, code, title }) => {
      const cell = cells.find((each) => each.outcomeId === id);
      return [
        assessor.name,
        sites.join(', '),
        code,
        title,
        cell?.assessed ?? 0,
        cell?.sampled ?? 0,
        cell?.decided ?? 0,
        cell?.changed ?? 0,
        cell?.interim ?? 0,
        cell?.months.join(', ') ?? '',
        cell?.planned.length ?? 0,
        cell?.planned.map(planOf).join('; ') ?? '',
      ];
    }),
  );
}

function fileOf(matrix: Matrix, title: string, type: string): FileReply {
  const rows = rowsOf(matrix);
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
