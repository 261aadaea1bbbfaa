import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { stableId } from '../kernel/ids.ts';
import { evidenceKindsFor } from './evidence/evidence-kinds.ts';
import type { EvidenceKind } from './evidence/evidence-request.ts';
import { makeEvidence } from './evidence/make-evidence.ts';
import type { Programme } from './programmes/programme.ts';

export interface Portfolio {
  attemptId: string;
  clientId: string;
  accountId: string;
  learner: { id: string; name: string; number: string };
  course: Programme;
  outcomeIds: string[];
  assessorName: string;
  employer: string;
  handedInAt: Date;
  seed: number;
}

const mostFiles = 8;
const kindOfMedia: Record<string, 'image' | 'video' | 'audio' | 'text'> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  text: 'text',
};
const shared: readonly EvidenceKind[] = ['photo-jpeg', 'scan-png', 'interview-mp3', 'demonstration-mp4'];

/** Makes the evidence of one attempt: files of many kinds, each linked to what it supports, and a quiz. */
export async function makePortfolio(
  { files }: Context,
  queries: Queries,
  portfolio: Portfolio,
): Promise<void> {
  const tenant = { client_id: portfolio.clientId, account_id: portfolio.accountId };
  const { attemptId, learner, course, outcomeIds } = portfolio;
  let position = 0;
  for (const { kind, outcome } of choose(portfolio)) {
    const made = await makeEvidence({
      kind,
      learner,
      course,
      outcome: course.outcomes[outcome]!,
      assessorName: portfolio.assessorName,
      employer: portfolio.employer,
      date: portfolio.handedInAt,
      seed: portfolio.seed,
    });
    // Photographs and recordings are the same for many learners, so their bytes are kept once.
    const fileId = shared.includes(kind)
      ? stableId(portfolio.accountId, 'media', made.name, made.bytes.length)
      : stableId(attemptId, kind, outcome);
    const known = await queries
      .selectFrom('stored_file')
      .select('id')
      .where('id', '=', fileId)
      .executeTakeFirst();
    if (!known) {
      const kept = await files.keep(fileId, made.bytes);
      await queries
        .insertInto('stored_file')
        .values({
          id: fileId,
          ...tenant,
          owner_id: learner.id,
          name: made.name,
          media_type: made.mediaType,
          size: kept.size,
          sha256: kept.sha256,
        })
        .execute();
    }
    const neighbour = outcomeIds[outcome + 1];
    await queries
      .insertInto('evidence')
      .values({
        id: stableId(attemptId, 'evidence', position),
        ...tenant,
        attempt_id: attemptId,
        position: position++,
        title: made.title,
        kind: kindOfMedia[made.mediaType.split('/')[0]!] ?? 'document',
        file_id: fileId,
        source:
          kind === 'observation-sheet-pdf' ? 'assessor' : kind === 'logbook-xlsx' ? 'workplace' : 'learner',
        captured_at: new Date(portfolio.handedInAt.getTime() - (mostFiles - position) * 36e5 * 20),
        outcome_ids: [outcomeIds[outcome]!, ...(neighbour && kind === 'portfolio-pdf' ? [neighbour] : [])],
      })
      .execute();
  }
  await queries
    .insertInto('evidence')
    .values({
      id: stableId(attemptId, 'quiz'),
      ...tenant,
      attempt_id: attemptId,
      position,
      title: 'Knowledge quiz, answered on the platform',
      kind: 'activity',
      file_id: null,
      source: 'platform',
      captured_at: portfolio.handedInAt,
      outcome_ids: [outcomeIds[0]!],
      activity: JSON.stringify(quiz(portfolio)),
    })
    .execute();
}

/** Kinds for every outcome first, then what is left, as different as possible, up to the limit. */
function choose({ course, seed }: Portfolio): { kind: EvidenceKind; outcome: number }[] {
  const offered = course.outcomes.map((outcome) => evidenceKindsFor(course, outcome, seed));
  const chosen: { kind: EvidenceKind; outcome: number }[] = [];
  const used = new Set<EvidenceKind>();
  for (const [outcome, kinds] of offered.entries()) {
    const kind = kinds.find((each) => !used.has(each)) ?? kinds[0];
    if (kind) {
      chosen.push({ kind, outcome });
      used.add(kind);
    }
  }
  for (const [outcome, kinds] of offered.entries())
    for (const kind of kinds)
      if (chosen.length < mostFiles && !used.has(kind)) {
        chosen.push({ kind, outcome });
        used.add(kind);
      }
  return chosen.slice(0, mostFiles).sort((a, b) => a.outcome - b.outcome);
}

const quiz = ({ seed, handedInAt, course }: Portfolio) => {
  const questions = 20;
  const right = 13 + (seed % 8);
  return [
    { label: 'Quiz', value: `${course.outcomes[0]!.title}: what I know` },
    { label: 'Handed in', value: handedInAt.toISOString().slice(0, 10) },
    { label: 'Time taken', value: `${17 + (seed % 21)} minutes` },
    { label: 'Correct answers', value: `${right} of ${questions}` },
    { label: 'Score', value: `${Math.round((right / questions) * 100)} %` },
    { label: 'Invigilated', value: seed % 3 === 0 ? 'No' : 'Yes, at the training site' },
  ];
};
