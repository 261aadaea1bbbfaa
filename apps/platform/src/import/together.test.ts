import { expect, it } from 'vitest';
import { together, writeBehind } from './together.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('two things are done at once, and what both came to is given', async () => {
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await turn();
    return `${name} of ${begun.length}`;
  };
  expect(await together(work('one'), work('other'))).toEqual(['one of 2', 'other of 2']);
});

it.each([
  ['one', 'other'],
  ['other', 'one'],
])('where %s fails, the %s is told to end, and the failure comes when it has', async (failing) => {
  let hasEnded = false;
  const fail = () => Promise.reject(new Error('no such file'));
  const end = async (signal: AbortSignal) => {
    while (!signal.aborted) await turn();
    await turn();
    hasEnded = true;
    signal.throwIfAborted();
  };
  const both = failing === 'one' ? together(fail, end) : together(end, fail);
  await expect(both).rejects.toThrow('no such file');
  expect(hasEnded).toBe(true);
});

it('the next piece is prepared while one is written, and they are written in their order', async () => {
  const steps: string[] = [];
  async function* pieces() {
    for (const piece of ['a', 'b', 'c']) {
      steps.push(`${piece} prepared`);
      await turn();
      yield piece;
    }
  }
  await writeBehind(pieces(), async (piece) => {
    steps.push(`${piece} begun`);
    await turn();
    await turn();
    steps.push(`${piece} written`);
  });
  expect(steps).toEqual([
    'a prepared',
    'a begun',
    'b prepared',
    'a written',
    'b begun',
    'c prepared',
    'b written',
    'c begun',
    'c written',
  ]);
});

it('a piece that cannot be prepared is told of when nothing is written any more', async () => {
  let isWriting = false;
  async function* pieces() {
    yield 'a';
    throw new Error('unreadable');
  }
  const done = writeBehind(pieces(), async () => {
    isWriting = true;
    await turn();
    isWriting = false;
  });
  await expect(done).rejects.toThrow('unreadable');
  expect(isWriting).toBe(false);
});

it('a piece that cannot be written ends it', async () => {
  const written: string[] = [];
  async function* pieces() {
    yield* ['a', 'b', 'c'];
  }
  const done = writeBehind(pieces(), async (piece) => {
    written.push(piece);
    await turn();
    throw new Error(`${piece} is refused`);
  });
  await expect(done).rejects.toThrow('a is refused');
  expect(written).toEqual(['a']);
});

it('what fails first is told, and not what fails since the transaction has failed', async () => {
  let hasFailed = false;
  const ask = async (what: string) => {
    await turn();
    if (hasFailed) throw new Error(`${what}: the transaction has failed`);
  };
  async function* pieces() {
    for (const piece of ['a', 'b']) {
      await ask(`what is there of ${piece}`);
      yield piece;
    }
  }
  const done = writeBehind(pieces(), async (piece) => {
    hasFailed = true;
    throw new Error(`${piece} is there twice`);
  });
  await expect(done).rejects.toThrow('a is there twice');
});
