import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConflictError } from '@moderator/client';
import type { Draft, DraftBody } from '@moderator/contract/types';
import { startFrom } from './device-draft.ts';
import type { DeviceDraft } from './device-draft.ts';
import { emptyDraft } from './draft-body.ts';
import { DraftStore, retryAfterMs, sendAfterMs } from './draft-store.ts';

const details = {
  status: 412,
  code: 'stale_version' as const,
  outcome: 'rejected' as const,
  attempts: 1,
  requestId: null,
};
const conflictWith = (current: Draft) =>
  new ConflictError('Changed elsewhere', { ...details, problem: { current } as never });
const withComment = (text: string) => (body: DraftBody) => ({
  ...body,
  comments: { ...body.comments, a: text },
});
const draft = (comment: string, version: number): Draft => ({
  body: { ...emptyDraft, comments: { a: comment } },
  version,
  savedAt: '2026-11-21T10:00:00Z',
});

function build(platform: Draft | null = null, device?: DeviceDraft, keepsAny = true) {
  const kept: DeviceDraft[] = [];
  const send = vi.fn(async (body: DraftBody, version: number): Promise<Draft> => ({
    body,
    version: version + 1,
    savedAt: '2026-11-21T10:32:00Z',
  }));
  const store = new DraftStore(
    {
      send,
      keep: async (each) => {
        kept.push(each);
        return keepsAny;
      },
    },
    startFrom(device, platform),
  );
  store.start();
  return { store, send, kept };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('DraftStore', () => {
  it('keeps every change on the device at once and sends once after a pause, first with version 0', async () => {
    const { store, send, kept } = build();
    store.change(withComment('a'));
    store.change(withComment('ab'));
    expect(kept.at(-1)).toMatchObject({ isDirty: true, body: { comments: { a: 'ab' } } });
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[1]).toBe(0);
    expect(store.snapshot().save).toEqual({ kind: 'saved', at: '2026-11-21T10:32:00Z' });
    expect(kept.at(-1)).toMatchObject({ isDirty: false, version: 1 });
  });

  it('sends what was typed while it was sending, over the new version', async () => {
    const { store, send } = build();
    store.change(withComment('a'));
    const flushed = store.flush();
    store.change(withComment('ab'));
    await flushed;
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]?.[1]).toBe(1);
  });

  it('says that it is only on the device when the platform does not answer, and tries again', async () => {
    const { store, send } = build();
    send.mockRejectedValueOnce(new TypeError('offline'));
    store.change(withComment('a'));
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(store.snapshot().save.kind).toBe('device');
    await vi.advanceTimersByTimeAsync(retryAfterMs);
    expect(store.snapshot().save.kind).toBe('saved');
  });

  it('says when the device keeps nothing either', async () => {
    const { store, send } = build(null, undefined, false);
    send.mockRejectedValueOnce(new TypeError('offline'));
    store.change(withComment('a'));
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(store.snapshot().save).toMatchObject({ kind: 'device', isKept: false });
  });

  it('shows both versions where another window changed the same field, and sends nothing until one is chosen', async () => {
    const { store, send } = build(draft('one', 1));
    send.mockRejectedValueOnce(conflictWith(draft('theirs', 2)));
    store.change(withComment('mine'));
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(store.snapshot().save).toMatchObject({ kind: 'conflict', theirs: { version: 2 } });
    await vi.advanceTimersByTimeAsync(retryAfterMs * 2);
    expect(send).toHaveBeenCalledTimes(1);
    store.resolve(store.snapshot().body, draft('theirs', 2));
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls[1]?.[1]).toBe(2);
    expect(store.snapshot().save.kind).toBe('saved');
  });

  it('merges by itself where another window changed another field', async () => {
    const { store, send } = build(draft('one', 1));
    const theirs = draft('one', 2);
    theirs.body = { ...theirs.body, notes: 'theirs' };
    send.mockRejectedValueOnce(conflictWith(theirs));
    store.change(withComment('mine'));
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls[1]).toMatchObject([{ comments: { a: 'mine' }, notes: 'theirs' }, 2]);
  });

  it('takes over what another window saved when nothing is typed here', () => {
    const { store } = build(draft('one', 1));
    store.receive(draft('two', 2));
    expect(store.snapshot().body.comments.a).toBe('two');
  });

  it('goes on with what the device could not send before a reload', async () => {
    const device = {
      body: draft('typed', 1).body,
      base: draft('one', 1).body,
      version: 1,
      isDirty: true,
      savedAt: null,
    };
    const { store, send } = build(draft('one', 1), device);
    expect(store.snapshot().body.comments.a).toBe('typed');
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledOnce();
  });

  it('asks at once when the device and the platform went different ways in the meantime', () => {
    const device = {
      body: draft('typed', 1).body,
      base: draft('one', 1).body,
      version: 1,
      isDirty: true,
      savedAt: null,
    };
    const { store } = build(draft('elsewhere', 3), device);
    expect(store.snapshot().save).toMatchObject({ kind: 'conflict', theirs: { version: 3 } });
  });

  describe('begun with what was read before the visit', () => {
    const typed = (comment: string, base = 'one'): DeviceDraft => ({
      body: draft(comment, 1).body,
      base: draft(base, 1).body,
      version: 1,
      isDirty: true,
      savedAt: null,
    });

    it('goes on with what another window typed in between, and sends it', async () => {
      const platform = draft('one', 1);
      const { store, send } = build(platform);
      store.recall(startFrom(typed('typed elsewhere'), platform));
      expect(store.snapshot()).toMatchObject({
        body: { comments: { a: 'typed elsewhere' } },
        save: { kind: 'device' },
      });
      await vi.advanceTimersByTimeAsync(1);
      expect(send).toHaveBeenCalledOnce();
    });

    it('stays as it is where nobody typed', () => {
      const platform = draft('one', 1);
      const { store } = build(platform);
      const before = store.snapshot();
      store.recall(startFrom(undefined, platform));
      expect(store.snapshot()).toBe(before);
    });

    it('keeps what was typed here meanwhile, and what was typed there in another field', () => {
      const platform = draft('one', 1);
      const { store } = build(platform);
      store.change((body) => ({ ...body, notes: 'mine' }));
      store.recall(startFrom(typed('typed elsewhere'), platform));
      expect(store.snapshot().body).toMatchObject({ notes: 'mine', comments: { a: 'typed elsewhere' } });
    });

    it('asks where both typed in one field', () => {
      const platform = draft('one', 1);
      const { store } = build(platform);
      store.change(withComment('mine'));
      store.recall(startFrom(typed('typed elsewhere'), platform));
      expect(store.snapshot()).toMatchObject({
        body: { comments: { a: 'mine' } },
        save: { kind: 'conflict', theirs: { body: { comments: { a: 'typed elsewhere' } } } },
      });
    });

    it('loses nothing that was typed here where another window has sent all of its own', () => {
      const platform = draft('one', 1);
      const { store } = build(platform);
      store.change(withComment('mine'));
      store.recall(startFrom({ ...typed('one'), isDirty: false }, platform));
      expect(store.snapshot().body.comments.a).toBe('mine');
    });
  });
});
