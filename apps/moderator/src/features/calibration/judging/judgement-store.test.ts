import { describe, expect, it } from 'vitest';
import { JudgementStore } from './judgement-store.ts';
import type { Given } from './judgement-store.ts';

/** A store whose line breaks while `isDown`, with what arrived and what is kept. */
function started(kept: unknown = null) {
  const line = { isDown: false, arrived: [] as [string, Given][], kept: {} };
  const store = new JudgementStore({
    sent: { b: { result: 'C', comment: 'Seen.' } },
    kept,
    send: (outcomeId, given) =>
      line.isDown
        ? Promise.reject(new Error('no network'))
        : Promise.resolve(void line.arrived.push([outcomeId, given])),
    keep: (unsent) => void (line.kept = unsent),
  });
  return { store, line };
}

describe('what somebody gives', () => {
  it('goes on from what has arrived, and is sent once each', async () => {
    const { store, line } = started();
    store.give('a', { comment: 'Not all is' });
    store.give('a', { result: 'NYC' });
    store.give('b', { result: 'NYC' });
    await Promise.all([store.flush(), store.flush()]);
    expect(line.arrived).toEqual([
      ['a', { result: 'NYC', comment: 'Not all is' }],
      ['b', { result: 'NYC', comment: 'Seen.' }],
    ]);
    expect(line.kept).toEqual({});
  });

  it('stays on this device while the line is down, and is sent when it is back', async () => {
    const { store, line } = started();
    line.isDown = true;
    store.give('a', { result: 'C' });
    await expect(store.flush()).rejects.toThrow('no network');
    expect(line.kept).toEqual({ a: { result: 'C', comment: '' } });
    expect(store.state().problem).toBeInstanceOf(Error);
    const again = started(line.kept);
    expect(again.store.of('a').result).toBe('C');
    await again.store.flush();
    expect(again.line.arrived).toHaveLength(1);
  });

  it('is sent again where it was changed on its way', async () => {
    const { store, line } = started();
    store.give('a', { comment: 'First' });
    const sending = store.flush();
    store.give('a', { comment: 'Second' });
    await sending;
    expect(line.arrived.map(([, { comment }]) => comment)).toEqual(['First', 'Second']);
  });

  it('takes nothing that does not look like it', () =>
    expect(started({ a: 'x', b: { result: 1 } }).store.state().unsent).toEqual({}));
});
