import type { AssessmentMethod, Programme, ProgrammeOutcome } from '../programmes/programme.ts';
import type { EvidenceKind } from './evidence-request.ts';
import { mediaOf } from './media-catalogue.ts';
import { mixedSeed, seededChoice } from './seeded-choice.ts';

const always: Record<AssessmentMethod, EvidenceKind[]> = {
  portfolio: ['portfolio-pdf', 'report-docx'],
  observation: ['observation-sheet-pdf'],
  knowledge: ['portfolio-pdf', 'interview-mp3'],
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
  // A demonstration was filmed for few outcomes: where there is one, every learner shows it.
  const filmed = extras.filter((kind) => kind === 'demonstration-mp4');
  const rest = extras
    .filter((kind) => kind !== 'demonstration-mp4')
    .slice(0, filmed.length > 0 ? 1 : choice.whole(1, 2));
  return [...always[outcome.method], ...filmed, ...rest].filter((kind) => hasMedia(course, outcome, kind));
}

function hasMedia(course: Programme, outcome: ProgrammeOutcome, kind: EvidenceKind): boolean {
  return (
    kind !== 'demonstration-mp4' ||
    mediaOf('demonstration-mp4', course.field, outcome.code).some((m) => m.exact)
  );
}
