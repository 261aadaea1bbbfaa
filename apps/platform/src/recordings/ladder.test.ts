import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renditionsOf } from './ladder.ts';

const of = (width: number, height: number, rest = {}) => ({
  picture: { width, height },
  hasSound: true,
  seconds: 60,
  bytes: 100_000_000,
  ...rest,
});
const sizes = (...asked: Parameters<typeof renditionsOf>) =>
  renditionsOf(...asked).map(({ width, height }) => `${width}×${height}`);

it.each([
  [3840, 2160, ['1920×1080', '1280×720', '854×480']],
  [1920, 1080, ['1920×1080', '1280×720', '854×480']],
  [1280, 720, ['1280×720', '854×480']],
  [1080, 1920, ['1080×1920', '720×1280', '480×854']],
  [1024, 768, ['960×720', '640×480']],
  [640, 480, ['640×480']],
  [321, 241, ['322×242']],
  [320, 240, ['320×240']],
])('a picture of %d by %d is made in %j', (width, height, expected) => {
  expect(sizes(of(width, height))).toEqual(expected);
});

it('for phones it has 480 lines at most', () => {
  expect(sizes(of(1920, 1080), 480)).toEqual(['854×480']);
  expect(sizes(of(320, 240), 480)).toEqual(['320×240']);
});

it('without a picture there is none', () => {
  expect(renditionsOf({ picture: null, hasSound: true, seconds: 60, bytes: 1000 })).toEqual([]);
});

it('is never given more bits than the recording has, and always some', () => {
  expect(renditionsOf(of(1280, 720, { bytes: 6_000_000 })).map(({ bitrate }) => bitrate)).toEqual([
    800_000, 800_000,
  ]);
  expect(renditionsOf(of(1280, 720, { bytes: 10 }))[0]?.bitrate).toBe(100_000);
  expect(renditionsOf(of(1280, 720, { seconds: null }))[0]?.bitrate).toBe(2_500_000);
});

it('keeps the shape of every picture within what even numbers allow, and is never larger than 1080 lines', () => {
  const side = fc.integer({ min: 16, max: 8000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const all = renditionsOf(of(width, height));
      expect(all.length).toBeGreaterThan(0);
      for (const made of all) {
        expect([made.width % 2, made.height % 2]).toEqual([0, 0]);
        expect(Math.min(made.width, made.height)).toBeLessThanOrEqual(1080);
        expect(Math.abs(made.width - (width * made.height) / height)).toBeLessThanOrEqual(1 + width / height);
      }
    }),
  );
});
