import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decisionBody, usePolicy } from '../testing/moderating.ts';
import { own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { importData, ouladSmall } from './import.fixture.ts';

let platforms: TestPlatform[];
beforeAll(async () => {
  platforms = [await startTestPlatform(), await startTestPlatform()];
  for (const platform of platforms) {
    await importData(platform, ouladSmall);
    await usePolicy(platform, own, { strata: [] });
  }
});
afterAll(async () => {
  for (const platform of platforms) await platform.stop();
});

/** The moderator of the demonstration puts one imported course into a batch and draws its sample. */
async function drawFrom(platform: TestPlatform, seed: string) {
  const api = await platform.as('moderator');
  const { items } = await api.listAttempts({
    query: { queue: 'ready', state: ['assessed'], query: '11391' },
  });
  const courseId = items[0]!.course.id;
  await (await platform.as('verifier')).commitSeed({ body: { courseId, seed } });
  const batch = await api.createBatch({ body: { title: 'AAA 2013J', courseId } });
  const drawn = await api.drawSample({ id: batch.id, version: batch.version });
  return { api, batch: drawn };
}

describe('moderating what was imported', () => {
  it('draws the same sample from the same seed after importing into two databases', async () => {
    const samples = [];
    for (const platform of platforms) {
      const { api, batch } = await drawFrom(platform, 'agreed-seed');
      expect(batch).toMatchObject({ size: 4, sampleSize: 3 });
      const rows = await api.listBatchAttempts({ id: batch.id });
      samples.push(rows.items.map((row) => [row.id, row.learner.name, row.state]));
    }
    expect(samples[0]).toEqual(samples[1]);
  });

  it('keeps what nobody judged to the end out of batches, and shows that it is not judged', async () => {
    const api = await platforms[0]!.as('moderator');
    const { items } = await api.listAttempts({ query: { queue: 'all', query: 'Learner', limit: 100 } });
    const states = Object.fromEntries(
      items.filter((row) => row.course.name === 'AAA 2013J').map((row) => [row.learner.number, row.state]),
    );
    // Nothing was handed in; one result is missing; one assessment of five has a result.
    expect(states).toMatchObject({ 30268: 'open', 260355: 'submitted', 721259: 'submitted' });
    const courseId = items.find((row) => row.course.name === 'AAA 2013J')!.course.id;
    const preview = await api.previewBatch({ body: { courseId } });
    expect(preview).toMatchObject({ notJudged: 3 });
    const unjudged = items.find((row) => row.learner.number === '30268')!;
    expect(await api.getWorkspace({ id: unjudged.id })).toMatchObject({ mode: 'read', conflicts: [] });
  });

  it('lets a moderator give verdicts before anything of the judgement is shown, and decide', async () => {
    const api = await platforms[0]!.as('moderator');
    const ready = await api.listAttempts({
      query: { queue: 'ready', state: ['in_sample'], query: 'Learner' },
    });
    const row = ready.items.find((each) => each.course.name === 'AAA 2013J' && each.evidenceCount > 0)!;
    await api.claimAttempt({ id: row.id });
    const workspace = await api.getWorkspace({ id: row.id });
    expect(workspace).toMatchObject({ mode: 'moderate', blind: true, conflicts: [] });
    expect(workspace.outcomes).toHaveLength(5);
    expect(workspace.outcomes.every((each) => each.judgement === null)).toBe(true);
    for (const { activity } of workspace.evidence)
      expect(activity!.map((each) => each.label)).not.toContain('Score');

    const verdict = { result: 'C' as const };
    for (const { id } of workspace.outcomes)
      await api.recordVerdict({ id: row.id, outcomeId: id, body: verdict });
    const revealed = await api.getWorkspace({ id: row.id });
    const known = revealed.outcomes.filter((each) => each.judgement !== null);
    expect(known).toHaveLength(5);
    expect(known.every((each) => each.judgement!.assessorName.startsWith('Assessor, '))).toBe(true);
    const decision = await api.decideAttempt({
      id: row.id,
      version: revealed.attempt.version,
      body: { ...decisionBody('upheld', revealed.outcomes[0]!.id), reason: 'The evidence supports it.' },
    });
    expect(decision).toMatchObject({ kind: 'upheld' });
  });

  it('shows nothing of it to the other account', async () => {
    const other = await platforms[0]!.as('karoo');
    const { items } = await other.listAttempts({ query: { queue: 'all', query: 'Learner' } });
    expect(items).toEqual([]);
    const [mine] = await platforms[0]!.query<{ id: string }>(
      `select id from attempt where learner_number = '11391'`,
    );
    await expect(other.getWorkspace({ id: mine!.id })).rejects.toMatchObject({ status: 404 });
  });
});
