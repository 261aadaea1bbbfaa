import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AssessorRecord } from '@moderator/contract/types';
import { bandOf, noRecord, recurringDays, recurringTopics } from '@moderator/moderation';
import { isReleased, pairConditions, periodOf } from '../../attempts/agreement/pair-conditions.ts';
import { countPairs } from '../../attempts/agreement/counted-pairs.ts';
import { figuresOfAll } from '../../attempts/agreement/figures.ts';
import { assessorRecords } from '../../attempts/assessor-records.ts';
import { onDaysOf } from '../../attempts/attempt-conditions.ts';
import { onlyRow } from '../../database/only-row.ts';
import { feedbackSource, readableFeedback } from '../../attempts/feedback-conditions.ts';
import { policyOf } from '../../attempts/sampling-policies.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { nilId } from '../../kernel/ids.ts';
import { assessorFor } from './known-assessors.ts';

type Period = Pick<AssessorRecord, 'from' | 'to'>;

/** What is known of the work of an assessor, as far as the caller may know it. */
export async function getAssessor(call: Call<'getAssessor'>) {
  const { queries, principal, params, query, now } = call;
  const assessor = await assessorFor(call, params.id);
  const period = periodOf(query, now);
  const isSelf = assessor.id === principal.userId;
  const where = pairConditions({ ...query, assessorId: [assessor.id] }, principal, now);
  const figures = figuresOfAll(await countPairs(queries, { where, key: sql`''`, period }));
  return {
    data: {
      id: assessor.id,
      name: assessor.name,
      account: assessor.account ?? '',
      ...period,
      registrations: (assessor.registrations ?? [])
        .map(({ kind, number, body = '', expiresOn }) => ({ kind, number, body, expiresOn }))
        .sort((one, other) => other.expiresOn.localeCompare(one.expiresOn)),
      work: await workOf(call, assessor.id, period, isSelf),
      agreement: figures.map(({ agreement, months }) => ({ ...agreement, months })),
      // Its reason is what was overturned, which the person may not know before a report says so.
      band: isSelf ? null : await riskOf(call, assessor),
      topics: await topicsOf(call, assessor.id),
    },
  };
}

/**
 * How much was assessed in a period, and sampled of that; and how what was decided in it was decided last, whenever it was assessed.
 * Of the own work only what a report has released.
 */
async function workOf({ queries }: RequestContext, id: string, { from, to }: Period, isSelf: boolean) {
  const isIn = (time: RawBuilder<unknown>) => sql.join(onDaysOf(from, to, time), sql` and `);
  const work = await sql<AssessorRecord['work']>`
    select count(*) filter (where a.is_assessed) as assessed, count(*) filter (where drawn.sampled) as sampled,
      count(*) filter (where d.kind = 'upheld') as upheld, count(*) filter (where d.kind = 'overturned') as overturned,
      count(*) filter (where d.kind = 'referred_back') as "referredBack"
    from (select id, state, ${isIn(sql`assessed_at`)} as is_assessed from attempt where assessor_id = ${id} and assessed_at is not null) a
    left join lateral (select true as sampled from batch_attempt ba where a.is_assessed and ba.attempt_id = a.id and ba.sampled limit 1)
      drawn on true
    left join lateral (select decision.kind from decision where decision.attempt_id = a.id and ${isIn(sql`decision.signed_at`)}
      ${isSelf ? sql`and (decision.kind = 'referred_back' or ${isReleased(sql`decision.batch_id`, sql`decision.signed_at`)})` : sql``}
      order by signed_at desc limit 1) d on a.state not in ('in_sample', 'moderating')`.execute(queries);
  return onlyRow(work);
}

async function riskOf({ queries }: RequestContext, { id, account_id }: { id: string; account_id: string }) {
  // The person works on several courses, so no course says anything over the account's policy.
  const { riskBands: policy } = (await policyOf(queries, account_id, nilId)).policy;
  if (!policy) return null;
  const record = (await assessorRecords(queries, account_id, [id])).get(id) ?? noRecord;
  const { band, percentage, pairs, decided, overturned } = bandOf(record, policy);
  const { leastPairs, watchedFrom } = policy;
  return { band, percentage, pairs, decided, overturned, leastPairs, watchedFrom };
}

/** What feedback was about lately, since the last action on it. */
async function topicsOf({ queries, principal, now }: RequestContext, id: string) {
  const { rows } = await sql<Pick<AssessorRecord['topics'][number], 'topic' | 'feedback'>>`
    select f.topic, count(*) as feedback ${feedbackSource}
    where ${readableFeedback(principal)} and f.assessor_id = ${id} and f.written_at > ${now}::timestamptz - make_interval(days => ${recurringDays})
      and f.written_at > coalesce((select max(set_at) from assessor_action x
        where x.assessor_id = f.assessor_id and x.topic = f.topic), '-infinity')
    group by f.topic`.execute(queries);
  return recurringTopics(rows);
}
