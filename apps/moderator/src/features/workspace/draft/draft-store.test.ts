import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConflictError } from '@moderator/client';
import type { Draft, DraftBody } from '@moderator/contract/types';
import type { DeviceDraft } from '@/attempts/drafts/device-draft.ts';
import { startFrom } from './start-from.ts';
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
  const built = begin(platform, device, keepsAny);
  built.store.open(startFrom(device, platform));
  return built;
}

/** As a page begins, before it is known what the device keeps now. */
function begin(platform: Draft | null = null, device?: DeviceDraft, keepsAny = true) {
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

  it('sends what was typed while it was sending when the page is left, and nothing behind that', async () => {
    const { store, send } = build();
    store.change(withComment('a'));
    void store.flush();
    store.change(withComment('ab'));
    store.leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toMatchObject([
      [{ comments: { a: 'a' } }, 0],
      [{ comments: { a: 'ab' } }, 1],
    ]);
    store.change(withComment('abc'));
    await vi.advanceTimersByTimeAsync(retryAfterMs);
    expect(send).toHaveBeenCalledTimes(2);
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

  describe('before it is known what the device keeps now', () => {
    const typed = (comment: string, base = 'one', version = 1): DeviceDraft => ({
      body: draft(comment, 1).body,
      base: draft(base, 1).body,
      version,
      isDirty: true,
      savedAt: null,
    });
    const platform = draft('one', 1);

    it('keeps, sends and receives nothing', async () => {
      const { store, send, kept } = begin(platform, typed('an older text'));
      store.change((body) => ({ ...body, notes: 'mine' }));
      store.receive(draft('two', 2));
      await vi.advanceTimersByTimeAsync(retryAfterMs);
      expect(send).not.toHaveBeenCalled();
      expect(kept).toEqual([]);
      expect(store.snapshot().body).toMatchObject({ notes: 'mine', comments: { a: 'an older text' } });
    });

    it('shows what was read ahead, and goes on with what another window typed in between', async () => {
      const { store, send } = begin(platform);
      expect(store.snapshot().body.comments.a).toBe('one');
      store.open(startFrom(typed('typed elsewhere'), platform));
      expect(store.snapshot()).toMatchObject({
        body: { comments: { a: 'typed elsewhere' } },
        save: { kind: 'device' },
      });
      await vi.advanceTimersByTimeAsync(1);
      expect(send.mock.calls).toMatchObject([[{ comments: { a: 'typed elsewhere' } }, 1]]);
    });

    it('stays as it is where nobody typed', async () => {
      const { store, send, kept } = begin(platform);
      const before = store.snapshot();
      store.open(startFrom(undefined, platform));
      await vi.advanceTimersByTimeAsync(retryAfterMs);
      expect(store.snapshot()).toBe(before);
      expect([send.mock.calls, kept]).toEqual([[], []]);
    });

    it('types once more what was typed here, beside what was typed there', async () => {
      const { store, send, kept } = begin(platform);
      store.change((body) => ({ ...body, notes: 'mine' }));
      store.open(startFrom(typed('typed elsewhere'), platform));
      const both = { notes: 'mine', comments: { a: 'typed elsewhere' } };
      expect(store.snapshot().body).toMatchObject(both);
      expect(kept.at(-1)).toMatchObject({ body: both, base: { comments: { a: 'one' } }, version: 1 });
      await vi.advanceTimersByTimeAsync(sendAfterMs);
      expect(send.mock.calls).toMatchObject([[both, 1]]);
    });

    it('asks where the same field was typed here and saved elsewhere', () => {
      const { store, kept } = begin(platform);
      store.change(withComment('mine'));
      store.open(startFrom(undefined, draft('saved elsewhere', 3)));
      expect(store.snapshot()).toMatchObject({
        body: { comments: { a: 'mine' } },
        save: { kind: 'conflict', theirs: { version: 3, body: { comments: { a: 'saved elsewhere' } } } },
      });
      expect(kept.at(-1)).toMatchObject({ body: { comments: { a: 'mine' } }, version: 1, isDirty: true });
    });

    it('lets go of letters typed over a text that another window could not send', () => {
      const { store, kept } = begin(platform);
      store.change((body) => ({ ...withComment('one!')(body), notes: 'mine' }));
      store.open(startFrom(typed('a text that is nowhere else'), platform));
      const both = { notes: 'mine', comments: { a: 'a text that is nowhere else' } };
      expect(store.snapshot().body).toMatchObject(both);
      expect(kept.at(-1)).toMatchObject({ body: both, base: { comments: { a: 'one' } }, version: 1 });
    });

    it('takes in what could be read only later, and asks where it was typed over meanwhile', () => {
      const { store } = begin(platform);
      store.open();
      store.change((body) => ({ ...body, notes: 'mine' }));
      store.open(startFrom(typed('typed elsewhere'), platform));
      expect(store.snapshot().body).toMatchObject({ notes: 'mine', comments: { a: 'typed elsewhere' } });

      const other = begin(platform);
      other.store.open();
      other.store.change(withComment('mine'));
      other.store.open(startFrom(typed('typed elsewhere'), platform));
      expect(other.store.snapshot()).toMatchObject({
        body: { comments: { a: 'mine' } },
        save: { kind: 'conflict', theirs: { body: { comments: { a: 'typed elsewhere' } } } },
      });
    });

    it('asks where another window could not send and the platform went on', async () => {
      const { store, send } = begin(platform);
      store.open(startFrom(typed('typed elsewhere'), draft('saved on another device', 2)));
      await vi.advanceTimersByTimeAsync(retryAfterMs);
      expect(store.snapshot()).toMatchObject({
        body: { comments: { a: 'typed elsewhere' } },
        save: { kind: 'conflict', theirs: { version: 2 } },
      });
      expect(send).not.toHaveBeenCalled();
    });

    it('does not bring back what another window has deleted and sent', async () => {
      const { store, send } = begin(platform, typed('X'));
      store.open(startFrom({ ...typed('', '', 3), isDirty: false }, platform));
      await vi.advanceTimersByTimeAsync(retryAfterMs);
      expect(store.snapshot().body.comments.a).toBe('');
      expect(send).not.toHaveBeenCalled();
    });

    it('goes on with what it has where the device cannot be read', async () => {
      const { store, send } = begin(platform, typed('typed'));
      store.change((body) => ({ ...body, notes: 'mine' }));
      store.open();
      await vi.advanceTimersByTimeAsync(sendAfterMs);
      expect(send.mock.calls).toMatchObject([[{ notes: 'mine', comments: { a: 'typed' } }, 1]]);
    });

    it('waits for it to sign, and where the page is left with something typed', async () => {
      const { store, send } = begin(platform);
      store.change(withComment('mine'));
      const flushed = store.flush();
      store.leave();
      await vi.advanceTimersByTimeAsync(1);
      expect(send).not.toHaveBeenCalled();
      store.open(startFrom(undefined, platform));
      await flushed;
      expect(send.mock.calls).toMatchObject([[{ comments: { a: 'mine' } }, 1]]);
    });

    it('writes nothing where the page was left before', async () => {
      const { store, send, kept } = begin(platform, typed('typed'));
      store.leave();
      store.open(startFrom(typed('typed further elsewhere'), platform));
      store.receive(draft('two', 2));
      await vi.advanceTimersByTimeAsync(retryAfterMs);
      expect([send.mock.calls, kept]).toEqual([[], []]);
    });
  });

  it('goes on behind a signature with what it left, and with what was typed meanwhile', async () => {
    const { store, send } = build(draft('signed', 3));
    store.stop();
    store.change((body) => ({ ...body, notes: 'For the report' }));
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(send).not.toHaveBeenCalled();
    store.goOn(draft('', 4));
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    const left = { ...emptyDraft, notes: 'For the report' };
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ notes: 'For the report' }), 4);
    expect(store.snapshot()).toMatchObject({ body: left, save: { kind: 'saved' } });
  });

  it('keeps nothing on the device of what a signature left where nothing was typed since', () => {
    const { store, kept } = build(draft('signed', 3));
    store.stop();
    store.goOn(draft('', 4));
    expect(kept).toEqual([]);
    expect(store.snapshot().body.comments).toEqual({ a: '' });
  });

  it('does not go on once its page was left', async () => {
    const { store, send } = build(draft('signed', 3));
    store.leave();
    store.goOn(draft('', 4));
    store.change(withComment('more'));
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(send).not.toHaveBeenCalled();
  });
});
