import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { keepPlans } from '../../database/keep-plans.ts';
import { rowsAtMost } from '../../attempts/in-states.ts';
import { expiringRegistrations, nextStep } from '@moderator/moderation';
import type { NextStepKind } from '@moderator/moderation';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { hasRole, manages, seenSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { byDue, conditionsOf, inTenant } from '../../attempts/attempt-conditions.ts';
import { presentAttempt, readAttempts } from '../../attempts/attempt-rows.ts';
import { mostPressingFirst, readBatches, withOpenAttempts } from '../../attempts/batch-rows.ts';
import { presentBatches } from '../../attempts/batch-shares.ts';
import { moderatingRefusalFor } from '../../attempts/conflicts.ts';
import { dayIn } from '../../attempts/days.ts';
import { dueLooks } from '../../attempts/planned-looks.ts';
import { isSeenBatch } from '../../attempts/seen-work.ts';
import { casesToJudge } from './calibration.ts';
import { comingWeeks } from './coming-work.ts';
import { externalWork } from './external-work.ts';
import { figuresOf } from './figures.ts';
import { learnersOf } from './learners.ts';
import { oversight } from './oversight.ts';
import { returnedByMe, returnedToMe } from './returned-actions.ts';

/** Batches of an account that are open at one time are few; whoever has more finds them in the list. */
const mostBatches = 20;
/** As many as are looked at before one goes to the list. */
const mostDue = 6;

/** What needs the signed-in person now. */
export async function getModeratorHome(call: Call<'getModeratorHome'>) {
  const { queries, principal, now } = call;
  const [, batches, continueWith, figures, dueRows, forMe, learners, watched] = await Promise.all([
    keepPlans(queries),
    openBatches(call),
    lastClaimed(call),
    figuresOf(call),
    dueFirst(call),
    askedOf(call),
    hasRole(principal, 'trainer') ? learnersOf(call) : null,
    oversight(call),
  ]);
  const refusal = hasRole(principal, 'moderator') ? moderatingRefusalFor(principal, now) : undefined;
  const step = nextStep({
    claimed: continueWith !== null,
    assesses: hasRole(principal, 'assessor'),
    overdue: figures.overdue,
    dueSoon: figures.dueToday + figures.dueThisWeek,
    moderates: hasRole(principal, 'moderator') && !refusal,
    batches: batches.map((batch) => ({
      ...batch,
      toModerate: batch.share.toModerate,
    })),
    readyToBatch: figures.readyToBatch,
  });
  return {
    data: {
      ...figures,
      toModerate: batches.reduce((sum, batch) => sum + batch.share.toModerate, 0),
      refusal: refusal ?? null,
      next: step
        ? {
            kind: step.kind,
            attempt: attemptOf(step.kind, continueWith, dueRows),
            batch: batches.find((batch) => batch.id === step.batchId) ?? null,
          }
        : null,
      batches,
      continueWith,
      due: dueRows,
      ...forMe,
      registrations: expiringRegistrations(principal.registrations, dayIn(now)).map(
        ({ kind, number, expiresOn }) => ({ kind, number, expiresOn }),
      ),
      learners,
      ...watched,
    },
  };
}

/** What others ask of the person, and what the person follows. */
async function askedOf(call: RequestContext) {
  const [byMe, toMe, again, looks, external, calibration, assess, moderate] = await Promise.all([
    returnedByMe(call),
    returnedToMe(call),
    handedInAgain(call),
    dueLooks(call),
    externalWork(call),
    casesToJudge(call),
    comingWeeks(call, 'assess'),
    comingWeeks(call, 'moderate'),
  ]);
  return {
    returnedActions: byMe,
    returnedToMe: toMe,
    handedInAgain: again,
    dueLooks: looks,
    external,
    calibration,
    coming: { assess, moderate },
  };
}

async function openBatches({ queries, principal, now }: RequestContext) {
  // What was referred back may be decided again after the report, and then waits for a later one. Each such batch is looked up: beside
  // those that are open, the reported ones of all years would be read.
  const open = sql`b.id = any(array(
    (select b.id from batch b where ${inTenant(principal, sql`b`)} and b.state <> 'reported' and ${isTheirs(principal)}
      order by ${mostPressingFirst} ${rowsAtMost(mostBatches)})
    union (select again.batch_id from (${withOpenAttempts(principal)}) again
      cross join lateral (select from batch b where b.id = again.batch_id and b.state = 'reported' and ${isTheirs(principal)} offset 0) b)
    ${onlyTeaches(principal) ? sql`union (${releasedLately(principal, now)})` : sql``}))`;
  const rows = await readBatches(queries, open, mostBatches, mostPressingFirst, seenSite(principal));
  return presentBatches(queries, rows, principal, now);
}

const onlyTeaches = (principal: Principal) =>
  !hasRole(principal, 'moderator', 'assessor', 'verifier') && !manages(principal);

/** What was released of their learners while any account still takes appeals: no other page leads them to it. */
const releasedLately = (principal: Principal, now: Date) => sql`
  select r.batch_id from report r join batch b on b.id = r.batch_id
  where ${inTenant(principal, sql`b`)} and r.superseded_by is null
    and r.signed_at > ${now}::timestamptz - interval '90 days' and ${isTheirs(principal)}`;

/** Of batches, whoever only teaches has to do with those that their learners are in, and who manages one site with those that its are in. */
const isTheirs = (principal: Principal) =>
  !onlyTeaches(principal)
    ? isSeenBatch(principal)
    : sql`exists (select from batch_attempt ba join attempt a on a.id = ba.attempt_id
        where ba.batch_id = b.id and a.facilitator_id = ${principal.userId}::uuid)`;

/** The attempt that the person claimed last and holds now. */
async function lastClaimed({ queries, principal, now }: RequestContext) {
  const [row] = await readAttempts(
    queries,
    sql`select a.* from attempt a join claim on claim.attempt_id = a.id
      where claim.person_id = ${principal.userId} and claim.expires_at > now() order by claim.expires_at desc limit 1`,
    sql`a.id`,
  );
  return row ? presentAttempt(row, principal, now) : null;
}

/** What the person is to assess, or what of it, the first due first; nothing for whoever does not assess. */
async function dueFirst({ queries, principal, now }: RequestContext, which: RawBuilder<unknown> = sql`true`) {
  if (!hasRole(principal, 'assessor')) return [];
  const order = sql`${byDue}, a.id`;
  const rows = await readAttempts(
    queries,
    sql`select a.* from attempt a where ${conditionsOf({ queue: 'due' }, principal, now)} and ${which} order by ${order} ${rowsAtMost(mostDue)}`,
    order,
  );
  return rows.map((row) => presentAttempt(row, principal, now));
}

/** What others answered, and the person is to judge again: whoever judged it before, unless it was given to a colleague. */
const handedInAgain = (call: RequestContext) =>
  dueFirst(
    call,
    sql`a.state in ('submitted', 'assessing') and coalesce(a.allocated_to, a.assessor_id) = ${call.principal.userId}
      and (select d.kind from decision d where d.attempt_id = a.id order by d.signed_at desc limit 1) = 'referred_back'`,
  );

function attemptOf<Row>(kind: NextStepKind, continueWith: Row | null, due: readonly Row[]): Row | null {
  if (kind === 'continue') return continueWith;
  return kind === 'assess' || kind === 'assess_overdue' ? (due[0] ?? null) : null;
}
