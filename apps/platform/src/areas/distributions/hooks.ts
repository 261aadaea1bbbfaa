import { sql } from 'kysely';
import type { Hooks, HooksOf } from '../../documents/hooks.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nilId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { followDistribution } from './follow.ts';
import { keptIn } from './kept.ts';
import type { DistributionKind, Sent } from './kept.ts';

/** What was sent says for ever what its readers read; its last day may move, and it may be withdrawn. */
const hooksFor = <Fields extends Sent>(kind: DistributionKind): Hooks<Fields> => ({
  beforeWrite({ before, after }) {
    if (!before || (before.state ?? 'draft') === 'draft') return after;
    const changed = Object.keys({ ...before, ...after }).find(
      (name) =>
        name !== 'expiresAt' &&
        JSON.stringify(before[name as keyof Fields] ?? null) !==
          JSON.stringify(after[name as keyof Fields] ?? null),
    );
    if (changed || before.state === 'withdrawn')
      refuse(
        'wrong_state',
        'It was sent, so nothing of it changes but its last day. Nothing was changed; withdraw it and send another one.',
      );
    return after;
  },

  async shown({ queries }, documents) {
    const { rows } = await sql<{ id: string; recipients: number; viewed: number; confirmed: number }>`
      select distribution_id as id, sum(recipients)::int as recipients, sum(viewed)::int as viewed, sum(confirmed)::int as confirmed
      from distribution_tally where distribution_id = any(${documents.map(({ id }) => id)}::uuid[]) group by 1`.execute(
      queries,
    );
    const counts = new Map(rows.map(({ id, ...each }) => [id, each]));
    return documents.map((document) => ({
      ...document,
      body: { ...document.body, ...counts.get(document.id) },
    }));
  },

  async written({ queries }, { before, document }) {
    const { id, clientId, accountId, body } = document;
    const isSame = String(before?.expiresAt ?? '') === String(body.expiresAt ?? '');
    if (!before || (before.state ?? 'draft') === 'draft' || isSame) return;
    await enqueue(queries, followDistribution, { id }, { clientId, accountId: accountId ?? nilId });
  },

  /** What people have got is withdrawn: it leaves their inboxes, and who had seen it stays known. */
  async insteadOfRemoval(request, { id, clientId, accountId, body }, version) {
    if ((body.state ?? 'draft') === 'draft') return false;
    if (body.state === 'withdrawn') return true;
    const withdraw = (fields: Sent): Sent => ({ ...fields, state: 'withdrawn' });
    const action = `${body.state} to withdrawn`;
    await (version > 0
      ? keptIn(kind).update(request, id, version, withdraw, action)
      : keptIn(kind).revise(request, id, withdraw, action));
    await enqueue(request.queries, followDistribution, { id }, { clientId, accountId: accountId ?? nilId });
    return true;
  },
});

export const distributionDocumentHooks: HooksOf<'distribution-documents'> =
  hooksFor('distribution-documents');
export const newsflashHooks: HooksOf<'newsflashes'> = hooksFor('newsflashes');
