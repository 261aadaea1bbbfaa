import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { RefusedError } from '../kernel/refusal.ts';
import { createAdmission } from './admission.ts';
import type { Turn } from './admission.ts';

/** "x/a" is person a of account x; a person without an account is one of their own. */
const turnOf = (who: string): Turn => {
  const [account = '', person = account] = who.split('/');
  return { account, person };
};

/** The connection of somebody who calls, as long as they do not leave. */
const someLine = (destroyed = false) => Object.assign(new EventEmitter(), { destroyed });

/** Work that ends when it is told to, and who has begun any. */
function work(admission: ReturnType<typeof createAdmission>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string, line = someLine()) =>
    admission.admit(turnOf(who), line, async () => {
      begun.push(who);
      await new Promise<void>((end) => ends.push(end));
      return who;
    });
  /** Ends what began first, and lets whatever follows begin. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ask, endOne };
}

const overloaded = { code: 'overloaded', status: 503 };

describe('calls', () => {
  it('are worked on at once as far as there are places, and wait beyond them', async () => {
    const { begun, ask, endOne } = work(createAdmission(2));
    const answers = ['a', 'b', 'c'].map((who) => ask(who));
    await endOne();
    expect(begun).toEqual(['a', 'b', 'c']);
    await endOne();
    await endOne();
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
  });

  it('of one account give way to the first of another, and in it people take turns', async () => {
    const { begun, ask, endOne } = work(createAdmission(1));
    const calls = [...Array.from({ length: 6 }, () => 'x/a'), 'x/b', 'x/c', 'y/d', 'y/d'];
    for (const who of calls) void ask(who);
    for (let ended = 0; ended < calls.length; ended++) await endOne();
    const [first, turn] = [['x/a'], ['x/a', 'y/d', 'x/a', 'y/d', 'x/a']];
    expect(begun).toEqual([...first, ...turn, 'x/b', 'x/c', 'x/a', 'x/a']);
  });

  it('of which a page is made follow one another, so that it need not wait a round for each of them', async () => {
    const { begun, ask, endOne } = work(createAdmission(1));
    const calls = ['x/a', 'x/b', 'x/c', 'x/b', 'x/c', 'x/b', 'x/b'];
    for (const who of calls) void ask(who);
    for (let ended = 0; ended < calls.length; ended++) await endOne();
    expect(begun).toEqual(['x/a', 'x/b', 'x/b', 'x/b', 'x/c', 'x/c', 'x/b']);
  });

  it('of one account never have the last place, which whoever else comes begins with at once', async () => {
    const { begun, ask, endOne } = work(createAdmission(3));
    for (const who of ['x/a', 'x/b', 'x/c', 'x/d']) void ask(who);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['x/a', 'x/b']);
    void ask('y/e');
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['x/a', 'x/b', 'y/e']);
    for (let ended = 0; ended < 5; ended++) await endOne();
    expect(begun).toEqual(['x/a', 'x/b', 'y/e', 'x/c', 'x/d']);
  });

  it('of one account begin as many at once as there are cores, and more when those take long', async () => {
    const { begun, ask, endOne } = work(createAdmission(5, { mostYoung: 2, youthMs: 20 }));
    for (const who of ['x/a', 'x/b', 'x/c', 'x/d', 'x/e', 'y/f']) void ask(who);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['x/a', 'x/b', 'y/f']);
    await expect.poll(() => begun).toEqual(['x/a', 'x/b', 'y/f', 'x/c', 'x/d']);
    void ask('y/g');
    for (let ended = 0; ended < 7; ended++) await endOne();
    expect(begun.slice(5)).toEqual(['y/g', 'x/e']);
  });

  it.each([
    ['as many as there are cores but one beside another that called lately', {}, ['y/a'], 2],
    ['as many as there are cores where another called long ago', { presenceMs: 0 }, ['y/a'], 3],
    ['as many as there are cores where they are alone', {}, [], 3],
    ['as many as there are cores beside somebody without an account', {}, ['/a'], 3],
    ['as many as there are cores where they are no crowd', { crowd: 9 }, ['y/a'], 3],
  ])('of one account begin at once, %s', async (_, limits, before, expected) => {
    const usual = { mostYoung: 3, youthMs: 60_000, crowd: 2, presenceMs: 60_000 };
    const { begun, ask, endOne } = work(createAdmission(9, { ...usual, ...limits }));
    for (const who of before) void ask(who);
    await endOne();
    const crowd = ['x/b', 'x/c', 'x/d', 'x/e', 'x/f', 'x/g', 'x/h', 'x/i'];
    for (const who of crowd) void ask(who);
    // Three began before there was a crowd; as many as may go on when these end.
    for (let ended = 0; ended < 3; ended++) await endOne();
    expect(begun.length - before.length - 3).toBe(expected);
    for (let ended = 0; ended < crowd.length; ended++) await endOne();
    expect(begun).toEqual([...before, ...crowd]);
  });

  it.each([
    ['one more than there are cores where they are alone, since one waits for the disk', [], 3],
    ['as many as there are cores beside another that called lately', ['y/a'], 2],
  ])('of one account begin at once, %s', async (_, before, expected) => {
    const limits = { mostYoung: 2, mostAlone: 3, youthMs: 60_000, presenceMs: 60_000 };
    const { begun, ask, endOne } = work(createAdmission(9, limits));
    for (const who of before) void ask(who);
    await endOne();
    const those = ['x/b', 'x/c', 'x/d', 'x/e'];
    for (const who of those) void ask(who);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun.length - before.length).toBe(expected);
    for (let ended = 0; ended < those.length; ended++) await endOne();
    expect(begun).toEqual([...before, ...those]);
  });

  it('of several accounts of which crowds wait share the cores', async () => {
    const { begun, ask, endOne } = work(createAdmission(9, { mostYoung: 4, youthMs: 60_000, crowd: 1 }));
    const crowds = ['x', 'y'].flatMap((account) => Array.from({ length: 9 }, () => `${account}/a`));
    for (const who of crowds) void ask(who);
    // Each began four before the other came.
    for (let ended = 0; ended < 8; ended++) await endOne();
    const countOf = (account: string) => begun.filter((who) => who.startsWith(account)).length;
    expect([countOf('x'), countOf('y')]).toEqual([6, 6]);
    for (let ended = 0; ended < crowds.length; ended++) await endOne();
    expect(begun).toHaveLength(crowds.length);
  });

  it('of who fills the queue make room in it for others', async () => {
    const { begun, ask, endOne } = work(createAdmission(1, { most: 3 }));
    const answers = ['x/a', 'x/a', 'x/a', 'x/b', 'y/c'].map((who) =>
      ask(who).catch((error: unknown) => error),
    );
    await expect(ask('x/d')).rejects.toMatchObject(overloaded);
    for (let ended = 0; ended < 4; ended++) await endOne();
    expect(begun).toEqual(['x/a', 'x/a', 'y/c', 'x/b']);
    expect(await Promise.all(answers)).toEqual([
      'x/a',
      'x/a',
      expect.objectContaining(overloaded),
      'x/b',
      'y/c',
    ]);
  });

  it('of one person give way to the first of another', async () => {
    const { begun, ask, endOne } = work(createAdmission(1));
    for (const who of ['a', 'a', 'a', 'a', 'b', 'b']) void ask(who);
    for (let ended = 0; ended < 6; ended++) await endOne();
    expect(begun).toEqual(['a', 'a', 'b', 'a', 'b', 'a']);
  });

  it('beyond the queue are refused before they begin, and told when to come back', async () => {
    const { begun, ask, endOne } = work(createAdmission(1, { most: 1 }));
    void ask('a');
    void ask('b');
    const refused = await ask('c').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ ...overloaded, more: { headers: { 'retry-after': '1' } } });
    expect(begun).toEqual(['a']);
    await endOne();
    expect(begun).toEqual(['a', 'b']);
  });

  it('that nobody waits for any more are not begun', async () => {
    const admission = createAdmission(1, { most: 2 });
    const { begun, ask, endOne } = work(admission);
    await expect(ask('a', someLine(true))).rejects.toMatchObject(overloaded);
    void ask('a');
    const line = someLine();
    const gone = expect(ask('b', line)).rejects.toMatchObject(overloaded);
    void ask('c');
    line.emit('close');
    await gone;
    // Nor do they fill the queue.
    expect(admission.load()).toEqual({ working: 1, waiting: 1 });
    void ask('d');
    for (let ended = 0; ended < 3; ended++) await endOne();
    expect(begun).toEqual(['a', 'c', 'd']);
  });

  it('leave nothing at the line of who called when they are done, or refused', async () => {
    const { ask, endOne } = work(createAdmission(1, { most: 1 }));
    const line = someLine();
    const answers = [ask('a', line), ask('b', line)];
    await expect(ask('c', line)).rejects.toMatchObject(overloaded);
    await endOne();
    await endOne();
    await Promise.all(answers);
    expect(line.listenerCount('close')).toBe(0);
  });

  it('that have waited too long are refused, and their place goes to nobody', async () => {
    const { begun, ask, endOne } = work(createAdmission(1, { longestMs: 1 }));
    void ask('a');
    await expect(ask('b')).rejects.toMatchObject(overloaded);
    await endOne();
    void ask('c');
    expect(begun).toEqual(['a', 'c']);
  });

  it('that fail give their place back', async () => {
    const admission = createAdmission(1);
    const failing = admission.admit(turnOf('a'), someLine(), () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await admission.admit(turnOf('a'), someLine(), async () => 'done')).toBe('done');
  });
});
