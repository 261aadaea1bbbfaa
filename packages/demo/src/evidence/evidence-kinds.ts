import type { AssessmentMethod, Programme, ProgrammeOutcome } from '../programmes/programme.ts';
import type { EvidenceKind } from './evidence-request.ts';
import { mediaOf } from './media-catalogue.ts';
import { mixedSeed, seededChoice } from './seeded-choice.ts';

const always: Record<AssessmentMethod, EvidenceKind[]> = {
  portfolio: ['portfolio-pdf', 'report-docx'],
  observation: ['observation-sheet-pdf'],
  knowledge: ['portfolio-pdf'],
  workplace: ['logbook-xlsx', 'observation-sheet-pdf'],
};

const sometimes: Record<AssessmentMethod, EvidenceKind[]> = {
  portfolio: ['demonstration-mp4', 'photo-jpeg', 'scan-png', 'checklist-csv', 'reflection-text'],
  observation: ['demonstration-mp4', 'photo-jpeg', 'reflection-text', 'portfolio-pdf'],
  knowledge: ['reflection-text', 'scan-png', 'report-docx'],
  workplace: ['scan-png', 'photo-jpeg', 'checklist-csv', 'report-docx', 'reflection-text'],
};

/**
 * The kinds of evidence a learner would hand in for an outcome, two to four of them.
 * The mix follows from the outcome’s method; a seed varies it between learners.
 */
export function evidenceKindsFor(course: Programme, outcome: ProgrammeOutcome, seed = 0): EvidenceKind[] {
  const choice = seededChoice(mixedSeed(seed, `${course.title}/${outcome.code}`));
  const extras = choice.shuffled(sometimes[outcome.method]).filter((kind) => hasMedia(course, outcome, kind));
  // Few outcomes were filmed or talked about: where one was, every learner shows it.
  const recorded = recordings.filter((kind) => hasMedia(course, outcome, kind));
  const rest = extras
    .filter((kind) => !recordings.includes(kind))
    .slice(0, [choice.whole(1, 2), 1, 0][recorded.length]);
  return [...always[outcome.method], ...recorded, ...rest];
}

/** Kinds that say what they are about, so that they belong to the outcomes they were made for and to no other. */
const recordings: readonly EvidenceKind[] = ['demonstration-mp4', 'interview-mp3'];

function hasMedia(course: Programme, outcome: ProgrammeOutcome, kind: EvidenceKind): boolean {
  return (
    (kind !== 'demonstration-mp4' && kind !== 'interview-mp3') ||
    mediaOf(kind, course.field, outcome.code).some(({ exact }) => exact)
  );
}
