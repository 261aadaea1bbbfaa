import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@moderator/client';
import type { Look } from '@moderator/contract/types';
import { LooksStore, retryAfterMs, sendAfterMs } from './looks-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const look = (evidenceId: string, parts: number[], of = 10): Look => ({ evidenceId, parts, of });

function storeWith(stored: Look[] = [], kept: Look[] = []) {
  const send = vi.fn((looks: Look[]) => Promise.resolve(looks));
  const keep = vi.fn<(looks: Look[]) => void>();
  return { store: new LooksStore({ send, keep }, stored, kept), send, keep };
}

describe('what was looked at', () => {
  it('is shown at once and sent together a moment later', async () => {
    const { store, send, keep } = storeWith([look('a', [1])]);
    store.see('a', [2], 10);
    store.see('a', [3], 10);
    store.see('b', [1], 1);
    expect(store.snapshot().get('a')!.parts).toEqual([1, 2, 3]);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(send.mock.calls).toEqual([[[look('a', [2, 3]), look('b', [1], 1)]]]);
    expect(keep.mock.lastCall).toEqual([[]]);
  });

  it('is not sent later the longer somebody reads on', async () => {
    const { store, send } = storeWith();
    for (const page of [1, 2, 3, 4, 5, 6]) {
      store.see('a', [page], 10);
      await vi.advanceTimersByTimeAsync(sendAfterMs / 6);
    }
    expect(send.mock.calls).toEqual([[[look('a', [1, 2, 3, 4, 5, 6])]]]);
  });

  it('asks nothing of the platform for what is known already', async () => {
    const { store, send } = storeWith([look('a', [1, 2])]);
    store.see('a', [2], 10);
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(send).not.toHaveBeenCalled();
  });

  it('is kept on the device while no line is there, and sent again', async () => {
    const { store, send, keep } = storeWith();
    send.mockRejectedValueOnce(new TypeError('no line'));
    store.see('a', [1], 10);
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(keep.mock.lastCall).toEqual([[look('a', [1])]]);
    store.see('a', [2], 10);
    await vi.advanceTimersByTimeAsync(retryAfterMs);
    expect(send.mock.lastCall).toEqual([[look('a', [1, 2])]]);
    expect(keep.mock.lastCall).toEqual([[]]);
  });

  it('goes on with what an earlier visit could not send', async () => {
    const { store, send } = storeWith([look('a', [1])], [look('a', [4])]);
    expect(store.snapshot().get('a')!.parts).toEqual([1, 4]);
    await store.flush();
    expect(send.mock.calls).toEqual([[[look('a', [4])]]]);
  });

  it('loses nothing that is seen while an answer is on its way', async () => {
    const { store, send } = storeWith();
    let answer!: (looks: Look[]) => void;
    send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    store.see('a', [1], 10);
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    store.see('a', [2], 10);
    answer([look('a', [1])]);
    await vi.advanceTimersByTimeAsync(sendAfterMs);
    expect(send.mock.lastCall).toEqual([[look('a', [1, 2])]]);
    expect(store.snapshot().get('a')!.parts).toEqual([1, 2]);
  });

  it('is not sent for ever where the platform refuses it', async () => {
    const { store, send, keep } = storeWith();
    const gone = new ApiError('gone', {
      status: 404,
      code: 'not_found',
      outcome: 'rejected',
      attempts: 1,
      requestId: null,
      problem: null,
    });
    send.mockRejectedValue(gone);
    store.see('a', [1], 10);
    await vi.advanceTimersByTimeAsync(sendAfterMs + 2 * retryAfterMs);
    expect(send).toHaveBeenCalledTimes(1);
    expect(keep.mock.lastCall).toEqual([[]]);
  });

  it('takes over what another window added', () => {
    const { store } = storeWith([look('a', [1])]);
    store.receive([look('a', [2]), look('b', [1], 1)]);
    expect([...store.snapshot().values()]).toEqual([look('a', [1, 2]), look('b', [1], 1)]);
  });
});
