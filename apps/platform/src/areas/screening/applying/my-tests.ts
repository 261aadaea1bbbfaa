import { shownStatus } from '@moderator/learning';
import { sql } from 'kysely';
import { insertRegistration } from '../../../content/registrations/register.ts';
import { findItem } from '../../../content/registrations/items.ts';
import { recordEvent } from '../../../content/registrations/move.ts';
import { knownScore } from '../../../content/registrations/present.ts';
import { currentRegistration, registrationsOf } from '../../../content/registrations/rows.ts';
import { findAssessment, rulesOf } from '../../../content/submissions/assessments.ts';
import type { Assessment } from '../../../content/submissions/assessments.ts';
import { coverOf, takeIn } from '../../../content/submissions/serve-tries.ts';
import type { CoverStanding } from '../../../content/submissions/serve-tries.ts';
import { triesOf } from '../../../content/submissions/rows.ts';
import { applicationsWithTest, neededTests } from '../../../content/applications/rows.ts';
import type { VacancyBody } from '../../../content/applications/rows.ts';
import { collections } from '../../../documents/collections.ts';
import type { Call, RequestContext } from '../../../kernel/call.ts';
import { existing } from '../../../kernel/existing.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { beginTesting, noCreditLeft } from './credits.ts';
import { isOpen } from './own.ts';

const { assessments } = collections;

/** Whether somebody is told what they got in a test, as it says. */
export function isTold(assessment: Assessment, now: Date): boolean {
  const { feedback, expiresAt } = rulesOf(assessment);
  return feedback === 'afterMarking' || (feedback === 'afterClose' && expiresAt !== null && expiresAt <= now);
}

export async function listMyTests(call: Call<'listMyTests'>) {
  const { queries, principal, now, query } = call;
  const { rows } = await sql<{ id: string; title: string; body: VacancyBody }>`
    select distinct on (v.id) v.id, v.body ->> 'title' as title, v.body from application a
      join document v on v.kind = 'vacancies' and v.id = a.vacancy_id
    where a.user_id = ${principal.userId}::uuid and a.state <> 'withdrawn' and a.forgotten_at is null
    order by v.id`.execute(queries);
  const ids = [...new Set(rows.flatMap(({ body }) => (body.tests ?? []).map((test) => test.assessmentId)))];
  if (ids.length === 0) return { data: [], next: null };
  const found = await assessments.many(queries, ids);
  const registrations = new Map(
    (await registrationsOf(queries, principal.userId, ids))
      .filter(({ superseded_at: superseded }) => superseded === null)
      .map((each) => [each.item_id, each]),
  );
  const all = found
    .filter(({ id, body }) => body.state === 'published' || registrations.has(id))
    .map((assessment) => {
      const { id, body } = assessment;
      const registration = registrations.get(id) ?? null;
      const rules = rulesOf(assessment);
      const asking = rows.filter((row) => row.body.tests?.some((test) => test.assessmentId === id));
      return {
        id,
        title: body.title,
        status: statusOf(registration, rules, now),
        score: isTold(assessment, now) ? knownScore(registration) : null,
        vacancies: asking.map((row) => ({ id: row.id, name: row.title })),
        required: asking.some((row) => neededTests(row.body).some((test) => test.assessmentId === id)),
        questions: Math.min(rules.draw ?? Infinity, body.questions ?? 0),
        timeLimitMinutes: rules.limitMinutes,
        closesAt: rules.expiresAt,
      };
    })
    .sort((one, other) => one.title.localeCompare(other.title));
  return { data: all.filter(({ status }) => !query.status || status === query.status), next: null };
}

const statusOf = (
  registration: CoverStanding['registration'],
  { opensAt, expiresAt: closesAt }: Pick<ReturnType<typeof rulesOf>, 'opensAt' | 'expiresAt'>,
  now: Date,
) => shownStatus({ registration, opensAt, closesAt, isLocked: false, isUnplanned: false }, now);

export async function getMyTest(call: Call<'getMyTest'>) {
  const { queries, principal, now, query } = call;
  const assessment = await myTest(call, call.params.id);
  if (query.start !== undefined) await openTest(call, assessment, query.start);
  const reply = await coverOf(call, assessment, query.start, async () => {
    const registration = (await currentRegistration(queries, principal.userId, assessment.id)) ?? null;
    return { registration, status: statusOf(registration, rulesOf(assessment), now), locked: null };
  });
  return { data: isTold(assessment, now) ? reply.data : withoutScores(reply.data) };
}

type Cover = Awaited<ReturnType<typeof coverOf>>['data'];

const withoutScores = (cover: Cover): Cover => ({
  ...cover,
  score: null,
  tries: cover.tries.map((each) => ({ ...each, score: null })),
});

export async function submitTest(call: Call<'submitTest'>) {
  const theirs = myTest(call, call.params.id);
  const { data } = await takeIn(call, call.params.id, theirs, call.body);
  if (isTold(await theirs, call.now)) return { data };
  return { data: { ...data, registration: { ...data.registration, score: null } } };
}

/** A test that somebody applied with, or has begun. @throws RefusedError not_found */
async function myTest({ queries, principal }: RequestContext, id: string): Promise<Assessment> {
  const assessment = await findAssessment(queries, id);
  const isTest = assessment?.body.type === 'test' && assessment.body.contentKind === 'screening';
  if (!isTest || assessment.accountId !== principal.accountId) refuse('not_found');
  const { rows } = await sql`
    select from application a join document v on v.kind = 'vacancies' and v.id = a.vacancy_id
    where a.user_id = ${principal.userId}::uuid and a.forgotten_at is null
      and v.body -> 'tests' @> ${JSON.stringify([{ assessmentId: id }])}::jsonb
    union all
    select from registration where user_id = ${principal.userId}::uuid and item_id = ${id}::uuid limit 1`.execute(
    queries,
  );
  return rows.length > 0 ? assessment : refuse('not_found');
}

/**
 * Sees to it that somebody may begin a try: their applications that ask for the test begin to be tested, each with a credit, and they are
 * registered on it. The registration is locked before the applications, as it is by whoever hands a try in.
 */
async function openTest(call: RequestContext, assessment: Assessment, start: number): Promise<void> {
  const { queries, principal, now } = call;
  const acting = { queries, now, by: principal.userId };
  const registration = await currentRegistration(queries, principal.userId, assessment.id, true);
  const tries = registration ? await triesOf(queries, principal.userId, registration.id) : [];
  // What was begun goes on, whatever became of the vacancy.
  if (tries.some(({ number }) => number === start)) return;
  const all = await applicationsWithTest(queries, principal.userId, assessment.id);
  const waiting = all.filter(({ state, vacancy }) => state === 'applied' && isOpen(vacancy, now));
  let isTesting = all.some(({ state, vacancy }) => state === 'testing' && isOpen(vacancy, now));
  for (const application of waiting) if (await beginTesting(acting, application)) isTesting = true;
  if (!isTesting && waiting.length > 0) refuse('40010', noCreditLeft);
  if (!isTesting)
    refuse(
      'wrong_state',
      'Nothing that you applied for asks for this test now. What you did before is kept.',
    );
  if (registration) return;
  const item = existing(await findItem(queries, assessment.id), `test ${assessment.id}`);
  const made = await insertRegistration(queries, principal, item, null, 1, now);
  if (made) await recordEvent(acting, made, 'register');
}
