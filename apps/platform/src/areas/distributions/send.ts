import { sql } from 'kysely';
import { readDocument } from '../../documents/read.ts';
import { exist } from '../../documents/references.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Call } from '../../kernel/call.ts';
import { rightsOf } from '../../kernel/kept-rights.ts';
import { managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { keptIn } from './kept.ts';
import type { DistributionKind, Sent } from './kept.ts';
import { sendDistribution } from './send-job.ts';

type Sending = Call<'sendDistributionDocument' | 'sendNewsflash'>;

/** Writes down to whom something is to be sent, and leaves the rest to a job. */
export const send = (kind: DistributionKind) => async (call: Sending) => {
  const { queries, params, body, principal, now } = call;
  const document = await readDocument(call, keptIn(kind), params.id);
  const { state, expiresAt, publishAt }: Sent = document.body;
  if (state === 'withdrawn')
    refuse('wrong_state', 'It was withdrawn, so it is sent to nobody. Nothing was changed; make it anew.');
  const at = sendAt(body.at, publishAt, now);
  if (expiresAt && new Date(expiresAt) <= at)
    refuse(
      'wrong_state',
      'It would be over before it is sent. Nothing was changed; choose another day first.',
    );
  await refuseStrangers(call, document.accountId);
  const sender = { clientId: document.clientId, accountId: document.accountId ?? principal.accountId };
  const { at: _, includeJoiners = false, ...audience } = body;
  const { rows } = await sql<{ id: string }>`
    insert into distribution_sending (distribution_id, kind, client_id, account_id, audience, include_joiners, rights, send_at)
    values (${document.id}::uuid, ${kind}, ${sender.clientId}::uuid, ${sender.accountId}::uuid, ${JSON.stringify(audience)}::jsonb,
      ${includeJoiners}, ${JSON.stringify(rightsOf(principal))}::jsonb, ${at}::timestamptz) returning id`.execute(
    queries,
  );
  const { id } = rows[0] ?? refuse('internal');
  if (state !== 'sending')
    await keptIn(kind).revise(
      call,
      document.id,
      (fields) => ({ ...fields, state: 'sending' }),
      `${state ?? 'draft'} to sending`,
    );
  await enqueue(queries, sendDistribution, { id }, { ...sender, ...(at > now && { runAt: at }) });
  return { data: { id, state: 'waiting' as const, progress: 0, recipients: 0, at } };
};

/** News is shown from its day on; whatever is to be sent before is sent then. */
function sendAt(
  asked: string | Date | undefined,
  publishAt: string | Date | null | undefined,
  now: Date,
): Date {
  const times = [now, asked, publishAt].flatMap((each) => (each ? [new Date(each).getTime()] : []));
  return new Date(Math.max(...times));
}

/** @throws RefusedError invalid_input where somebody or something named is not of the account, or not the sender's to see */
async function refuseStrangers({ queries, principal, body }: Sending, account: string | null): Promise<void> {
  const accountId = account ?? undefined;
  const { userIds = [], groupIds = [], siteIds = [], roleIds = [] } = body;
  await exist(queries, 'users', userIds, 'userIds', { accountId });
  await exist(queries, 'groups', groupIds, 'groupIds', { accountId });
  await exist(queries, 'sites', siteIds, 'siteIds', { accountId });
  await exist(queries, 'roles', roleIds, 'roleIds', { accountId });
  const site = managedSite(principal);
  if (!site) return;
  const { rows } = await sql<{ id: string }>`select id from document
    where kind = 'users' and id = any(${[...userIds]}::uuid[]) and site_id is distinct from ${site}::uuid limit 1`.execute(
    queries,
  );
  const stranger = rows[0]?.id ?? siteIds.find((id) => id !== site);
  if (!stranger) return;
  const sentence = `You manage one site, and ${stranger} is not of it. Nothing was changed; leave it out.`;
  refuse('invalid_input', sentence, { errors: [{ path: 'body', message: sentence }] });
}
