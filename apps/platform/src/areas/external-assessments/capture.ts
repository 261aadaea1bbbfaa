import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import { readCourse } from '../../attempts/external/external-course.ts';
import { uploadedFiles } from '../../attempts/external/uploaded-files.ts';
import { externalIdOf, storeExternal } from '../../attempts/external/store-external.ts';
import type { Call } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { refuse } from '../../kernel/refusal.ts';
import { getExternalAssessment } from './external-assessments.ts';

/** Stores an assessment that somebody typed in, with the files that they have uploaded for it. */
export async function captureExternalAssessment(call: Call<'captureExternalAssessment'>) {
  const { queries, principal, body, now } = call;
  const course = (await readCourse(queries, principal, body.courseId, sql`for share`)) ?? refuse('not_found');
  const id = externalIdOf(principal.accountId, body, body.learnerId);
  const there = await queries
    .selectFrom('external_assessment')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (there)
    refuse(
      'conflict',
      'This assessment of the learner by this body on this day is stored already. Nothing was changed; open it in the list.',
    );
  const files = await uploadedFiles(
    call,
    body.learnerId,
    body.evidence.map(({ fileId }) => fileId),
  );
  const stored = await storeExternal(
    queries,
    principal,
    { facts: body, source: 'capture', course, now, seenBy: [principal.userId] },
    {
      learnerId: body.learnerId,
      reference: body.reference,
      notes: body.notes ?? '',
      results: body.results.map(({ feedback, ...each }) => ({
        ...each,
        mark: null,
        feedback: feedback ?? '',
      })),
      evidence: body.evidence.map(({ fileId, title, outcomeIds }) => ({
        fileId,
        mediaType: existing(files.get(fileId), `file ${fileId}`),
        title,
        outcomeIds,
      })),
      fingerprint: null,
    },
  );
  if (stored.outcome === 'refused') refuse('wrong_state', `${stored.message} Nothing was stored.`);
  await audit(
    queries,
    principal,
    'external assessment captured',
    { kind: 'attempt', id: stored.attemptId, accountId: principal.accountId },
    { reference: body.reference, body: body.body, files: body.evidence.length },
    now,
  );
  return getExternalAssessment({ ...call, params: { id } });
}
