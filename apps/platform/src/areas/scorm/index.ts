import { sql } from 'kysely';
import { launch, launchAddress } from '../../content/packages/launches.ts';
import { activityOf, tell } from '../../content/packages/commit-session.ts';
import { openOwnSession, openReview } from '../../content/packages/open-session.ts';
import type { OpenedSession, Opening } from '../../content/packages/open-session.ts';
import type { PackageRow } from '../../content/packages/package-rows.ts';
import { lockSession, presentActivities, sessionsOf } from '../../content/packages/session-rows.ts';
import type { SessionRow } from '../../content/packages/session-rows.ts';
import { actingOf } from '../../content/registrations/acting.ts';
import type { Registration } from '../../content/registrations/rows.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import type { Call, Handlers, RequestContext } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Seconds after which a player tells what there is, at the latest. */
const commitEverySeconds = 30;

export const scormHandlers = {
  async createScormSession(call) {
    const { queries, principal, now, body, context } = call;
    const origin =
      context.contentOrigin() ??
      refuse(
        'unavailable',
        'Packages are played at an address of their own, and none is set up. Tell the operator.',
      );
    const opened = await openFor(call, body);
    const { token } = await launch(queries, opened.session, now);
    const { session, of } = opened;
    const sessions = await sessionsOf(queries, session.learner_id, session.registration_id);
    return {
      data: {
        id: session.id,
        registrationId: session.registration_id,
        packageId: session.package_id,
        title: of.title,
        standard: existing(of.standard, 'standard of a package'),
        activityId: session.activity_id,
        activityHref: activityOf(of, session.activity_id).href,
        activities: presentActivities(of.activities, sessions),
        mode: session.mode,
        credit: session.mode === 'normal' && session.user_id === principal.userId ? 'credit' : 'no-credit',
        entry: session.entry,
        sequence: session.sequence,
        cmi: opened.cmi,
        launchUrl: launchAddress(origin, of.id, token),
        commitEverySeconds,
        openedAt: session.opened_at,
      },
    };
  },

  async renewScormToken({ queries, principal, params, now }) {
    const session = (await lockSession(queries, principal.userId, params.id)) ?? refuse('not_found');
    if (session.ended_at) refuse('wrong_state', 'This session is over. Open the package again to go on.');
    return { data: await launch(queries, session, now) };
  },

  commitScormSession: (call) => told(call),
  finishScormSession: (call) => told(call, 'finish'),
} satisfies Partial<Handlers>;

async function told(call: Call<'commitScormSession'> | Call<'finishScormSession'>, ends?: 'finish') {
  const { queries, principal, params, body } = call;
  const session = (await lockSession(queries, principal.userId, params.id)) ?? refuse('not_found');
  if (session.mode === 'review')
    refuse('wrong_state', 'This only shows what was done; nothing of it changes.');
  const { session: stored, of } = await tell(actingOf(call), session, body, ends);
  return { data: await presentCommit(call, stored, of) };
}

async function presentCommit({ queries }: RequestContext, session: SessionRow, of: PackageRow) {
  const sessions = await sessionsOf(queries, session.learner_id, session.registration_id);
  return {
    sequence: session.sequence,
    savedAt: session.last_commit_at,
    status: session.status,
    score: session.score,
    refused: session.refused,
    endedBy: session.ended_by,
    activities: presentActivities(of.activities, sessions),
  };
}

/** Learners open what is theirs; moderators what is evidence of an attempt that they may open. */
async function openFor(call: Call<'createScormSession'>, opening: Opening): Promise<OpenedSession> {
  const { principal, body } = call;
  const acting = actingOf(call);
  const own = await ownRegistration(call, body.registrationId);
  if (own) {
    if (own.superseded_at && !principal.onDevice)
      refuse('wrong_state', 'This was reset. Open the lesson again.');
    return openOwnSession(acting, own, shownName(principal.name), opening);
  }
  if (!hasRole(principal, 'moderator')) refuse('not_found');
  const { registration, frozenAt, learnerName } = await evidenced(call, body.registrationId);
  return openReview(acting, registration, learnerName, opening, frozenAt);
}

const ownRegistration = (
  { queries, principal }: RequestContext,
  id: string,
): Promise<Registration | undefined> =>
  queries
    .selectFrom('registration')
    .selectAll()
    .where('user_id', '=', principal.userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

async function evidenced(call: RequestContext, registrationId: string) {
  const { queries } = call;
  const { rows } = await sql<{ attempt_id: string; frozen_at: Date | null }>`
    select attempt_id, frozen_at from evidence where registration_id = ${registrationId}::uuid
    order by frozen_at nulls last limit 1`.execute(queries);
  const [evidence] = rows;
  if (!evidence) refuse('not_found');
  const attempt = await openAttempt({ ...call, params: { id: evidence.attempt_id } });
  const registration = await queries
    .selectFrom('registration')
    .selectAll()
    .where('user_id', '=', attempt.learner_id)
    .where('id', '=', registrationId)
    .executeTakeFirst();
  return {
    registration: registration ?? refuse('not_found'),
    frozenAt: evidence.frozen_at,
    learnerName: shownName(attempt.learner_name),
  };
}

/** As SCORM writes names: the family name first. */
function shownName(name: string): string {
  const words = name.trim().split(/\s+/);
  const family = words.pop() ?? '';
  return words.length > 0 ? `${family}, ${words.join(' ')}` : family;
}
