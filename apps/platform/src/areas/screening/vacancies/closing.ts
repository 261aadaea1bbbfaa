import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../../database/database.ts';
import { collections } from '../../../documents/collections.ts';
import { readDocument } from '../../../documents/read.ts';
import { inSteps } from '../../../jobs/in-steps.ts';
import { job } from '../../../jobs/job.ts';
import type { Call } from '../../../kernel/call.ts';
import { anybody } from '../../../kernel/principal.ts';
import type { Principal } from '../../../kernel/principal.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveApplication } from '../../../content/applications/move-application.ts';
import type { Application } from '../../../content/applications/rows.ts';

const { vacancies } = collections;

/** At one time. */
const most = 200;

/** Closes a vacancy; one that is closed stays so, and is answered alike. */
export async function closeVacancy(call: Call<'closeVacancy'>) {
  const { id, body } = await readDocument(call, vacancies, call.params.id);
  if (body.state === 'closed') return {};
  if (body.state !== 'published')
    refuse('wrong_state', `It is ${body.state}, and only what is published is closed. Nothing was changed.`);
  await close(call, id, call.now);
  return {};
}

/** Closes a vacancy that is published; two at once close it once. */
export async function close(
  author: { queries: Queries; principal: Principal },
  id: string,
  now: Date,
): Promise<void> {
  let isClosed = false;
  await vacancies.revise(
    author,
    id,
    (body) => {
      isClosed = body.state === 'published';
      return isClosed ? { ...body, state: 'closed' } : body;
    },
    'published to closed',
  );
  if (isClosed) await endTriesOfClosed(author.queries, id, now);
}

/** Tests that were begun for a vacancy that has closed can be finished for a day, unless another one still asks for them. */
export async function endTriesOfClosed(queries: Queries, vacancyId: string, now: Date): Promise<void> {
  await sql`
    update submission s set ends_at = least(coalesce(s.ends_at, 'infinity'), ${now}::timestamptz + interval '24 hours'),
      version = s.version + 1
    from application a join document v on v.kind = 'vacancies' and v.id = a.vacancy_id,
      jsonb_array_elements(v.body -> 'tests') test
    where a.vacancy_id = ${vacancyId}::uuid and a.state = 'testing' and s.learner_id = a.user_id and s.state = 'open'
      and s.assessment_id = (test ->> 'assessmentId')::uuid
      and not exists (
        select from application o join vacancy_standing os on os.vacancy_id = o.vacancy_id and os.state = 'published'
          join document ov on ov.kind = 'vacancies' and ov.id = o.vacancy_id
        where o.user_id = a.user_id and o.id <> a.id and o.state = 'testing'
          and ov.body -> 'tests' @> jsonb_build_array(jsonb_build_object('assessmentId', test ->> 'assessmentId')))`.execute(
    queries,
  );
}

/** Closes what has expired, and ends applications whose tests can be written no more; whoever looks before sees the same by the clock. */
export const closeVacancies = job({
  name: 'close-vacancies',
  payload: z.object({}),
  failure: 'Vacancies whose day is over could not be closed. Nobody applies for them, and it is tried again.',
  tries: Infinity,
  every: '* * * * *',
  async run(_, tools) {
    await inSteps(tools, most, closeExpired);
    await inSteps(tools, most, endApplications);
  },
});

interface Row {
  id: string;
  client_id: string;
  account_id: string;
}

async function closeExpired(queries: Queries, now: Date): Promise<number> {
  const { rows } = await sql<Row>`
        select vacancy_id as id, client_id, account_id from vacancy_standing
        where state = 'published' and expires_at <= ${now} order by expires_at limit ${most}`.execute(
    queries,
  );
  for (const { id, client_id: clientId, account_id: accountId } of rows)
    await close({ queries, principal: { ...anybody, clientId, accountId } }, id, now);
  return rows.length;
}

/** Time turns nobody down: an application that expires counts like one that was withdrawn. */
async function endApplications(queries: Queries, now: Date): Promise<number> {
  const { rows } = await sql<Application>`
        select a.* from application a join vacancy_standing s on s.vacancy_id = a.vacancy_id
          join document v on v.kind = 'vacancies' and v.id = a.vacancy_id
        where a.state = 'testing'
          and not exists (
            select from jsonb_array_elements(v.body -> 'tests') test join submission t
              on t.assessment_id = (test ->> 'assessmentId')::uuid and t.learner_id = a.user_id and t.state = 'open')
          and (s.closed_at < ${now}::timestamptz - interval '24 hours' or exists (
            select from jsonb_array_elements(v.body -> 'tests') test
              join document d on d.kind = 'assessments' and d.id = (test ->> 'assessmentId')::uuid
              left join registration r on r.user_id = a.user_id and r.item_id = d.id and r.superseded_at is null
            where (test ->> 'required')::boolean and (d.body ->> 'expiresAt')::timestamptz <= ${now}::timestamptz
              and r.submitted_at is null))
        order by a.id limit ${most} for update of a skip locked`.execute(queries);
  for (const row of rows) await moveApplication({ queries, now, by: null }, row, 'expired');
  return rows.length;
}
