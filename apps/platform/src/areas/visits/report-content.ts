import { sql } from 'kysely';
import type { visitOutcomes } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import { readPoints } from './point-rows.ts';
import type { VisitReport } from './report-form.ts';
import { foundOf } from './found-rows.ts';
import { sampleRowsOf } from './sample-rows.ts';
import { aboutVisit } from './verified-reports.ts';
import type { VisitRow } from './visit-rows.ts';

interface Signed {
  outcome: (typeof visitOutcomes)[number];
  findings: string;
  signature: string;
  verifierId: string;
  signedAt: Date;
  noSampleReason: string | undefined;
}

/** What a visit says, as it is signed: it is kept, and printed from what is kept. */
export async function visitReport(queries: Queries, visit: VisitRow, signed: Signed): Promise<VisitReport> {
  const [sample, points] = await Promise.all([
    sampleRowsOf(queries, visit.id),
    readPoints(queries, sql`p.visit_id = ${visit.id}::uuid`),
  ]);
  const found = await foundOf(
    queries,
    sample.map((row) => row.attempt_id),
  );
  return {
    about: await aboutVisit(queries, visit, signed.verifierId, signed.signedAt),
    body: visit.body,
    startsOn: visit.starts_on,
    endsOn: visit.ends_on,
    kind: visit.kind,
    scope: visit.scope,
    batches: visit.batches.map(({ batch, course }) => `${batch.name} (${course.name})`),
    outcome: signed.outcome,
    findings: signed.findings,
    signature: signed.signature,
    signedAt: signed.signedAt.toISOString(),
    ...(signed.noSampleReason ? { noSampleReason: signed.noSampleReason } : {}),
    columns: visit.layout.columns,
    sample: {
      seed: visit.sample_seed,
      percentage: visit.sample_percentage,
      size: sample.length,
      of: visit.batches.reduce((sum, { released }) => sum + released, 0),
    },
    rows: sample.flatMap((row) =>
      found
        .filter(({ attempt_id }) => attempt_id === row.attempt_id)
        .map((each) => {
          const own = row.results?.find(({ outcomeId }) => outcomeId === each.outcome_id);
          return {
            learner: row.learner_name,
            batch: row.batch,
            outcome: each.outcome,
            assessor: each.assessor ?? '',
            moderator: each.moderator ?? '',
            verifier: own?.result ?? '',
            comment: own?.comment ?? '',
          };
        }),
    ),
    checklist: visit.layout.checklist.map(({ id, question }) => {
      const answer = visit.checklist.find((each) => each.id === id);
      return { question, answer: answer?.answer ?? '', comment: answer?.comment ?? '' };
    }),
    points: points.map((point) => ({
      kind: point.kind,
      about: [point.learner_name, point.outcome].filter(Boolean).join(', '),
      text: point.text,
      dueOn: point.due_on,
      answer: point.answer,
    })),
  };
}
