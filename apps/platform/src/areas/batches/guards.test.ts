import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { usePolicy } from '../../testing/moderating.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const course = coursesOf(own, 'Electrical')[0]!;
let platform: TestPlatform;
let riaan: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  // So few attempts that coverage and rules would take all of them.
  await usePolicy(platform, own, { alwaysInclude: [], strata: [] });
  riaan = await platform.as('moderator2');
});
afterAll(() => platform.stop());

const body = { courseId: course, title: 'Electricians' };

describe('a moderator whose registration has expired', () => {
  it('is told before they try, and refused when they do', async () => {
    const lapsed = await platform.as('lapsed');
    const refusal = {
      code: 'conflict_registration_expired',
      sentence: expect.stringContaining('2026-08-31'),
    };
    expect((await lapsed.previewBatch({ body: { courseId: course } })).refusal).toMatchObject(refusal);
    const refused = { code: '40013', detail: expect.stringContaining('expired on 2026-08-31') };
    await expect(lapsed.createBatch({ body })).rejects.toMatchObject(refused);

    const batch = await riaan.createBatch({ body });
    expect((await lapsed.getBatch({ id: batch.id })).refusal).toMatchObject(refusal);
    expect(batch.refusal).toBeNull();
    const { id, version } = batch;
    await expect(lapsed.drawSample({ id, version })).rejects.toMatchObject(refused);
    await expect(lapsed.dissolveBatch({ id })).rejects.toMatchObject(refused);
    const { items } = await riaan.listBatchAttempts({ id });
    const leaving = { attemptIds: [items[0]!.id], reason: 'Elsewhere.' };
    await expect(lapsed.leaveBatch({ id, body: leaving })).rejects.toMatchObject(refused);
    await riaan.drawSample({ id, version });
    const outside = (await riaan.listBatchAttempts({ id, query: { sampled: 'false' } })).items[0]!;
    await expect(
      lapsed.addToSample({ id, attemptId: outside.id, body: { reason: 'To see.' } }),
    ).rejects.toMatchObject(refused);
    expect((await riaan.getBatch({ id })).version).toBe(version + 1);
  });
});

describe('a seed', () => {
  const lifts = coursesOf(own, 'Early Childhood')[0]!;

  it('is made by the platform at the draw, where nobody can try it', async () => {
    const { items } = await riaan.listBatches({ query: { courseId: [course] } });
    const { seed, seedCommitment } = await riaan.getBatch({ id: items[0]!.id });
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(seedCommitment).toBeNull();
  });

  it('is fixed by a verifier before the batch is made, kept from others, and used once', async () => {
    const verifier = await platform.as('verifier');
    const early = await riaan.createBatch({ body: { ...body, courseId: lifts } });
    const fixed = await verifier.commitSeed({ body: { courseId: lifts, seed: 'visit-26' } });
    expect(fixed).toMatchObject({ seed: 'visit-26', batch: null, by: { name: 'Fatima Adams' } });
    const [seen] = (await riaan.listSeeds({ query: { courseId: [lifts] } })).items;
    expect(seen).toMatchObject({ id: fixed.id, seed: null });
    await expect(
      verifier.commitSeed({ body: { courseId: lifts, seed: 'a-better-one' } }),
    ).rejects.toMatchObject({ code: 'already_exists' });

    // The batch was there before the seed, so whoever fixed it could have worked out its sample.
    await riaan.leaveBatch({
      id: early.id,
      body: {
        attemptIds: (await riaan.listBatchAttempts({ id: early.id })).items.slice(0, 3).map(({ id }) => id),
        reason: 'For a batch of their own.',
      },
    });
    const { version } = await riaan.getBatch({ id: early.id });
    const drawnEarly = await riaan.drawSample({ id: early.id, version });
    expect([drawnEarly.seed === 'visit-26', drawnEarly.seedCommitment]).toEqual([false, null]);

    const late = await riaan.createBatch({ body: { ...body, courseId: lifts } });
    const drawn = await riaan.drawSample({ id: late.id, version: late.version });
    expect(drawn).toMatchObject({ seed: 'visit-26', seedCommitment: { by: { name: 'Fatima Adams' } } });
    expect((await riaan.listSeeds({ query: { courseId: [lifts] } })).items[0]).toMatchObject({
      seed: 'visit-26',
      batch: { id: late.id },
    });
  });

  it('is fixed by nobody who draws with it', async () => {
    await expect(riaan.commitSeed({ body: { courseId: lifts, seed: 'mine' } })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('attempts that leave a batch', () => {
  it('are ready for another one, and the batch says who took them out, why, and where they are', async () => {
    const early = coursesOf(own, 'Early Childhood')[0]!;
    const { items } = await riaan.listBatches({ query: { courseId: [early] } });
    const batch = await riaan.getBatch({ id: items.at(-1)!.id });
    expect(batch.size).toBe(3);
    expect(batch.departures).toHaveLength(3);
    for (const departure of batch.departures)
      expect(departure).toMatchObject({
        by: { id: personOf('moderator2').id },
        reason: 'For a batch of their own.',
        batch: { id: items[0]!.id },
      });
  });

  it('are none of the sample, none of another batch and not all of them', async () => {
    const { items } = await riaan.listBatches({ query: { courseId: [course] } });
    const id = items[0]!.id;
    const rows = (await riaan.listBatchAttempts({ id })).items;
    const sampled = rows.find((each) => each.state === 'in_sample')!;
    const outside = rows.find((each) => each.state === 'not_sampled')!;
    const foreign = (await riaan.listAttempts({ query: { state: ['upheld'] } })).items[0]!;
    for (const attemptIds of [[sampled.id], [outside.id, foreign.id], rows.map((each) => each.id)])
      await expect(riaan.leaveBatch({ id, body: { attemptIds, reason: 'Away.' } })).rejects.toMatchObject({
        code: 'wrong_state',
      });
    expect((await riaan.getBatch({ id })).size).toBe(rows.length);
  });
});

describe('work that is claimed to be assessed', () => {
  const waiting = async (client: Client) => {
    const { items } = await client.listAttempts({ query: { courseId: [course], state: ['submitted'] } });
    return items.find((each) => !each.claim && !each.allocatedTo)!.id;
  };

  it('is for assessors who are registered for the course alone', async () => {
    const id = await waiting(riaan);
    await expect(riaan.claimAttempt({ id })).rejects.toMatchObject({
      status: 403,
      detail: expect.stringContaining('role of an assessor'),
    });
    await expect((await platform.as('trainer')).claimAttempt({ id })).rejects.toMatchObject({ status: 403 });
    await platform.query(
      `update document set body = jsonb_set(body, '{registrations,0,expiresOn}', '"2026-01-31"')
        where kind = 'users' and id = $1`,
      [personOf('assessor').id],
    );
    await expect((await platform.as('assessor')).claimAttempt({ id })).rejects.toMatchObject({
      code: '40013',
      detail: expect.stringContaining('as an assessor of this course expired on 2026-01-31'),
    });
  });
});
