import { sql } from 'kysely';
import type { Handlers, RequestContext } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { changed, documentFields, entityOf, presentDocument } from '../../documents/document.ts';
import type { DocumentRow } from '../../documents/document.ts';
import { readDocument } from '../../documents/read.ts';
import { licensed, usedDevices, usedLearners } from '../../people/licence-seats.ts';
import { inOrder } from '../../documents/periods.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { historyOf } from '../../documents/history.ts';
import type { BodyOf } from '../../documents/document.ts';
import { accountsOf } from '../../kernel/tenants.ts';
import { refuse } from '../../kernel/refusal.ts';

const { accounts, licences, 'licence-engagements': licenceEngagements } = collections;

type Licence = BodyOf<typeof licences.resource.fields>;

/** Nothing is over or renewed before it begins. */
export const licenceHooks: HooksOf<'licences'> = {
  beforeWrite: ({ after }) => inOrder(after, 'startsOn', 'expiresOn'),
};
export const licenceSubscriptionHooks: HooksOf<'licence-subscriptions'> = {
  beforeWrite: ({ after }) => inOrder(after, 'startsOn', 'renewsOn'),
};

/** What is used of the seats of an account; another tenant's account is answered as one that does not exist. */
async function usage(
  call: RequestContext,
  accountId = call.principal.accountId,
  seat: keyof typeof usedSeats,
) {
  if (!(await accountsOf(call, [accountId])).includes(accountId)) refuse('not_found');
  await accounts.get(call.queries, accountId);
  const used = await usedSeats[seat](call.queries, accountId);
  const seats = await licensed(call.queries, accountId, seat);
  const remaining = seats === null ? null : Math.max(0, seats - used);
  return { data: { accountId, used, licensed: seats, remaining } };
}

const usedSeats = { learners: usedLearners, devices: usedDevices };

export const licenceHandlers = {
  async getLicenceContent(call) {
    const licence = await readDocument(call, licences, call.params.id);
    return { data: licence.body.content, version: licence.version };
  },

  async setLicenceContent(call) {
    const { params, version, body: content } = call;
    const licence = await licences.update(
      call,
      params.id,
      version,
      (before) => ({ ...before, content }),
      'set content',
    );
    return { data: licence.body.content, version: licence.version };
  },

  async addToLicenceEngagement(call) {
    const { quantity, note } = call.body;
    const engagement = await licenceEngagements.update(
      call,
      call.params.id,
      call.version,
      (body) => {
        const sum = body.quantity + quantity;
        if (!licenceEngagements.resource.fields.shape.quantity.safeParse(sum).success)
          refuse('invalid_input', `${sum} uses are more than there can be. Nothing was changed.`);
        return { ...body, quantity: sum, ...(note === undefined ? {} : { note }) };
      },
      `add ${quantity}`,
    );
    return changed(engagement);
  },

  async listLicenceEngagementLogs(call) {
    const { id } = await readDocument(call, licenceEngagements, call.params.id);
    const subject = { kind: licenceEngagements.resource.kind, id };
    const { rows, ...page } = await historyOf(call, subject, call.query);
    const data = rows.map(({ version, action, body, by, at }) => {
      const { quantity, used, note } = licenceEngagements.resource.fields.parse(body);
      return { version, action, quantity, used, note: note ?? null, by, at };
    });
    return { data, ...page };
  },

  countLicensedLearners: (call) => usage(call, call.query.accountId, 'learners'),
  countLicensedHardware: (call) => usage(call, call.query.accountId, 'devices'),

  async listExpiringLicences(call) {
    const { limit = 50, cursor: text, days = 30, accountId, total } = call.query;
    const order = 'expiring licences';
    const cursor = readCursor(text, order, 'day');
    const today = call.now.toISOString().slice(0, 10);
    const until = new Date(call.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const accounts = await accountsOf(call, accountId ? [accountId] : undefined);
    const expiring = sql`d.kind = 'licences' and d.deleted_at is null and d.account_id = any(${accounts}::uuid[])
      and d.sort_2 >= ${today} and d.sort_2 <= ${until}`;
    const { rows } = await sql<DocumentRow & { sorted: string }>`
      select ${documentFields}, d.sort_2 as sorted from document d
      where ${expiring} ${cursor ? sql`and (d.sort_2, d.id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
      order by d.sort_2, d.id limit ${limit + 1}`.execute(call.queries);
    const { page, next } = cutPage(rows, limit, ({ sorted, id }) => ({ sort: order, value: sorted, id }));
    return {
      data: page.map((row) => entityOf(presentDocument<Licence>(row))),
      next,
      ...(total === 'true'
        ? { total: await countRows(call.queries, sql`from document d where ${expiring}`) }
        : {}),
    };
  },
} satisfies Partial<Handlers>;
