import { sql } from 'kysely';
import type { HooksOf } from '../../documents/hooks.ts';
import { inOrder } from '../../documents/periods.ts';
import type { Handlers } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { followClass } from '../../people/engagements/class-learners.ts';
import { ownTeaching, teachesAlone } from '../../people/own-teaching.ts';
import { refuseWithoutRole } from '../../people/refuse-without-role.ts';
import { listCompletedClasses } from './completed.ts';

type Class = Parameters<NonNullable<HooksOf<'classes'>['beforeWrite']>>[0]['after'];

export const classHooks: HooksOf<'classes'> = {
  /** Who is in a class is told those who teach it and those who manage. */
  async visible({ queries, principal }) {
    if (!teachesAlone(principal)) return undefined;
    const { rows } = await sql<{ id: string }>`select id from document
      where kind = 'classes' and account_id = ${principal.accountId}::uuid and deleted_at is null
        and body ->> 'facilitatorId' = ${principal.userId}`.execute(queries);
    return rows.map(({ id }) => id);
  },
  beforeWrite: (write) =>
    refuseBeyondCapacity(inOrder(ownTeaching(write, 'facilitatorId'), 'startsOn', 'endsOn')),
  async written(request, { before, document: { id, body } }) {
    await refuseWithoutRole(request.queries, body, before, {
      facilitatorId: 'trainer',
      learnerIds: 'learner',
    });
    const [was, is] = [before?.learnerIds ?? [], body.learnerIds ?? []];
    await followClass(request, id, {
      added: is.filter((each) => !was.includes(each)),
      removed: was.filter((each) => !is.includes(each)),
    });
  },
};

export const classHandlers = { listCompletedClasses } satisfies Partial<Handlers>;

function refuseBeyondCapacity(body: Class): Class {
  const { capacity } = body;
  const learnerIds = [...new Set(body.learnerIds)];
  if (capacity && learnerIds.length > capacity)
    refuse(
      'wrong_state',
      `The class takes ${capacity} and would have ${learnerIds.length} learners. Nothing was changed; raise its capacity or leave some out.`,
    );
  return { ...body, learnerIds };
}
