import type { Client } from '@moderator/client';

interface Capturing {
  manager: Client;
  courseId: string;
  learnerId: string;
  /** Whether somebody outside found the learner competent, by the code of the outcome. */
  found: Record<string, boolean>;
  sheet: Blob;
}

/** Captures what a workplace assessor found, with their sheet, so that it is moderated as any other work. */
export async function captureWorkplace({ manager, courseId, learnerId, found, sheet }: Capturing) {
  const { courses } = await manager.getCaptureChoices();
  const outcomes = courses.find(({ id }) => id === courseId)?.outcomes ?? [];
  const { id: fileId } = await manager.uploadFile({ file: sheet, fileName: 'observation.txt' });
  const { id, reference, state } = await manager.captureExternalAssessment({
    body: {
      courseId,
      learnerId,
      body: 'Mokoena Logistics',
      kind: 'workplace',
      assessedOn: '2026-10-30',
      assessorName: 'Palesa Dube',
      reference: 'WPA-2026-118',
      results: outcomes.map((outcome) => ({
        outcomeId: outcome.id,
        result: found[outcome.code] ? 'C' : 'NYC',
      })),
      evidence: [{ fileId, title: 'Observation sheet', outcomeIds: outcomes.map((each) => each.id) }],
    },
  });
  return { id, reference, state };
}
