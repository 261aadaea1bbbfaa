import { csvHead, csvLines } from '../../spreadsheets/csv-writer.ts';
import { refusePartOfSites } from '../../attempts/seen-work.ts';
import type { Call, FileReply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { pdfPaper } from '../../paper/pdf-paper.ts';
import type { VisitReport } from './report-form.ts';
import { outcomeWords, wordsOf } from './report-words.ts';
import { writeVisit } from './write-visit.ts';
import { readVisit } from './visit-rows.ts';

/** What was sealed, or printed from what was signed: it says the same whenever it is asked for. */
export async function downloadVisitReport({
  context,
  queries,
  principal,
  params,
}: Call<'downloadVisitReport'>) {
  const visit = await readVisit(queries, params.id, principal);
  const { report, report_file_id: sealedId } = visit;
  await refusePartOfSites(
    queries,
    principal,
    visit.batches.map(({ batch }) => batch.id),
  );
  if (!report)
    refuse(
      'wrong_state',
      'This visit is not signed in its room, so there is no report of it. Nothing was changed.',
    );
  if (params.type === 'pdf' && sealedId)
    return {
      file: {
        stream: context.files.read(sealedId),
        mediaType: 'application/pdf',
        name: `${wordsOf(report).fileName}.pdf`,
      },
    };
  return { file: await fileOf(report, params.type) };
}

async function fileOf(report: VisitReport, type: string): Promise<FileReply> {
  const name = `${wordsOf(report).fileName}.${type}`;
  if (type === 'csv') return { stream: csvOf(report), mediaType: 'text/csv; charset=utf-8', name };
  if (type === 'pdf')
    return { stream: await writeVisit(report, pdfPaper), mediaType: 'application/pdf', name };
  // What writes for Word is large, and seldom asked for.
  const { wordPaper } = await import('../../paper/word-paper.ts');
  return {
    stream: await writeVisit(report, wordPaper),
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name,
  };
}

function csvOf(report: VisitReport): Buffer {
  const { resultHead, results } = wordsOf(report);
  return Buffer.from(
    csvHead([...resultHead, 'Result of the visit']) +
      csvLines(results.map((row) => [...row, outcomeWords[report.outcome]])),
  );
}
