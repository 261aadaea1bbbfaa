import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { certificateRefusal } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Call } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { refuse } from '../../kernel/refusal.ts';
import { managedSite } from '../../kernel/principal.ts';
import { certifiedCourse } from './course-of.ts';
import { issueStep } from './issue-step.ts';
import { issueCertificatesJob } from './issue-job.ts';
import { presentIssue, readIssue } from './issues.ts';

/** More than this goes on in the background. */
const mostAtOnce = 20;

/** Writes down what was asked for; few are issued at once, many by a job. */
export async function issueCertificates(call: Call<'issueCertificates'>) {
  const { queries, principal, params, body, now } = call;
  const course = await certifiedCourse(queries, params.id);
  const never = certificateRefusal({ state: 'endorsed', passed: true, route: course.route }, body.type);
  if (never) refuse('wrong_state', `${never.sentence} Nothing was issued.`);
  const learnerIds = [...new Set(body.learnerIds)];
  const id = randomUUID();
  const tenant = { client_id: course.client_id, account_id: course.account_id };
  await queries
    .insertInto('certificate_issue')
    .values({
      id,
      ...tenant,
      course_id: course.id,
      type: body.type,
      principal: JSON.stringify(principal),
      created_by: principal.userId,
      created_at: now,
    })
    .execute();
  await sql`insert into certificate_issue_learner (issue_id, position, client_id, account_id, learner_id)
    select ${id}::uuid, place, ${course.client_id}::uuid, ${course.account_id}::uuid, learner
    from unnest(${learnerIds}::uuid[]) with ordinality each (learner, place)`.execute(queries);
  if (learnerIds.length > mostAtOnce)
    await enqueue(
      queries,
      issueCertificatesJob,
      { id },
      { clientId: course.client_id, accountId: course.account_id, key: id },
    );
  else await issueStep(queries, await written(queries, id), principal, mostAtOnce, now);
  return { data: await presentIssue(queries, await written(queries, id)) };
}

const written = async (queries: Queries, id: string) =>
  existing(await readIssue(queries, id), 'issue that was just written');

export async function getCertificateIssue({ queries, principal, params }: Call<'getCertificateIssue'>) {
  const issue = (await readIssue(queries, params.id)) ?? refuse('not_found');
  // Who manages one site sees what they asked for themselves: others name learners of other sites.
  if (managedSite(principal) !== undefined && issue.created_by !== principal.userId) refuse('not_found');
  return { data: await presentIssue(queries, issue) };
}
