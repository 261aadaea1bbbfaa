import { describe, expect, it } from 'vitest';
import type { LiveEvent } from './live-event.ts';
import { rememberChanges, rememberedMs } from './recent-changes.ts';

const me = 'me';
const of = (id: string | null, kind = 'attempt') => ({ subject: { kind, id, version: null } }) as LiveEvent;

describe('what is remembered of changes', () => {
  const build = () => {
    const clock = { at: 1_000_000 };
    const recent = rememberChanges(() => clock.at);
    clock.at += rememberedMs;
    const mayHave = (id: string, withinMs = 10_000) =>
      recent.mayHaveChanged({ kind: 'attempt', id }, clock.at - withinMs, me);
    return { clock, recent, mayHave };
  };

  it('says of what changed within some time that it did, and of nothing else', () => {
    const { clock, recent, mayHave } = build();
    recent.note([of('a')]);
    clock.at += 10_000;
    expect([mayHave('a'), mayHave('b')]).toEqual([true, false]);
    clock.at += 1;
    expect([mayHave('a'), mayHave('a', 10_001)]).toEqual([false, true]);
  });

  it('says so of everything of a kind where many changed at once', () => {
    const { recent, mayHave } = build();
    recent.note([of(null, 'batch')]);
    expect(mayHave('a')).toBe(false);
    recent.note([of(null)]);
    expect(mayHave('a')).toBe(true);
  });

  it('says so where it does not know: what is too long ago, and what was before something was missed', () => {
    const { clock, recent, mayHave } = build();
    expect([mayHave('a', rememberedMs), mayHave('a', rememberedMs + 1)]).toEqual([false, true]);
    expect(mayHave('a', Infinity)).toBe(true);
    recent.forget();
    expect([mayHave('a', 0), mayHave('a', 1)]).toEqual([false, true]);
    clock.at += rememberedMs;
    expect(mayHave('a', rememberedMs)).toBe(false);
  });

  it('says nothing of somebody’s own coming and going, however soon that is told, and all that others do', () => {
    const { clock, recent, mayHave } = build();
    const came = (userId: string): LiveEvent => ({ ...of('a'), type: 'presence.changed', userId });
    recent.note([came(me), came(me)]);
    expect(mayHave('a')).toBe(false);
    recent.note([came('another')]);
    expect(mayHave('a')).toBe(true);
    clock.at += 10_001;
    recent.note([came(me), came(me)]);
    expect([mayHave('a'), mayHave('a', 10_001)]).toEqual([false, true]);
    recent.note([of('a'), came(me)]);
    expect(mayHave('a')).toBe(true);
  });

  it('forgets what nobody can ask about any more', () => {
    const { clock, recent, mayHave } = build();
    recent.note([of('a')]);
    clock.at += rememberedMs + 1;
    recent.note([of('b')]);
    expect([mayHave('a', rememberedMs), mayHave('b', rememberedMs)]).toEqual([false, true]);
  });
});
