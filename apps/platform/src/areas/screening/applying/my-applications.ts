import { sql } from 'kysely';
import { answerInWords, howItIsComputed, statusAt } from '@moderator/learning';
import { qualificationFor } from '../../../content/applications/follow-tests.ts';
import type { Application } from '../../../content/applications/rows.ts';
import { knownScore } from '../../../content/registrations/present.ts';
import { currentRegistration } from '../../../content/registrations/rows.ts';
import { findAssessment } from '../../../content/submissions/assessments.ts';
import { questionsOfTry } from '../../../content/submissions/paper-of-try.ts';
import { triesOf } from '../../../content/submissions/rows.ts';
import { collections } from '../../../documents/collections.ts';
import type { Call, Reply, RequestContext } from '../../../kernel/call.ts';
import { documentsOf } from '../documents-of.ts';
import { stepsOf } from '../steps-of.ts';
import { declarationOf } from './declaration.ts';
import { isTold } from './my-tests.ts';
import { applied, objections, presentOwn, vacancyForMe } from './own.ts';
import type { Vacancy } from './own.ts';

const { accounts } = collections;

type InFull = Reply<'listMyApplications'>['data'][number];

/** Everything that is kept about the own applications: the copy that a person may ask for. */
export async function listMyApplications(call: Call<'listMyApplications'>) {
  const vacancy = await vacancyForMe(call, call.params.id);
  const { rows } = await sql<Application & { kept_until: Date | null }>`
    select a.*, s.closed_at + make_interval(months => s.retention_months) as kept_until
    from application a join vacancy_standing s on s.vacancy_id = a.vacancy_id
    where a.user_id = ${call.principal.userId}::uuid and a.vacancy_id = ${vacancy.id}::uuid
    order by a.applied_at desc`.execute(call.queries);
  const data: InFull[] = [];
  for (const row of rows) data.push(await inFull(call, vacancy, row));
  return { data, next: null };
}

async function inFull(
  call: RequestContext,
  vacancy: Vacancy,
  application: Application & { kept_until: Date | null },
): Promise<InFull> {
  const steps = await stepsOf(call.queries, application.id);
  const documents = await documentsOf(call.queries, [application.id], vacancy.body);
  return {
    ...presentOwn(application),
    title: vacancy.body.title,
    consent: { at: application.consent_at, version: application.consent_version },
    answers: Object.entries(application.answers).map(([criterionId, value]) => ({ criterionId, value })),
    documents: documents.map(({ documentId, title, fileId, name, sentAt }) => ({
      documentId,
      title,
      fileId,
      name,
      sentAt,
    })),
    tests: await testsOf(call, vacancy),
    score: application.score,
    qualifying: application.qualifying,
    history: steps.map(({ from, to, at, reason, message }) => ({
      from,
      to,
      at,
      // What one said oneself, and why one was turned down.
      reason,
      message,
    })),
    objections: await objectionsOf(call),
    keptUntil: application.kept_until,
    equity: await declarationOf(call, application.id),
  };
}

async function testsOf(
  { queries, principal, now }: RequestContext,
  { body }: Vacancy,
): Promise<InFull['tests']> {
  const tests: InFull['tests'] = [];
  for (const { assessmentId } of body.tests ?? []) {
    const assessment = await findAssessment(queries, assessmentId);
    if (!assessment) continue;
    const registration = await currentRegistration(queries, principal.userId, assessmentId);
    const tries = registration ? await triesOf(queries, principal.userId, registration.id) : [];
    const last = tries.at(-1);
    const questions = last ? await questionsOfTry(queries, last) : [];
    tests.push({
      id: assessmentId,
      title: assessment.body.title,
      status: registration
        ? statusAt({ status: registration.status, closesAt: registration.closes_at }, now)
        : 'Published',
      score: isTold(assessment, now) ? knownScore(registration ?? null) : null,
      submittedAt: last?.submitted_at ?? null,
      answers: questions.flatMap((question) => {
        const response = last?.answers[question.id];
        return response ? [{ question: question.text, answer: answerInWords(question, response) }] : [];
      }),
    });
  }
  return tests;
}

async function objectionsOf({ queries, principal }: RequestContext): Promise<string> {
  return objections((await accounts.get(queries, principal.accountId)).body.name);
}

export async function getMyQualifying(call: Call<'getMyQualifying'>) {
  const { vacancy, application } = await applied(call);
  const { status, of, score } = await qualificationFor(call.queries, application, vacancy.body);
  return { data: { status, of, score, howItIsComputed, objections: await objectionsOf(call) } };
}
