import type { Queries } from '../database/database.ts';
import { stableId } from '../kernel/ids.ts';
import { readAttempt } from '../attempts/attempt-rows.ts';
import type { actor } from './moderation-history.ts';

const bodies = [
  {
    body: 'National Artisan Moderation Body',
    kind: 'integrated_summative',
    venue: 'Olifantsfontein Trade Test Centre',
    assessor: 'P. van Rensburg',
  },
  { body: 'Eskom Academy of Learning', kind: 'workplace', venue: 'Midrand', assessor: 'S. Mahlangu' },
  {
    body: 'Ekurhuleni Artisan Centre',
    kind: 'prior_learning',
    venue: 'Kempton Park',
    assessor: 'J. Ferreira',
  },
] as const;

/** Assessments that other bodies did, with their results, in a batch of their own. */
export async function makeExternal(
  queries: Queries,
  ids: string[],
  act: ReturnType<typeof actor>,
  course: string,
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const attempt = (await readAttempt(queries, id))!;
    const { body, kind, venue, assessor } = bodies[index % bodies.length]!;
    await queries
      .insertInto('external_assessment')
      .values({
        id: stableId(id, 'external'),
        client_id: attempt.client_id,
        account_id: attempt.account_id,
        attempt_id: id,
        reference: `EXT-2026-${String(index + 41).padStart(4, '0')}`,
        body,
        kind,
        venue,
        assessor_name: assessor,
        assessed_on: new Date((attempt.assessed_at ?? new Date()).getTime()).toISOString().slice(0, 10),
        notes: 'Results and evidence were received from the body on paper and captured by the training site.',
      })
      .execute();
    await queries
      .updateTable('attempt')
      .set({ assessor_id: null, assessor_name: `${assessor} (${body})` })
      .where('id', '=', id)
      .execute();
  }
  const batch = await act(
    'createBatch',
    { body: { title: 'External assessments, electricians', courseId: course } },
    2,
  );
  await act('drawSample', { params: { id: batch['id']! }, body: { seed: 'external-2026' }, version: 1 }, 1);
}
