import type { ExternalImportInput } from '@moderator/contract/types';
import { isRecord } from '@/storage/guarded-storage.ts';

/** What is said once of an assessment that many learners took. */
export type ImportForm = Record<
  'courseId' | 'body' | 'assessedOn' | 'venue' | 'assessorName' | 'reference',
  string
> & {
  kind: ExternalImportInput['kind'];
};

export const emptyImport: ImportForm = {
  courseId: '',
  body: '',
  kind: 'integrated_summative',
  assessedOn: '',
  venue: '',
  assessorName: '',
  reference: '',
};

/** What of a form was kept on the device; undefined where it does not look like one. */
export const keptImport = (kept: unknown): ImportForm | undefined =>
  isRecord(kept) && typeof kept['reference'] === 'string'
    ? { ...emptyImport, ...(kept as Partial<ImportForm>) }
    : undefined;

export const isSaid = ({ courseId, body, assessedOn, reference }: ImportForm): boolean =>
  [courseId, body, assessedOn, reference].every((text) => text.trim() !== '');

export const asInput = (
  form: ImportForm,
  uploadId: string,
  tableFileId: string | null,
): ExternalImportInput => ({
  ...form,
  venue: form.venue.trim() || null,
  assessorName: form.assessorName.trim() || null,
  uploadId,
  tableFileId,
});
