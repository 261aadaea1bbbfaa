import type { CaptureChoices, CaptureLearner, ExternalAssessmentInput } from '@moderator/contract/types';
import { resultRefusal } from '@moderator/moderation';
import { isRecord } from '@/storage/guarded-storage.ts';

/** A file of the form: what is left of it on this device is its name, until it is stored. */
export interface FormFile {
  /** By its name, size and time, so that one which is chosen again goes on where it was. */
  key: string;
  name: string;
  size: number;
  title: string;
  /** Null until all of it is there. */
  fileId: string | null;
}

/** What is typed of an assessment by another body. */
export interface CaptureForm {
  courseId: string;
  learner: Pick<CaptureLearner, 'id' | 'name'> | null;
  body: string;
  kind: ExternalAssessmentInput['kind'];
  assessedOn: string;
  venue: string;
  assessorName: string;
  reference: string;
  notes: string;
  /** By the id of the outcome. */
  results: Readonly<Record<string, string>>;
  files: readonly FormFile[];
}

export const emptyCapture: CaptureForm = {
  courseId: '',
  learner: null,
  body: '',
  kind: 'integrated_summative',
  assessedOn: '',
  venue: '',
  assessorName: '',
  reference: '',
  notes: '',
  results: {},
  files: [],
};

/** What of a form was kept on the device; undefined where it does not look like one. */
export const keptCapture = (kept: unknown): CaptureForm | undefined =>
  isRecord(kept) && isRecord(kept['results']) && Array.isArray(kept['files'])
    ? { ...emptyCapture, ...(kept as Partial<CaptureForm>) }
    : undefined;

type Course = CaptureChoices['courses'][number];

/** Why a result cannot be given; undefined where it is one, or not given yet. */
export const mistakeOf = ({ scale }: Course['outcomes'][number], result: string | undefined) =>
  result ? resultRefusal(scale, result)?.sentence : undefined;

/** What has to be said before it can be stored. */
export const isComplete = (form: CaptureForm, course: Course | undefined): boolean =>
  course !== undefined &&
  form.learner !== null &&
  [form.body, form.assessedOn, form.reference].every((text) => text.trim() !== '') &&
  course.outcomes.every(
    (outcome) => form.results[outcome.id] && !mistakeOf(outcome, form.results[outcome.id]),
  ) &&
  form.files.every(({ fileId, title }) => fileId !== null && title.trim() !== '');

export const keyOfFile = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Chosen files beside those of the form; what is there already is not taken twice. */
export const withFiles = (files: readonly FormFile[], chosen: readonly File[]): FormFile[] => [
  ...files,
  ...chosen
    .filter((file) => !files.some(({ key }) => key === keyOfFile(file)))
    .map((file) => ({
      key: keyOfFile(file),
      name: file.name,
      size: file.size,
      title: file.name.replace(/\.\w+$/, ''),
      fileId: null,
    })),
];

export const asInput = (form: CaptureForm, learnerId: string): ExternalAssessmentInput => ({
  courseId: form.courseId,
  learnerId,
  body: form.body,
  kind: form.kind,
  assessedOn: form.assessedOn,
  venue: form.venue.trim() || null,
  assessorName: form.assessorName.trim() || null,
  reference: form.reference,
  notes: form.notes,
  results: Object.entries(form.results).map(([outcomeId, result]) => ({ outcomeId, result })),
  evidence: form.files.flatMap(({ fileId, title }) => (fileId ? [{ fileId, title }] : [])),
});
