import { sql } from 'kysely';
import type { Call, Handlers } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { documentFields, entityOf, presentDocument } from '../../documents/document.ts';
import type { DocumentRow } from '../../documents/document.ts';
import { changed, readDocument } from '../../documents/handlers.ts';
import { licensed, usedDevices, usedLearners } from '../../attempts/licence-seats.ts';
import type { Paged } from '../../documents/list-conditions.ts';
import { accountsOf } from '../../documents/view.ts';
import { refuse } from '../../kernel/refusal.ts';

const { licences, licenceEngagements } = collections;

const usage =
  (field: 'learners' | 'devices', used: (queries: Call['queries'], accountId: string) => Promise<number>) =>
  async (call: Call<{ accountId?: string }>) => {
    const accountId = call.query.accountId ?? call.principal.accountId;
    // Another tenant's account is answered as one that does not exist.
    if (!(await accountsOf(call, [accountId])).includes(accountId)) refuse('not_found');
    await collections.accounts.get(call.queries, accountId);
    const [count, seats] = [
      await used(call.queries, accountId),
      await licensed(call.queries, accountId, field),
    ];
    return {
      data: {
        accountId,
        used: count,
        licensed: seats,
        remaining: seats === null ? null : Math.max(0, seats - count),
      },
    };
  };

export const licenceHandlers: Handlers = {
  async getLicenceContent(call: Call) {
    const licence = await readDocument(call, licences, call.params['id']!);
    return { data: licence.body['content'], version: licence.version };
  },

  async setLicenceContent({ queries, principal, params, body, version }: Call) {
    const licence = await licences.update(
      { queries, principal },
      params['id']!,
      version,
      (before) => ({ ...before, content: body }),
      'set content',
    );
    return { data: licence.body['content'], version: licence.version };
  },

  async addToLicenceEngagement(call: Call<object, { quantity: number; note?: string }>) {
    const { quantity, note } = call.body;
    const engagement = await licenceEngagements.update(
      call,
      call.params['id']!,
      call.version,
      (body) => {
        const sum = (body['quantity'] as number) + quantity;
        if (!licenceEngagements.resource.fields.shape['quantity']!.safeParse(sum).success)
          refuse('invalid_input', `${sum} uses are more than there can be. Nothing was changed.`);
        return { ...body, quantity: sum, ...(note === undefined ? {} : { note }) };
      },
      `add ${quantity}`,
    );
    return changed(engagement);
  },

  async listLicenceEngagementLogs(call: Call<Paged>) {
    const engagement = await readDocument(call, licenceEngagements, call.params['id']!);
    const { limit = 50, cursor: text } = call.query;
    const order = 'engagement log';
    const cursor = readCursor(text, order, 'number');
    const { rows } = await sql<LogRow>`
      select h.version, h.action, h.body, h.at, h.author_id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as author
      from document_history h left join document u on u.kind = 'users' and u.id = h.author_id
      where h.kind = 'licence-engagements' and h.id = ${engagement.id}::uuid
        ${cursor ? sql`and h.version < ${cursor.value}` : sql``}
      order by h.version desc limit ${limit + 1}`.execute(call.queries);
    const log = sql`from document_history where kind = 'licence-engagements' and id = ${engagement.id}::uuid`;
    const { page, next } = cutPage(rows, limit, (last) => ({
      sort: order,
      value: last.version,
      id: engagement.id,
    }));
    return {
      data: page.map((row) => ({
        version: row.version,
        action: row.action,
        quantity: row.body['quantity'],
        used: row.body['used'],
        note: row.body['note'] ?? null,
        by: row.author_id ? { id: row.author_id, name: row.author } : null,
        at: row.at,
      })),
      next,
      ...(call.query.total === 'true' ? { total: await countRows(call.queries, log) } : {}),
    };
  },

  countLicensedLearners: usage('learners', usedLearners),
  countLicensedHardware: usage('devices', usedDevices),

  async listExpiringLicences(call: Call<Paged & { days?: number; accountId?: string }>) {
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
      data: page.map((row) => entityOf(presentDocument(row))),
      next,
      ...(total === 'true'
        ? { total: await countRows(call.queries, sql`from document d where ${expiring}`) }
        : {}),
    };
  },
};

interface LogRow {
  version: number;
  action: string;
  body: Record<string, unknown>;
  at: Date;
  author_id: string | null;
  author: string;
}
