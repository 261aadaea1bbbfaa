import type { ExternalAssessmentRow } from '../rows.ts';

const bodies = [
  {
    body: 'National Artisan Moderation Body',
    kind: 'integrated_summative',
    venue: 'Olifantsfontein Trade Test Centre',
    assessor_name: 'P. van Rensburg',
  },
  {
    body: 'Eskom Academy of Learning',
    kind: 'workplace',
    venue: 'Midrand',
    assessor_name: 'S. Mahlangu',
  },
  {
    body: 'Ekurhuleni Artisan Centre',
    kind: 'prior_learning',
    venue: 'Kempton Park',
    assessor_name: 'J. Ferreira',
  },
] as const;

/** Which body assessed, where and how, as it was captured; in turn. */
export const externalAssessmentOf = (
  turn: number,
): Pick<ExternalAssessmentRow, 'reference' | 'body' | 'kind' | 'venue' | 'assessor_name' | 'notes'> => ({
  reference: `EXT-2026-${String(turn + 41).padStart(4, '0')}`,
  ...bodies[turn % bodies.length]!,
  notes: 'Results and evidence were received from the body on paper and captured by the training site.',
});
