import { statusAt } from '@moderator/learning';
import { qualificationFor } from '../../../content/applications/follow-tests.ts';
import { standingsOn } from '../../../content/applications/rows.ts';
import type { Application } from '../../../content/applications/rows.ts';
import { currentRegistration } from '../../../content/registrations/rows.ts';
import { collections } from '../../../documents/collections.ts';
import type { Call, Reply, RequestContext } from '../../../kernel/call.ts';
import { documentsOf, missingOf } from '../documents-of.ts';
import { stepsOf } from '../steps-of.ts';
import type { Vacancy } from '../applying/own.ts';
import { findApplicant, noteRead, presentApplicant } from './applicant.ts';

const { candidates } = collections;

type Summary = Reply<'getApplicantSummary'>['data'];

export async function getApplicantSummary(call: Call<'getApplicantSummary'>) {
  const { vacancy, application } = await findApplicant(call);
  await noteRead(call, 'read application', application);
  return { data: await summaryOf(call, vacancy, application) };
}

/** All that bears on the decision about an application. */
export async function summaryOf(
  call: RequestContext,
  vacancy: Vacancy,
  application: Application,
): Promise<Summary> {
  const { queries } = call;
  const [{ of }, candidate, sent, history, tests] = await Promise.all([
    qualificationFor(queries, application, vacancy.body),
    candidates.find(queries, application.candidate_id),
    documentsOf(queries, [application.id], vacancy.body),
    stepsOf(queries, application.id),
    testScoresOf(call, vacancy, application),
  ]);
  return {
    ...presentApplicant(application),
    vacancy: { id: vacancy.id, name: vacancy.body.title },
    email: candidate?.body.email ?? null,
    phoneNumber: candidate?.body.phoneNumber ?? null,
    requirements: of,
    answers: (vacancy.body.criteria ?? []).flatMap(({ id, text }) => {
      const value = application.answers[id];
      return value === undefined ? [] : [{ criterionId: id, text, value }];
    }),
    tests,
    documents: sent,
    missing: missingOf(sent, vacancy.body),
    history,
  };
}

/** What somebody got in each test of a vacancy. */
export async function testScoresOf(
  { queries, now }: Pick<RequestContext, 'queries' | 'now'>,
  { body: { tests = [] } }: Vacancy,
  { user_id: userId }: Application,
): Promise<Summary['tests']> {
  const standings = await standingsOn(queries, userId, tests);
  const scores: Summary['tests'] = [];
  for (const [place, { weight, minimum = null }] of tests.entries()) {
    const standing = standings[place]!;
    const registration =
      userId && standing.registration_id
        ? await currentRegistration(queries, userId, standing.assessment_id)
        : undefined;
    scores.push({
      test: { id: standing.assessment_id, name: standing.title },
      status: registration
        ? statusAt({ status: registration.status, closesAt: registration.closes_at }, now)
        : 'Published',
      score: standing.score,
      weight,
      minimum,
    });
  }
  return scores;
}
