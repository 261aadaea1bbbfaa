import { expect, it } from 'vitest';
import { waysToPlay } from './ways-to-play.ts';

const hls = { type: 'application/x-mpegURL', url: 'hls' };
const dash = { type: 'application/dash+xml', url: 'dash' };
const mp4 = { type: 'video/mp4', url: 'mp4' };
const original = { type: 'video/quicktime', url: 'original' };

it.each([
  ['a browser that plays HLS', true, true, ['hls browser', 'hls hls.js', 'mp4 browser', 'original browser']],
  ['a phone without a media source', true, false, ['hls browser', 'mp4 browser', 'original browser']],
  ['a browser that does not play HLS', false, true, ['hls hls.js', 'mp4 browser', 'original browser']],
  ['a browser with neither', false, false, ['mp4 browser', 'original browser']],
])('in %s a recording is played in this order', (_, playsHls, hasMediaSource, expected) => {
  const ways = waysToPlay([hls, dash, mp4, original], { playsHls, hasMediaSource });
  expect(ways.map(({ url, by }) => `${url} ${by}`)).toEqual(expected);
});

it('without renditions it is played as it was uploaded', () => {
  expect(waysToPlay([original], { playsHls: true, hasMediaSource: true })).toEqual([
    { url: 'original', by: 'browser' },
  ]);
});
