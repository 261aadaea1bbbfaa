import { sql } from 'kysely';
import { readOpinions } from '@moderator/learning';
import { dayIn } from '../../attempts/days.ts';
import { opinionPaperOf } from '../../content/papers.ts';
import { collections } from '../../documents/collections.ts';
import type { Call, Reply, RequestContext } from '../../kernel/call.ts';
import { nilId } from '../../kernel/ids.ts';
import { RefusedError, refuse } from '../../kernel/refusal.ts';
import { putIntoBox } from './box.ts';
import { findInvitation } from './invitations.ts';
import type { Invitation } from './invitations.ts';
import { isOpen } from './survey-rows.ts';

const { surveys } = collections;

type Given = Omit<Call<'submitSurveys'>['body']['submissions'][number], 'surveyId'>;
type Receipt = Reply<'submitSurvey'>['data'];

/** People of a site know that it is looked at by itself where so many of it are asked. */
const fewestOfSite = 10;

export const submitSurvey = async (call: Call<'submitSurvey'>) => ({
  data: await submit(call, call.params.id, call.body),
});

/** Answers several surveys, each for itself: what one is refused for stops no other. */
export async function submitSurveys(call: Call<'submitSurveys'>) {
  const data: Reply<'submitSurveys'>['data'] = [];
  for (const { surveyId, ...given } of call.body.submissions)
    try {
      data.push({ ...(await submit(call, surveyId, given)), refusal: null });
    } catch (error) {
      // Nothing of what is refused was written.
      if (!(error instanceof RefusedError)) throw error;
      data.push({ surveyId, answeredOn: null, refusal: { code: error.code, sentence: error.message } });
    }
  return { data };
}

async function submit(call: RequestContext, surveyId: string, given: Given): Promise<Receipt> {
  const { queries, principal, now } = call;
  const invitation = (await findInvitation(queries, principal.userId, surveyId)) ?? refuse('not_found');
  const answered = receiptOf(invitation, surveyId, given);
  if (answered) return answered;
  // Whoever closes it meanwhile waits until this is in, so that what is shown afterwards does not change.
  await sql`select from document where kind = 'surveys' and id = ${surveyId}::uuid for share`.execute(
    queries,
  );
  const survey = await surveys.get(queries, surveyId);
  if (!isOpen(survey.body, now))
    refuse('wrong_state', 'The survey is not open, so nothing was kept. Nobody is asked any more.');
  const paper = await opinionPaperOf(queries, surveyId);
  const { opinions, mistakes } = readOpinions(paper.questions, given.answers);
  if (mistakes.length > 0)
    refuse('invalid_input', `${mistakes[0]!.message} Nothing was kept; correct it and send it again.`, {
      errors: mistakes.map(({ path, message }) => ({ path: `body.${path}`, message })),
    });
  const answeredOn = dayIn(now);
  const { rows } = await sql<{ site_id: string | null }>`
    update survey_invitation set answered_on = ${answeredOn}::date, submission_id = ${given.submissionId ?? null}::uuid
    where user_id = ${principal.userId}::uuid and survey_id = ${surveyId}::uuid and answered_on is null
    returning site_id`.execute(queries);
  if (rows.length === 0) {
    const first = await findInvitation(queries, principal.userId, surveyId);
    return (first && receiptOf(first, surveyId, given)) ?? refuse('already_exists');
  }
  const tenant = { clientId: survey.clientId, accountId: survey.accountId ?? principal.accountId };
  const isNamed = survey.body.anonymous === false;
  const siteId = isNamed ? await siteToCount(call, surveyId, rows[0]?.site_id ?? null) : nilId;
  await putIntoBox(queries, { surveyId, siteId, ...tenant }, opinions);
  if (isNamed)
    await sql`insert into survey_answer (user_id, survey_id, client_id, account_id, revision, answers, answered_on)
      values (${principal.userId}::uuid, ${surveyId}::uuid, ${tenant.clientId}::uuid, ${tenant.accountId}::uuid,
        ${paper.revision}, ${JSON.stringify(opinions)}::jsonb, ${answeredOn}::date)`.execute(queries);
  return { surveyId, answeredOn };
}

/** The first answer where it is sent again under its id. @throws RefusedError already_exists for another one */
function receiptOf({ answered_on: day, submission_id: first }: Invitation, surveyId: string, given: Given) {
  if (day === null) return undefined;
  if (first === null || first !== given.submissionId)
    refuse('already_exists', 'You have answered this survey already. Your first answer stays as it is.');
  return { surveyId, answeredOn: day };
}

/** The site whose answers these are counted with; the nil id where too few of it are asked. */
async function siteToCount({ queries }: RequestContext, surveyId: string, siteId: string | null) {
  if (siteId === null) return nilId;
  const { rows } = await sql<{
    invited: number;
  }>`select coalesce(sum(invited), 0)::int as invited from survey_count
    where survey_id = ${surveyId}::uuid and site_id = ${siteId}::uuid`.execute(queries);
  return (rows[0]?.invited ?? 0) >= fewestOfSite ? siteId : nilId;
}
