import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Outcomes as people are told them, in their order: `[{ id, name }]`; null where none of the ids is one. */
export const namedOutcomes = (ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.code || ' ' || o.title) order by o.position)
    from outcome o where o.id = any(${ids}))`;
