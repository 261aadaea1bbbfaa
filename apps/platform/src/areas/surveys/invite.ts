import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { dayIn } from '../../attempts/days.ts';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { notify } from '../../inbox/notify.ts';
import { inSteps } from '../../jobs/in-steps.ts';
import { job } from '../../jobs/job.ts';

const { surveys } = collections;

/** People who are asked in one transaction. */
const atATime = 1000;

/** Asks those whom open surveys are for and who are not asked yet: one that was just published, and every hour all of them. */
export const inviteToSurveys = job({
  name: 'invite-to-surveys',
  payload: z.object({ surveyId: z.uuid().optional() }),
  failure: 'People could not be asked to answer a survey. It is tried again every hour.',
  tries: 5,
  every: '37 * * * *',
  async run({ surveyId }, tools) {
    const { database, now } = tools.context;
    for (const id of await database.asSystem((queries) => openSurveys(queries, now(), surveyId)))
      await inSteps(tools, atATime, (queries, at) => invite(queries, id, at));
  },
});

async function openSurveys(queries: Queries, now: Date, only: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from document where kind = 'surveys' and deleted_at is null and body ->> 'state' = 'published'
      and coalesce((body ->> 'opensAt')::timestamptz, '-infinity') <= ${now}::timestamptz
      and coalesce((body ->> 'closesAt')::timestamptz, 'infinity') > ${now}::timestamptz
      ${only ? sql`and id = ${only}::uuid` : sql``} order by id`.execute(queries);
  return rows.map(({ id }) => id);
}

/** @returns how many were asked */
async function invite(queries: Queries, surveyId: string, now: Date): Promise<number> {
  const survey = await surveys.find(queries, surveyId);
  if (!survey) return 0;
  const { clientId, accountId, body } = survey;
  const { rows } = await sql<{ user_id: string }>`
    insert into survey_invitation (user_id, survey_id, client_id, account_id, site_id, person_order, invited_on)
    select u.id, ${surveyId}::uuid, u.client_id, u.account_id, u.site_id, u.sort_1, ${dayIn(now)}::date
    from document u
    where u.kind = 'users' and u.account_id = ${accountId}::uuid and u.deleted_at is null
      and u.body ->> 'state' = 'active' and not u.body -> 'roles' <@ '["candidate", "device"]'
      and (${isMeant(body.audience ?? {})}) and ${isTime(body)}
      and not exists (select from survey_invitation i where i.user_id = u.id and i.survey_id = ${surveyId}::uuid)
    order by u.id limit ${atATime}
    on conflict do nothing returning user_id`.execute(queries);
  await notify(
    queries,
    'survey.waiting',
    rows.map((row) => row.user_id),
    {
      tenant: { client_id: clientId, account_id: accountId ?? '' },
      subject: { kind: 'survey', id: surveyId },
      facts: { title: body.title },
      once: `survey ${surveyId}`,
      now,
    },
  );
  return rows.length;
}

type Survey = NonNullable<Awaited<ReturnType<typeof surveys.find>>>['body'];

/** Of whom one of these holds. */
function isMeant({
  everybody,
  siteIds = [],
  groupIds = [],
  roleIds = [],
  sessionId,
}: NonNullable<Survey['audience']>): RawBuilder<unknown> {
  return sql.join(
    [
      everybody ? sql`true` : sql`false`,
      sql`u.site_id = any(${siteIds}::uuid[])`,
      sql`u.body -> 'groupIds' ?| ${groupIds}::text[]`,
      sql`exists (select from enrollment e where e.user_id = u.id and e.kind = 'roles' and e.ended_at is null
        and e.target_id = any(${roleIds}::uuid[]))`,
      ...(sessionId
        ? [
            sql`exists (select from session_person p where p.user_id = u.id and p.session_id = ${sessionId}::uuid
              and p.part = 'attendee')`,
          ]
        : []),
    ],
    sql` or `,
  );
}

/** Whose course has come to its end, or who was in the meeting. */
function isTime({ when, courseId, audience }: Survey): RawBuilder<unknown> {
  if (when === 'afterCourse')
    return sql`exists (select from course_progress c where c.user_id = u.id and c.course_id = ${courseId}::uuid
      and c.status in ('Passed', 'Completed', 'Failed'))`;
  if (when === 'afterSession')
    return sql`exists (select from session_person p join document m on m.kind = 'classroom-sessions' and m.id = p.session_id
      where p.user_id = u.id and p.session_id = ${audience?.sessionId}::uuid and p.attendance in ('present', 'late')
        and m.body ->> 'status' = 'ended')`;
  return sql`true`;
}
