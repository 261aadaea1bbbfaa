import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SurveyQuestion } from '@moderator/contract/types';
import { sameButForWords } from '@moderator/learning';
import { collections } from '../../documents/collections.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { inOrder } from '../../documents/periods.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nilId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { teachesAlone } from '../../people/own-teaching.ts';
import { closeReview } from './close.ts';
import { makePairs, refuseUnreviewed } from './pairs.ts';
import { totalsOf } from './review-rows.ts';

const { 'peer-reviews': peerReviews } = collections;

type Review = Parameters<NonNullable<HooksOf<'peer-reviews'>['beforeWrite']>>[0]['after'];

/** What stays as it is once people were asked. */
const fixed = [
  'form',
  'softSkillIds',
  'scale',
  'anonymous',
  'pairing',
  'reviewsPerReviewee',
  'selfReview',
] as const;

export const peerReviewHooks: HooksOf<'peer-reviews'> = {
  /** Who teaches sees the reviews that they made. */
  async visible({ queries, principal }) {
    if (!teachesAlone(principal)) return undefined;
    const { rows } = await sql<{ id: string }>`select id from document where kind = 'peer-reviews'
      and account_id = ${principal.accountId}::uuid and deleted_at is null
      and body ->> 'createdBy' = ${principal.userId}`.execute(queries);
    return rows.map(({ id }) => id);
  },
  async shown({ queries }, documents) {
    const totals = await totalsOf(
      queries,
      documents.map(({ id }) => id),
    );
    return documents.map((document) => ({
      ...document,
      body: {
        ...document.body,
        ...(totals.get(document.id) ?? { reviewees: 0, reviewers: 0, submitted: 0 }),
      },
    }));
  },
  beforeWrite({ principal, before, after }) {
    // How many are in it is counted elsewhere.
    const { reviewees: _reviewees, reviewers: _reviewers, submitted: _submitted, ...body } = after;
    if (before && before.state !== 'draft') refuseOtherReview(before, body);
    const questions = (body.questions ?? []).map((question) => ({
      ...question,
      id: question.id ?? randomUUID(),
    }));
    return inOrder(
      { ...body, questions, createdBy: before?.createdBy ?? principal.userId },
      'opensAt',
      'expiresAt',
    );
  },
  guards: {
    async published({ queries }, { id, body }) {
      if ((body.softSkillIds ?? []).length + (body.questions ?? []).length === 0)
        refuse(
          '40012',
          'It asks nothing yet. Nothing was changed; choose a soft skill or write a question first.',
        );
      if (body.state === 'draft') await refuseUnreviewed(queries, { id, ...body });
    },
    async draft({ queries }, { id }) {
      if (((await totalsOf(queries, [id])).get(id)?.submitted ?? 0) > 0)
        refuse('wrong_state', 'Reviews are handed in already. Nothing was changed; close it instead.');
    },
  },
  async written({ queries, now }, { before, document }) {
    const { id, clientId, accountId, body } = document;
    if (before?.state === body.state) return;
    if (body.state === 'published') {
      await sql`update review_pair set state = 'waiting' where review_id = ${id}::uuid and state = 'skipped'
        and reason is null`.execute(queries);
      await makePairs(queries, document, now);
    }
    if (before?.state === 'published' && body.state === 'closed')
      await enqueue(queries, closeReview, { reviewId: id }, { clientId, accountId: accountId ?? nilId });
  },
  async beforeRemove({ queries }, { id }) {
    if (((await totalsOf(queries, [id])).get(id)?.submitted ?? 0) > 0)
      refuse('wrong_state', 'Reviews are handed in, so it stays. Archive it instead; nothing was changed.');
  },
  /** What its day has closed opens again. */
  async afterExpiryRemoved(request, document) {
    const { id, body } = document;
    const expired = body.expiresAt && new Date(body.expiresAt) <= request.now;
    if (body.state !== 'closed' || !expired) return;
    const { expiresAt: _, ...open } = body;
    const after = await peerReviews.revise(
      request,
      id,
      () => ({ ...open, state: 'published' }),
      'closed to published',
    );
    await peerReviewHooks.written?.(request, { before: body, document: after });
  },
};

function refuseOtherReview(before: Review, after: Review): void {
  const changed = fixed.find((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  // As questions they are alike; their places are those in the list.
  const [was, is] = [before.questions ?? [], after.questions ?? []] as unknown as [
    SurveyQuestion[],
    SurveyQuestion[],
  ];
  if (changed ?? (sameButForWords(was, is) ? undefined : 'questions'))
    refuse(
      'wrong_state',
      'People were asked to review as it is. Nothing was changed; move it back to draft, or copy it.',
    );
}

export const softSkillHooks: HooksOf<'soft-skills'> = {
  async beforeRemove({ queries }, { id, accountId }) {
    const { rows } =
      await sql`select from document where kind = 'peer-reviews' and account_id = ${accountId}::uuid
      and deleted_at is null and body -> 'softSkillIds' ? ${id} limit 1`.execute(queries);
    if (rows.length > 0) refuse('wrong_state', 'Reviews rate it, so it stays. Nothing was changed.');
  },
};
