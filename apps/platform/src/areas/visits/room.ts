import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/call.ts';
import { isVisitor } from '../../kernel/principal.ts';
import { visitLooksOf } from './looks.ts';
import { presentPoint, readPoints } from './point-rows.ts';
import { preparationOf } from './preparation.ts';
import { presentSample, sampleRowsOf } from './sample-rows.ts';
import { signingOf } from './signing.ts';
import { presentVisit, standingOf } from './visit-rows.ts';
import type { VisitRow } from './visit-rows.ts';

type Asked = Pick<RequestContext, 'queries' | 'principal' | 'now'>;

/**
 * A visit with what is in its room, as far as who asks may see it: the provider sees no note that is not shared, and neither
 * results nor checklist before they are signed.
 */
export async function presentRoom({ queries, principal, now }: Asked, visit: VisitRow) {
  const isVerifiers = isVisitor(principal) || visit.verifier_id === principal.userId;
  const isTold = isVerifiers || visit.signed_at !== null;
  const batchIds = visit.batches.map(({ batch }) => batch.id);
  const mayBeSigned = isVerifiers && standingOf(visit, now) === 'open';
  const [preparation, points, sample, looks, signing] = await Promise.all([
    isVerifiers ? [] : preparationOf(queries, batchIds, now),
    readPoints(
      queries,
      sql`p.visit_id = ${visit.id}::uuid and ${isVerifiers ? sql`true` : sql`p.shared_at is not null`}`,
    ),
    sampleRowsOf(queries, visit.id),
    visitLooksOf(queries, visit.id),
    mayBeSigned ? signingOf(queries, visit, principal.userId) : null,
  ]);
  return {
    ...presentVisit(visit, now),
    layout: visit.layout,
    preparation,
    sample: presentSample(visit, sample, isTold),
    checklist: isTold ? visit.checklist : [],
    points: points.map(presentPoint),
    looks,
    findings: visit.findings,
    noSampleReason: visit.report?.noSampleReason ?? null,
    signing,
  };
}
