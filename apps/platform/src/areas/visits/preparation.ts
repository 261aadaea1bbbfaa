import { sql } from 'kysely';
import type { visitPreparations } from '@moderator/contract/options';
import { registrationRefusal } from '@moderator/moderation';
import type { Registration } from '@moderator/moderation';
import { readBatches } from '../../attempts/batch-rows.ts';
import { dayIn } from '../../attempts/days.ts';
import type { Queries } from '../../database/database.ts';

interface Preparation {
  about: (typeof visitPreparations)[number];
  open: number;
  of: number;
  names: string[];
}

/** What is to be ready before a visit, as it stands now: nobody ticks anything. */
export async function preparationOf(
  queries: Queries,
  batchIds: readonly string[],
  now: Date,
): Promise<Preparation[]> {
  if (batchIds.length === 0) return [];
  const [batches, people, policies] = await Promise.all([
    readBatches(queries, sql`b.id = any(${batchIds}::uuid[])`, batchIds.length),
    staffOf(queries, batchIds),
    withoutPolicy(queries, batchIds),
  ]);
  const titled = (some: typeof batches) => some.map(({ title }) => title);
  const unregistered = people.filter((each) => registrationRefusal(each.as, { ...each, today: dayIn(now) }));
  const asked = people.filter(({ actions }) => actions > 0);
  return [
    told(
      'reports',
      titled(batches.filter((each) => each.report_id === null || each.to_report > 0)),
      batches.length,
    ),
    told(
      'samples',
      titled(batches.filter((each) => each.undecided > 0 || each.returned > 0)),
      batches.length,
    ),
    told('registrations', namesOf(unregistered), namesOf(people).length),
    told('actions', namesOf(asked), namesOf(people).length),
    told('policies', policies, batches.length),
  ];
}

const told = (about: Preparation['about'], names: string[], of: number): Preparation => ({
  about,
  open: names.length,
  of,
  names,
});

interface Staff {
  name: string;
  as: 'assessor' | 'moderator';
  registrations: Registration[];
  courseRegistrationNumber: string;
  actions: number;
}

const namesOf = (people: readonly Staff[]): string[] => [...new Set(people.map(({ name }) => name))].sort();

/** Who assessed and moderated what is in the batches, and what moderators still wait for from them. */
async function staffOf(queries: Queries, batchIds: readonly string[]): Promise<Staff[]> {
  const { rows } = await sql<Staff>`
    select person.body ->> 'name' || ' ' || (person.body ->> 'surname') as name, worked."as",
      coalesce(person.body -> 'registrations', '[]') as registrations,
      coalesce(course.body ->> 'registrationNumber', '') as "courseRegistrationNumber",
      (select count(*) from assessor_action act where act.assessor_id = worked.id and act.done_at is null) as actions
    from (
      select distinct a.assessor_id as id, 'assessor' as "as", a.course_id
        from batch_attempt ba join attempt a on a.id = ba.attempt_id
        where ba.batch_id = any(${batchIds}::uuid[]) and a.assessor_id is not null and not a.external
      union select distinct d.moderator_id, 'moderator', b.course_id
        from decision d join batch b on b.id = d.batch_id where d.batch_id = any(${batchIds}::uuid[])
    ) worked
    join document person on person.kind = 'users' and person.id = worked.id
    join document course on course.kind = 'courses' and course.id = worked.course_id`.execute(queries);
  return rows;
}

/** Courses for which neither they nor the account say how is sampled. */
async function withoutPolicy(queries: Queries, batchIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select b.title from batch b where b.id = any(${batchIds}::uuid[]) and not exists (
      select from sampling_policy p where p.account_id = b.account_id and (p.course_id is null or p.course_id = b.course_id))
    order by b.title`.execute(queries);
  return rows.map(({ title }) => title);
}
