import { sql } from 'kysely';
import { peopleMatcher } from '@moderator/moderation';
import type { ImportMapping, KnownPerson } from '@moderator/moderation';
import { learnersOf } from '../../../attempts/external/learner-rows.ts';
import type { LearnerRow } from '../../../attempts/external/learner-rows.ts';
import type { Queries } from '../../../database/database.ts';
import type { Principal } from '../../../kernel/principal.ts';
import { personOf } from './gather-people.ts';
import { readPeople } from './import-rows.ts';
import type { ImportRow } from './import-rows.ts';

/** Learners as those whom a source may mean. */
export async function peopleKnown(queries: Queries, principal: Principal): Promise<KnownPerson[]> {
  const { rows } = await sql<LearnerRow>`${learnersOf(principal)}`.execute(queries);
  return rows.map(({ id, given, surname, number, email }) => ({ id, name: given, surname, number, email }));
}

/** Other columns may say who people are: those of rows are looked for again; what was chosen by hand stays. */
export async function matchAgain(
  queries: Queries,
  principal: Principal,
  { id, head }: ImportRow,
  mapping: ImportMapping,
): Promise<void> {
  const match = peopleMatcher(await peopleKnown(queries, principal));
  const rows = (await readPeople(queries, id)).flatMap(({ position, cells }) => {
    if (!cells) return [];
    const found = personOf(head, cells, mapping);
    return [{ position, name: found.name, number: found.number, match: match(found) }];
  });
  await sql`update external_import_person p set name = r.name, number = r.number, match = r.match
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position integer, name text, number text, match jsonb)
    where p.import_id = ${id}::uuid and p.position = r.position`.execute(queries);
}
