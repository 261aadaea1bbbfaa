import { inboxChoicesOf } from '@moderator/moderation';
import { usualWishes, wishesOf } from '../../inbox/settings.ts';
import type { Wishes } from '../../inbox/settings.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

const own = async ({ queries, principal }: RequestContext) =>
  (await wishesOf(queries, [principal.userId])).get(principal.userId) ?? usualWishes;

const present = (wishes: Wishes) => ({
  data: { ...wishes, events: inboxChoicesOf(wishes.events) },
  version: wishes.version,
});

export const getInboxSettings = async (call: Call<'getInboxSettings'>) => present(await own(call));

/** Saved as a whole over the version that was seen; who has chosen nothing yet sees version 1. */
export async function setInboxSettings(call: Call<'setInboxSettings'>) {
  const { queries, principal, body, version } = call;
  const values = {
    events: JSON.stringify(inboxChoicesOf(body.events)),
    quiet_from: body.quietFrom,
    quiet_until: body.quietUntil,
    time_zone: body.timeZone,
    locale: body.locale,
    version: version + 1,
  };
  const saved =
    (await queries
      .updateTable('inbox_settings')
      .set(values)
      .where('user_id', '=', principal.userId)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst()) ??
    (version === usualWishes.version &&
      (await queries
        .insertInto('inbox_settings')
        .values({
          user_id: principal.userId,
          client_id: principal.clientId,
          account_id: principal.accountId,
          ...values,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst()));
  const now = present(await own(call));
  if (!saved)
    refuse('stale_version', undefined, {
      current: now.data,
      headers: { version: String(now.version) },
    });
  return now;
}
