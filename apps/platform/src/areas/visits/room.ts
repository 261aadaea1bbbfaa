import type { RequestContext } from '../../kernel/call.ts';
import { isVisitor } from '../../kernel/principal.ts';
import { preparationOf } from './preparation.ts';
import { presentVisit } from './visit-rows.ts';
import type { VisitRow } from './visit-rows.ts';

type Asked = Pick<RequestContext, 'queries' | 'principal' | 'now'>;

/** A visit with what is in its room, as far as who asks may see it. */
export async function presentRoom({ queries, principal, now }: Asked, visit: VisitRow) {
  const batchIds = visit.batches.map(({ batch }) => batch.id);
  return {
    ...presentVisit(visit, now),
    layout: visit.layout,
    preparation: isVisitor(principal) ? [] : await preparationOf(queries, batchIds, now),
  };
}
