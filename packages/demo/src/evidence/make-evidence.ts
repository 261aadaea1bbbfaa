import { shortDay } from './days.ts';
import type { EvidenceFile, EvidenceKind, EvidenceRequest } from './evidence-request.ts';
import { mediaEvidence } from './media-evidence.ts';
import { logbookXlsx } from './office-files/logbook-xlsx.ts';
import { reportDocx } from './office-files/report-docx.ts';
import { observationSheetPdf } from './pdf/observation-sheet-pdf.ts';
import { portfolioPdf } from './pdf/portfolio-pdf.ts';
import { checklistCsv, reflectionText } from './plain-text.ts';
import { mixedSeed, type SeededChoice, seededChoice } from './seeded-choice.ts';

const extensions: Record<EvidenceKind, string> = {
  'portfolio-pdf': 'pdf',
  'observation-sheet-pdf': 'pdf',
  'logbook-xlsx': 'xlsx',
  'report-docx': 'docx',
  'checklist-csv': 'csv',
  'reflection-text': 'txt',
  'photo-jpeg': 'jpg',
  'scan-png': 'png',
  'interview-mp3': 'mp3',
  'demonstration-mp4': 'mp4',
};

async function content(request: EvidenceRequest, choice: SeededChoice): Promise<Omit<EvidenceFile, 'name'>> {
  const { kind } = request;
  switch (kind) {
    case 'portfolio-pdf':
      return portfolioPdf(request, choice);
    case 'observation-sheet-pdf':
      return observationSheetPdf(request, choice);
    case 'logbook-xlsx':
      return logbookXlsx(request, choice);
    case 'report-docx':
      return reportDocx(request, choice);
    case 'checklist-csv':
      return checklistCsv(request, choice);
    case 'reflection-text':
      return reflectionText(request, choice);
    default:
      return mediaEvidence({ ...request, kind }, choice);
  }
}

/** Some learners name their files by the book, others as they come out of the telephone. */
function fileName(request: EvidenceRequest, choice: SeededChoice): string {
  const [given = 'learner', ...rest] = request.learner.name.split(' ');
  const code = request.outcome.code.replace(/\s+/g, '');
  const kind = request.kind.replace(/-\w+$/, '');
  const day = shortDay(request.date);
  const base = choice.pick([
    `${code}_${rest.join('')}_${kind}`,
    `${kind} ${given} ${code}`,
    `${code} ${kind} ${day}`,
    `${given}-${kind}-${day.replaceAll('-', '')}`,
  ]);
  return `${base}.${extensions[request.kind]}`;
}

/**
 * Makes one evidence file of a learner for an outcome.
 * The same request gives the same bytes; learners, outcomes and seeds differ from each other.
 *
 * @example
 * const file = await makeEvidence({ kind: 'portfolio-pdf', learner: { name: 'Lerato Nkosi', number: 'L-1042' },
 *   course, outcome, assessorName: 'J. Fourie', employer: 'Kopano Call Desk', date: new Date('2026-05-04'), seed: 7 });
 */
export async function makeEvidence(request: EvidenceRequest): Promise<EvidenceFile> {
  const whose = `${request.learner.number}/${request.learner.name}/${request.outcome.code}/${request.kind}`;
  const choice = seededChoice(mixedSeed(request.seed, whose));
  const name = fileName(request, choice);
  return { name, ...(await content(request, choice)) };
}
