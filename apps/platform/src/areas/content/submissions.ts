import { shownStatus } from '@moderator/learning';
import type { Call, Reply, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findStanding } from '../../content/registrations/register.ts';
import { currentRegistration } from '../../content/registrations/rows.ts';
import { findAssessment } from '../../content/submissions/assessments.ts';
import type { Assessment } from '../../content/submissions/assessments.ts';
import { coverOf, takeIn } from '../../content/submissions/serve-tries.ts';
import type { CoverStanding } from '../../content/submissions/serve-tries.ts';

const classroom = ['formative', 'summative'];
const examination = ['examination'];

export const getMyAssessment = (call: Call<'getMyAssessment'>) => getCover(call, classroom);
export const getMyExamination = (call: Call<'getMyExamination'>) => getCover(call, examination);
export const submitExamination = (call: Call<'submitExamination'>) =>
  submitAnswers(call, call.params, call.body, examination);

async function getCover(
  call: Call<'getMyAssessment'> | Call<'getMyExamination'>,
  types: readonly string[],
): Promise<Reply<'getMyAssessment'>> {
  const assessment = await assigned(call, call.params, types);
  return coverOf(call, assessment, call.query.start, () => standingOn(call, assessment));
}

type Place = { kind: string; id: string };

/** One of these types that is assigned to the caller or that they are registered on. */
async function assigned(
  { queries, principal }: RequestContext,
  { kind, id }: Place,
  types: readonly string[],
): Promise<Assessment> {
  const assessment = await findAssessment(queries, id);
  const isThere =
    assessment?.body.contentKind === kind &&
    types.includes(assessment.body.type) &&
    assessment.accountId === principal.accountId;
  return isThere ? assessment : refuse('not_found');
}

/** @throws RefusedError not_found where it is neither assigned to the caller nor are they registered on it */
async function standingOn(
  { queries, principal, now }: RequestContext,
  assessment: Assessment,
): Promise<CoverStanding> {
  const standing = await findStanding(queries, principal, assessment.id, now);
  if (standing)
    return { registration: standing.registration, status: standing.status, locked: standing.lockedBy };
  const registration = await currentRegistration(queries, principal.userId, assessment.id);
  if (!registration) refuse('not_found');
  const status = shownStatus(
    {
      registration,
      opensAt: registration.opens_at,
      closesAt: registration.closes_at,
      isLocked: false,
      isUnplanned: false,
    },
    now,
  );
  return { registration, status, locked: null };
}

/** Saves answers or hands them in, with how the caller stands afterwards. */
export const submitAnswers = (
  call: RequestContext,
  place: Place,
  sent: Call<'submitExamination'>['body'],
  types: readonly string[] = classroom,
): Promise<Reply<'submitExamination'>> => takeIn(call, place.id, assigned(call, place, types), sent);
