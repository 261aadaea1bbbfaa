import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError } from '@moderator/client';
import type { Client } from '@moderator/client';
import { raw } from '../../testing/raw.ts';
import { decisionBody, judge, takeable } from '../../testing/moderating.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';

let platform: TestPlatform;
let api: Client;
let ids: string[];
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('moderator');
  ids = (await api.listAttempts({ query: { queue: 'ready', limit: 20 } })).items.map((each) => each.id);
});
afterAll(() => platform.stop());

const draft = (notes: string, more: object = {}) => ({
  comments: {},
  findings: [],
  reason: '',
  actions: [],
  judgements: {},
  notes,
  ...more,
});
const save = (id: string, version: number, notes: string) =>
  api.saveDraft({ id, version, body: draft(notes) });

describe('a draft', () => {
  it('is saved first over version 0 and then over the version before', async () => {
    const [id] = ids as [string];
    expect((await api.getWorkspace({ id })).draft).toBeNull();
    expect((await save(id, 0, 'one')).version).toBe(1);
    expect((await save(id, 1, 'two')).version).toBe(2);
    expect((await api.getWorkspace({ id })).draft).toMatchObject({ version: 2, body: { notes: 'two' } });
  });

  it('is one person’s own', async () => {
    const [id] = ids as [string];
    const other = await platform.as('moderator2');
    expect((await other.getWorkspace({ id })).draft).toBeNull();
    expect((await other.saveDraft({ id, version: 0, body: draft('mine') })).version).toBe(1);
    expect((await api.getWorkspace({ id })).draft?.body.notes).toBe('two');
  });

  it('that was changed in another window is not overwritten, and both texts are at hand', async () => {
    const [, id] = ids as [string, string];
    await save(id, 0, 'here');
    await save(id, 1, 'there');
    const error = await save(id, 1, 'here again').catch((each: unknown) => each as ConflictError);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ status: 412, current: { version: 2, body: { notes: 'there' } } });
    expect((await api.getWorkspace({ id })).draft?.body.notes).toBe('there');
  });

  it.each([
    ['for the first time', 0],
    ['over the same version', 1],
  ])('saved in many windows at once %s is saved by one', async (_, version) => {
    const id = ids[2 + version]!;
    if (version > 0) await save(id, 0, 'before');
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_each, index) => save(id, version, `window ${index}`)),
    );
    const saved = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const refused = answers.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as ConflictError] : [],
    );
    expect([saved.length, refused.length]).toEqual([1, 7]);
    for (const { status, current } of refused)
      expect([status, current]).toMatchObject([412, { version: version + 1, body: saved[0]!.body }]);
  });

  it('comes back as it was typed, up to 256 kB and more', async () => {
    const id = ids[5]!;
    const { outcomes } = await api.getWorkspace({ id });
    const text = 'Zulu: "ngiyabonga", Tshivenḓa, \u2028 😀\n'.repeat(45);
    const comments = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`${index}`, text]));
    const body = draft('n', { comments, kind: 'upheld', evidenceId: null, reason: text });
    expect(JSON.stringify(body).length).toBeGreaterThan(256_000);
    await api.saveDraft({ id, version: 0, body });
    expect((await api.getWorkspace({ id })).draft?.body).toEqual(body);
    expect(outcomes.length).toBeGreaterThan(0);
  });

  it('of more than two megabytes is refused and the one before stays', async () => {
    const id = ids[5]!;
    const comments = Object.fromEntries(
      Array.from({ length: 1200 }, (_, index) => [`${index}`, 'x'.repeat(2000)]),
    );
    await expect(api.saveDraft({ id, version: 1, body: draft('n', { comments }) })).rejects.toMatchObject({
      code: 'too_large',
    });
    expect((await api.getWorkspace({ id })).draft?.version).toBe(1);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a character', '\udc00'],
  ])('with %s is refused', async (_, notes) => {
    const id = ids[6]!;
    await expect(save(id, 0, notes)).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await api.getWorkspace({ id })).draft).toBeNull();
  });

  it('without a version is refused', async () => {
    const { status } = await raw(platform, 'PUT', `/moderation/attempts/${ids[6]}/draft`, {
      as: 'moderator',
      body: draft('x'),
    });
    expect(status).toBe(428);
  });

  it('outlives the decision of another and the release of a claim', async () => {
    const id = await takeable(api);
    await api.claimAttempt({ id });
    await save(id, 0, 'kept');
    await api.releaseAttempt({ id });
    expect((await api.getWorkspace({ id })).draft?.body.notes).toBe('kept');
  });

  it('is without its decision once that is signed, so that an attempt that comes back begins anew; notes stay', async () => {
    const id = await takeable(api);
    await judge(platform, api, id);
    const { attempt, outcomes } = await api.getWorkspace({ id });
    const outcomeId = outcomes[0]!.id;
    const signed = decisionBody('referred_back', outcomeId);
    const words = { comments: { [outcomeId]: 'Page 4.' }, kind: signed.kind, reason: 'See page 4.' };
    const kept = { evidenceId: null };
    const body = draft('Ask the mentor.', { ...words, ...kept, actions: signed.actions });
    const { draft: before } = await api.getWorkspace({ id });
    const { version } = await api.saveDraft({ id, version: before?.version ?? 0, body });
    await api.decideAttempt({ id, version: attempt.version, body: signed });
    const after = (await api.getWorkspace({ id })).draft;
    expect(after?.body).toEqual(draft('Ask the mentor.', { ...kept, kind: null, feedback: null }));
    expect(after?.version).toBe(version + 1);
  });

  it('that meets a signature waits for it, and neither waits for the other', async () => {
    const id = await takeable(api);
    await api.claimAttempt({ id });
    const { draft: before } = await api.getWorkspace({ id });
    const { version } = await save(id, before?.version ?? 0, 'one');
    // The client asks once more where each waited for the other.
    const saveOnce = async () => {
      const { status } = await raw(platform, 'PUT', `/moderation/attempts/${id}/draft`, {
        as: 'moderator',
        headers: { 'if-match': `"${version}"` },
        body: draft('two'),
      });
      expect(status).toBe(200);
    };
    const ends = await whileHeld(
      platform,
      {
        hold: 'select from claim where attempt_id = $1 for update',
        change: 'update draft set saved_at = now() where attempt_id = $1',
        values: [id],
      },
      [saveOnce],
    );
    expect(ends).toEqual(['answered']);
    await api.releaseAttempt({ id });
  });

  it('of an attempt that does not exist does not either', async () => {
    await expect(save('00000000-0000-4000-8000-000000000000', 0, 'x')).rejects.toMatchObject({ status: 404 });
  });
});
