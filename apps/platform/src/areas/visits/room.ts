import { sql } from 'kysely';
import { onlySiteOf } from '../../attempts/seen-work.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { isVisitor } from '../../kernel/principal.ts';
import { visitLooksOf } from './looks.ts';
import { isSeenPoint, presentPoint, readPoints } from './point-rows.ts';
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
  const onlySite = await onlySiteOf(queries, principal, batchIds);
  const mayBeSigned = isVerifiers && standingOf(visit, now) === 'open';
  const sampled = sampleRowsOf(queries, visit.id);
  const [preparation, points, sample, looks, signing] = await Promise.all([
    isVerifiers || onlySite ? [] : preparationOf(queries, batchIds, now),
    readPoints(
      queries,
      sql`p.visit_id = ${visit.id}::uuid and ${isVerifiers ? sql`true` : sql`p.shared_at is not null`} and ${isSeenPoint(principal)}`,
    ),
    sampled,
    visitLooksOf(queries, principal, visit.id),
    mayBeSigned ? signingOf(queries, visit, principal.userId, sampled) : null,
  ]);
  return {
    ...presentVisit(visit, now),
    onlySite,
    layout: visit.layout,
    preparation,
    sample: presentSample(
      visit,
      onlySite ? sample.filter((row) => row.site_id === onlySite.id) : sample,
      isTold,
    ),
    checklist: isTold ? visit.checklist : [],
    points: points.map(presentPoint),
    looks,
    findings: visit.findings,
    noSampleReason: visit.report?.noSampleReason ?? visit.no_sample_reason,
    signing,
  };
}
