import type { Client } from '@moderator/client';

/** The statements that a report answers. */
const statements = [
  'instruments',
  'guide',
  'briefing',
  'identity',
  'feedback',
  'records',
  'appeals',
  'discussed',
] as const;

/** Explains what a batch leaves open, signs its report, which releases the results, and takes it out as PDF. */
export async function signBatch(moderator: Client, batchId: string, signature: string) {
  const { blockers, openPoints } = await moderator.getReport({ id: batchId });
  if (blockers.length > 0) throw new Error(blockers.join(' '));
  const { version } = await moderator.getBatch({ id: batchId });
  const { number, figures } = await moderator.signReport({
    id: batchId,
    version,
    body: {
      irregularities: 'None.',
      recommendations: 'Date each page of the logbook.',
      checklist: statements.map((item) => ({ item, answer: 'yes', remark: '' })),
      explanations: openPoints.map(({ key }) => ({ key, text: 'Looked at in the next batch.' })),
      signature,
    },
  });
  const { blob } = await moderator.downloadReport({ id: batchId });
  return { number, released: figures.released, blob };
}
