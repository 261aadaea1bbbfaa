import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportPlaces } from './export-places.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let places: ReturnType<typeof exportPlaces>;
beforeEach(() => (places = exportPlaces()));

/** An export of a megabyte that nobody has begun to fetch. */
function begin(userId: string) {
  const stream = new PassThrough();
  const place = places.take(userId, (reason) => stream.destroy(reason));
  async function* chunks() {
    yield '[';
    yield 'x'.repeat(1_000_000);
  }
  const ended = pipeline(Readable.from(place.watched(chunks()), { highWaterMark: 1 }), stream)
    .then(
      () => 'fetched',
      (reason: Error) => reason.message,
    )
    .finally(() => place.leave());
  return { stream, ended };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('exports', () => {
  it('are two of one person at a time, and other people find a place', () => {
    begin('a');
    begin('a');
    expect(() => begin('a')).toThrow('Two of your exports');
    begin('b');
    begin('b');
    expect(() => begin('c')).toThrow('Other exports');
  });

  it('that nobody fetches give way to those who wait, after ten seconds, the oldest first', async () => {
    const [first] = [begin('a'), begin('a'), begin('b'), begin('b')];
    await seconds(9);
    expect(() => begin('c')).toThrow('Other exports');
    await seconds(1);
    begin('c');
    expect(await first.ended).toContain('others waited');
    begin('a');
    expect(() => begin('c')).not.toThrow();
  });

  it('that are fetched do not give way, however slowly they move', async () => {
    const all = [begin('a'), begin('a'), begin('b'), begin('b')];
    for (let second = 0; second < 30; second++) {
      for (const { stream } of all) stream.read(16_384);
      await seconds(1);
      expect(() => begin('c')).toThrow('Other exports');
    }
  });

  it('leave their place when they have been fetched', async () => {
    const all = [begin('a'), begin('a')];
    for (const { stream } of all) stream.resume();
    expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(['fetched', 'fetched']);
    expect(() => begin('a')).not.toThrow();
  });

  it('that nobody fetches end after a minute, at their last bytes as well', async () => {
    const [never, nearly] = [begin('a'), begin('b')];
    for (let read = 0; read < 900_000; read += 16_384) {
      nearly.stream.read(16_384);
      await seconds(0.001);
    }
    await seconds(61);
    expect(await never.ended).toContain('nobody fetches');
    expect(await nearly.ended).toContain('nobody fetches');
  });

  it('end after a quarter of an hour, whoever fetches them', async () => {
    const { stream, ended } = begin('a');
    for (let minute = 0; minute < 15; minute += 0.5) {
      stream.read(16_384);
      await seconds(30);
    }
    expect(await ended).toContain('too long');
  });
});
