import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { PeerReviewCreate, ReviewSubmissionInput } from '@moderator/contract/types';
import { xlsxRows } from '../../spreadsheets/xlsx-table.ts';
import { doJob } from '../../testing/jobs.ts';
import { nameOf } from '../../testing/planning.ts';
import { signedToken } from '../../testing/signed-token.ts';
import { administratorOf, other, own as accountId, people, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { raw } from '../../testing/raw.ts';

let platform: TestPlatform;
let manager: Client;
let skill: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  manager = await platform.as('manager');
  skill = (await manager.createSoftSkill({ body: { accountId, name: 'Listening' } })).id;
});
afterAll(() => platform.stop());
afterEach(() => platform.setNow(null));

const learners = people.filter((each) => each.accountId === accountId && each.roles.includes('learner'));
const [a, b, c, d, e] = learners.map(({ id }) => id) as [string, string, string, string, string];
const as = async (id: string) => platform.withToken(await signedToken(platform, 'learner', { sub: id }));

const make = (more: Partial<PeerReviewCreate> = {}) =>
  manager.createPeerReview({
    body: { accountId, title: 'Team of the yard', softSkillIds: [skill], ...more },
  });
type State = 'draft' | 'published' | 'closed' | 'archived';
const move = (id: string, from: State, to: State) =>
  manager.changePeerReviewState({ id, query: { from, to } });
/** A published review in which these people review each other. */
async function among(ids: readonly string[], more: Partial<PeerReviewCreate> = {}) {
  const { id } = await make(more);
  await manager.addReviewees({ id, body: { ids: [...ids] } });
  await manager.addReviewers({ id, body: { ids: [...ids] } });
  await move(id, 'draft', 'published');
  return id;
}
const say = async (
  id: string,
  reviewer: string,
  revieweeId: string,
  score: number,
  more: Partial<ReviewSubmissionInput> = {},
) =>
  (await as(reviewer)).submitReview({
    id,
    body: { revieweeId, ratings: [{ softSkillId: skill, score }], ...more },
  });
async function close(id: string): Promise<void> {
  await move(id, 'published', 'closed');
  await doJob(platform, 'tend-reviews');
  await platformQuiet();
}
/** Waits until what was closed is gathered. */
const platformQuiet = () =>
  expect
    .poll(() => platform.query(`select from job where kind = 'close-review' and state <> 'done'`))
    .toEqual([]);

describe('a review', () => {
  it('is published when it asks something and each is reviewed by somebody', async () => {
    const empty = await make({ softSkillIds: [] });
    await expect(move(empty.id, 'draft', 'published')).rejects.toMatchObject({ code: '40012' });
    const { id } = await make();
    await expect(move(id, 'draft', 'published')).rejects.toMatchObject({ code: 'wrong_state' });
    await manager.addReviewees({ id, body: { ids: [a] } });
    await expect(move(id, 'draft', 'published')).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining(nameOf(a)) as string,
    });
    await manager.addReviewers({ id, body: { ids: [b, c] } });
    expect(await move(id, 'draft', 'published')).toMatchObject({ reviewees: 1, reviewers: 2, submitted: 0 });
    const mine = await (await as(b)).listMyReviews();
    expect(mine.items).toContainEqual(expect.objectContaining({ id, part: 'reviewer', waiting: 1 }));
    const told = await (await as(b)).listInboxMessages();
    expect(told.items[0]).toMatchObject({ event: 'review.waiting', subject: { kind: 'review', id } });
  });

  it('has nobody review themself, unless they all do', async () => {
    const { id } = await make();
    await manager.addReviewees({ id, body: { ids: [a] } });
    const asked = manager.addReviewers({ id, body: { ids: [b, a], revieweeId: a } });
    await expect(asked).rejects.toMatchObject({ code: '4008' });
    await expect(manager.addReviewers({ id, body: { ids: [a] } })).rejects.toMatchObject({ code: '4008' });
    expect((await manager.listReviewers({ id })).items).toEqual([]);
    const own = await among([a, b], { selfReview: true });
    expect(
      (await (await as(a)).getMyReview({ id: own })).reviews.map(({ relation }) => relation).sort(),
    ).toEqual(['peer', 'self']);
  });

  it('draws so many for each, so that nobody has many more than others', async () => {
    const ids = learners.slice(0, 8).map((each) => each.id);
    const id = await among(ids, { pairing: 'allocated', reviewsPerReviewee: 2 });
    const [reviewees, reviewers] = await Promise.all([
      manager.listReviewees({ id }),
      manager.listReviewers({ id }),
    ]);
    expect(reviewees.items.map(({ waiting }) => waiting)).toEqual(ids.map(() => 2));
    expect(reviewers.items.every(({ waiting }) => waiting >= 1 && waiting <= 3)).toBe(true);
  });

  it('keeps what it asks once people were asked', async () => {
    const id = await among([a, b]);
    const { version } = await manager.getPeerReview({ id });
    await expect(manager.updatePeerReview({ id, version, body: { scale: 7 } })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await manager.updatePeerReview({ id, version, body: { title: 'Team, autumn' } });
    await expect(manager.deleteSoftSkill({ id: skill })).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is saved, handed in, changed until it closes, and then not', async () => {
    const id = await among([a, b]);
    expect(await say(id, a, b, 2, { final: false })).toMatchObject({ state: 'started' });
    expect(await say(id, a, b, 4)).toMatchObject({ state: 'submitted' });
    await say(id, a, b, 5);
    expect((await (await as(a)).getMyReview({ id })).reviews[0]).toMatchObject({
      state: 'submitted',
      ratings: [{ softSkillId: skill, score: 5 }],
    });
    expect((await manager.getPeerReview({ id })).submitted).toBe(1);
    await expect(say(id, a, b, 6)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(say(id, c, b, 3)).rejects.toMatchObject({ code: 'not_found' });
    await expect(move(id, 'published', 'draft')).rejects.toMatchObject({ code: 'wrong_state' });
    await close(id);
    await expect(say(id, a, b, 1)).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is complete where each is reviewed or skipped with a reason', async () => {
    const id = await among([a, b, c]);
    const api = await as(a);
    await say(id, a, b, 4);
    await expect(api.completeReview({ id, body: {} })).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining(nameOf(c)) as string,
    });
    await api.completeReview({ id, body: { skipped: [{ revieweeId: c, reason: 'We have not met.' }] } });
    const { items } = await manager.listReviewers({ id });
    expect(items.find(({ person }) => person.id === a)).toMatchObject({
      submitted: 1,
      skipped: 1,
      waiting: 0,
    });
  });

  it('closes on its day, and opens again when that is taken away', async () => {
    const id = await among([a, b], { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    platform.setNow(new Date(Date.now() + 7_200_000));
    await doJob(platform, 'tend-reviews');
    await platformQuiet();
    expect((await manager.getPeerReview({ id })).state).toBe('closed');
    await manager.removePeerReviewExpiry({ id });
    expect((await manager.getPeerReview({ id })).state).toBe('published');
    expect(await say(id, a, b, 4)).toMatchObject({ state: 'submitted' });
  });

  it('goes to somebody else where nobody begins it', async () => {
    const { id } = await make({ pairing: 'allocated', reviewsPerReviewee: 1, reassignAfterDays: 2 });
    await manager.addReviewees({ id, body: { ids: [a] } });
    await manager.addReviewers({ id, body: { ids: [b, c] } });
    await move(id, 'draft', 'published');
    const waiting = async () =>
      (await manager.listReviewers({ id })).items.find((each) => each.waiting === 1)?.person.id;
    const first = await waiting();
    platform.setNow(new Date(Date.now() + 4 * 86_400_000));
    await doJob(platform, 'tend-reviews');
    expect([b, c].filter((each) => each !== first)).toEqual([await waiting()]);
    expect((await (await as(first!)).listMyReviews()).items.map((each) => each.id)).not.toContain(id);
  });

  it('keeps what was handed in when people leave it', async () => {
    const id = await among([a, b, c]);
    await say(id, a, b, 4);
    expect(await manager.removeReviewers({ id, query: { id: [a] } })).toEqual({ changed: 1, kept: 1 });
    expect((await manager.getPeerReview({ id })).reviewers).toBe(2);
  });
});

describe('what was said of somebody', () => {
  it('is told from three reviewers on, without names and in no order, and stands with nobody any more', async () => {
    const id = await among([a, b, c, d], { selfReview: true });
    for (const [place, reviewer] of [b, c, d].entries()) {
      const comment = `What ${place} says`;
      await say(id, reviewer, a, place + 2, { ratings: [{ softSkillId: skill, score: place + 2, comment }] });
    }
    await say(id, a, a, 5);
    await say(id, b, c, 1);
    expect((await (await as(a)).getMyReview({ id })).aboutMe).toBeNull();
    await close(id);
    const { aboutMe } = await (await as(a)).getMyReview({ id });
    expect(aboutMe).toMatchObject({ reviewers: 3, skills: [{ mean: 3, count: 3, own: 5 }] });
    expect(aboutMe?.skills[0]?.comments.toSorted()).toEqual(['What 0 says', 'What 1 says', 'What 2 says']);
    const few = await (await as(c)).getMyReview({ id });
    expect(few.aboutMe).toMatchObject({
      reviewers: null,
      skills: [{ mean: null, count: null, comments: [] }],
    });
    expect(
      await platform.query('select from review_pair where review_id = $1 and answers is not null', [id]),
    ).toEqual([]);
    // All of them were written by one transaction, which is nobody's.
    const writers = await platform.query(
      `select distinct xmin::text from review_result where review_id = $1`,
      [id],
    );
    expect(writers).toHaveLength(1);
    expect(await platform.query(`select from idempotent_answer where operation = 'submitReview'`)).toEqual(
      [],
    );
  });

  it('cannot be worked out from one more review', async () => {
    const id = await among([a, b, c, d, e]);
    for (const reviewer of [b, c, d]) await say(id, reviewer, a, 3);
    await close(id);
    await move(id, 'closed', 'published');
    await say(id, e, a, 1);
    await expect(say(id, b, a, 5)).rejects.toMatchObject({ code: 'wrong_state' });
    await close(id);
    const { aboutMe } = await (await as(a)).getMyReview({ id });
    expect(aboutMe).toMatchObject({ reviewers: 3, skills: [{ mean: 3, count: 3 }] });
  });

  it('is a spreadsheet, which names reviewers where people were told so, to managers alone', async () => {
    for (const [anonymous, isNamed] of [
      [true, false],
      [false, true],
    ] as const) {
      const id = await among([a, b, c, d], { anonymous });
      for (const reviewer of [b, c, d]) await say(id, reviewer, a, 4);
      await close(id);
      const file = await manager.downloadReviewResults({ id });
      const cells = await sheetOf(file);
      expect(cells.includes('Reviewed by')).toBe(isNamed);
      expect(cells).toContain('too few');
      expect(cells.includes('100 %')).toBe(true);
    }
  });
});

/** What is written in the cells of a spreadsheet. */
async function sheetOf({ blob }: { blob: Blob }): Promise<string[]> {
  const content = Buffer.from(await blob.arrayBuffer());
  const bytes = {
    size: content.length,
    read: ({ start, end } = { start: 0, end: content.length - 1 }) =>
      Readable.from([content.subarray(start, end + 1)]),
  };
  const cells: string[] = [];
  for await (const row of xlsxRows(bytes)) cells.push(...row.cells);
  return cells;
}

describe('badges', () => {
  it('are given to others, to those one knows, once a day of each type', async () => {
    const id = await among([a, b]);
    const api = await as(a);
    const given = await api.giveBadge({ body: { type: 'kindness', receiverId: b, message: 'Thanks.' } });
    expect(given).toMatchObject({ giver: { id: a }, receiver: { id: b } });
    const codes = await Promise.all(
      [
        { type: 'kindness' as const, receiverId: b },
        { type: 'kindness' as const, receiverId: a },
        { type: 'kindness' as const, receiverId: learners.at(-1)!.id },
        { type: 'improvementNeeded' as const, receiverId: b },
      ].map((body) => api.giveBadge({ body }).catch((error: { code: string }) => error.code)),
    );
    expect(codes).toEqual(['already_exists', '4008', 'invalid_input', 'invalid_input']);
    await say(id, a, b, 4, { badge: { type: 'wellDone' } });
    const of = await (await as(c)).listBadgesOf({ userId: b });
    expect(of.counts).toEqual([
      { type: 'wellDone', count: 1 },
      { type: 'kindness', count: 1 },
    ]);
    // Whoever reviews without a name gives without one, too.
    expect(of.badges.find(({ type }) => type === 'wellDone')?.giver).toBeNull();
    const { items } = await (await as(c)).listBadges();
    expect(items.map(({ type }) => type)).toHaveLength(6);
    expect(items.find(({ type }) => type === 'kindness')?.latest[0]).toMatchObject({ receiver: { id: b } });
  });

  it('that say what could be better are for those whom it concerns', async () => {
    await among([a, b]);
    const message = 'Come a little earlier.';
    await (await as(a)).giveBadge({ body: { type: 'improvementNeeded', receiverId: b, message } });
    const sees = async (api: Client) =>
      (await api.listBadgesOf({ userId: b })).badges.some(({ type }) => type === 'improvementNeeded');
    expect(await Promise.all([as(a), as(b), as(c)].map(async (api) => sees(await api)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(await sees(manager)).toBe(true);
    const { items } = await manager.listBadges();
    expect(items.find(({ type }) => type === 'improvementNeeded')).toMatchObject({ count: 0, latest: [] });
  });
});

describe('what is not theirs', () => {
  it('is to other accounts, and to trainers who did not make it, as if it did not exist', async () => {
    const { id } = await make();
    for (const api of [await platform.as(administratorOf(other.accountId)), await platform.as('trainer')])
      for (const call of ['getPeerReview', 'listReviewees', 'listReviewers'] as const)
        await expect(api[call]({ id }).catch((error: { code: string }) => error.code)).resolves.toMatch(
          /not_found|not_allowed/,
        );
    const trainer = await platform.as('trainer');
    const own = await trainer.createPeerReview({ body: { accountId, title: 'Mine' } });
    expect(own.createdBy).toBe(personOf('trainer').id);
    await expect(
      trainer.addReviewees({ id: own.id, body: { ids: [learners.at(-1)!.id] } }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('needs a licence for reviews of people', async () => {
    await platform.query(
      `update document set body = jsonb_set(body, '{content}', '[]') where kind = 'licences' and account_id = $1`,
      [accountId],
    );
    expect(await raw(platform, 'GET', '/admin/content/peerreviews', { as: 'manager' })).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('PeerReview') as string },
    });
  });
});
