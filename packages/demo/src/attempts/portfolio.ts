import type { DemoFile } from '../area.ts';
import { evidenceKindsFor } from '../evidence/evidence-kinds.ts';
import type { EvidenceKind } from '../evidence/evidence-request.ts';
import { makeEvidence } from '../evidence/make-evidence.ts';
import { stableId } from '../ids.ts';
import type { Programme } from '../programmes/programme.ts';
import type { EvidenceRow } from '../rows.ts';

export interface Portfolio {
  attemptId: string;
  tenant: { client_id: string; account_id: string };
  learner: { id: string; name: string; number: string };
  course: Programme;
  outcomeIds: string[];
  assessorName: string;
  employer: string;
  handedInAt: Date;
  seed: number;
  /** Files that the learner hands in beyond one for each outcome; as many as there may be unless told. */
  mostFiles?: number;
}

const mostFiles = 8;
const kindOfMedia: Record<string, 'image' | 'video' | 'audio' | 'text'> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  text: 'text',
};
const shared: readonly EvidenceKind[] = ['photo-jpeg', 'scan-png', 'interview-mp3', 'demonstration-mp4'];

/** The evidence of one attempt: files of many kinds, each linked to what it supports, and a quiz. */
export async function portfolioOf(
  portfolio: Portfolio,
): Promise<{ files: DemoFile[]; evidence: EvidenceRow[] }> {
  const { attemptId, tenant, learner, handedInAt } = portfolio;
  const files: DemoFile[] = [];
  const evidence: EvidenceRow[] = [];
  for (const [position, { kind, outcome }] of choose(portfolio).entries()) {
    const { title, name, mediaType, bytes } = await fileOf(portfolio, kind, outcome);
    // Learners who give a photograph the same name hand in the same file.
    const fileId = shared.includes(kind)
      ? stableId(tenant.account_id, 'media', name, bytes.length)
      : stableId(attemptId, kind, outcome);
    files.push({ id: fileId, ...tenant, owner_id: learner.id, name, media_type: mediaType, bytes });
    evidence.push({
      id: stableId(attemptId, 'evidence', position),
      ...tenant,
      attempt_id: attemptId,
      position,
      title,
      kind: kindOfMedia[mediaType.split('/')[0]!] ?? 'document',
      file_id: fileId,
      source: sourceOf(kind),
      captured_at: new Date(handedInAt.getTime() - (mostFiles - position - 1) * 36e5 * 20),
      outcome_ids: supportedBy(portfolio, kind, outcome),
      activity: null,
    });
  }
  evidence.push({
    id: stableId(attemptId, 'quiz'),
    ...tenant,
    attempt_id: attemptId,
    position: evidence.length,
    title: 'Knowledge quiz, answered on the platform',
    kind: 'activity',
    file_id: null,
    source: 'platform',
    captured_at: handedInAt,
    outcome_ids: [portfolio.outcomeIds[0]!],
    activity: JSON.stringify(quiz(portfolio)),
  });
  // Whoever fails the quiz is observed at work as well; the two do not have to agree.
  if (!passesQuiz(portfolio))
    evidence.push({
      id: stableId(attemptId, 'observed'),
      ...tenant,
      attempt_id: attemptId,
      position: evidence.length,
      title: 'Observation after the quiz, recorded on the platform',
      kind: 'activity',
      file_id: null,
      source: 'assessor',
      captured_at: handedInAt,
      outcome_ids: [portfolio.outcomeIds[0]!],
      activity: JSON.stringify([
        { label: 'Observed', value: portfolio.course.outcomes[0]!.title },
        { label: 'Observed by', value: portfolio.assessorName },
        { label: 'Day', value: handedInAt.toISOString().slice(0, 10) },
        { label: 'Result', value: 'Met' },
      ]),
    });
  return { files, evidence };
}

const fileOf = (portfolio: Portfolio, kind: EvidenceKind, outcome: number) =>
  makeEvidence({
    kind,
    learner: portfolio.learner,
    course: portfolio.course,
    outcome: portfolio.course.outcomes[outcome]!,
    assessorName: portfolio.assessorName,
    employer: portfolio.employer,
    date: portfolio.handedInAt,
    seed: portfolio.seed,
  });

function sourceOf(kind: EvidenceKind): string {
  if (kind === 'observation-sheet-pdf') return 'assessor';
  return kind === 'logbook-xlsx' ? 'workplace' : 'learner';
}

/** A written portfolio supports the outcome after its own, too. */
function supportedBy({ outcomeIds }: Portfolio, kind: EvidenceKind, outcome: number): string[] {
  const neighbour = outcomeIds[outcome + 1];
  return [outcomeIds[outcome]!, ...(neighbour && kind === 'portfolio-pdf' ? [neighbour] : [])];
}

/** Kinds for every outcome first, then what is left, as different as possible, up to the limit. */
function choose({
  course,
  seed,
  mostFiles: wanted = mostFiles,
}: Portfolio): { kind: EvidenceKind; outcome: number }[] {
  const most = Math.min(mostFiles, Math.max(wanted, course.outcomes.length));
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
  const left = offered.flatMap((kinds, outcome) => kinds.map((kind) => ({ kind, outcome })));
  // A discussion was recorded for one outcome of a course, and is worth hearing.
  for (const each of left.toSorted((one, other) => rank(one.kind) - rank(other.kind)))
    if (chosen.length < most && !used.has(each.kind)) {
      chosen.push(each);
      used.add(each.kind);
    }
  return chosen.slice(0, most).sort((a, b) => a.outcome - b.outcome);
}

const rank = (kind: EvidenceKind): number => (kind === 'interview-mp3' ? 0 : 1);

const questions = 20;
const rightAnswers = ({ seed }: Pick<Portfolio, 'seed'>): number => 11 + (seed % 10);
/** Twelve of twenty pass. */
const passesQuiz = (portfolio: Pick<Portfolio, 'seed'>): boolean => rightAnswers(portfolio) >= 12;

const quiz = (portfolio: Portfolio) => {
  const { seed, handedInAt, course } = portfolio;
  const right = rightAnswers(portfolio);
  return [
    { label: 'Quiz', value: `${course.outcomes[0]!.title}: what I know` },
    { label: 'Handed in', value: handedInAt.toISOString().slice(0, 10) },
    { label: 'Time taken', value: `${17 + (seed % 21)} minutes` },
    { label: 'Correct answers', value: `${right} of ${questions}` },
    { label: 'Score', value: `${Math.round((right / questions) * 100)} %` },
    { label: 'Result', value: passesQuiz(portfolio) ? 'Passed' : 'Failed' },
    { label: 'Invigilated', value: seed % 3 === 0 ? 'No' : 'Yes, at the training site' },
  ];
};
