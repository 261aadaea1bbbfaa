import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webVttOf } from './subtitles.ts';

const one = '00:00:01.000 --> 00:00:02.500\nHello\n';

describe('subtitles become WebVTT', () => {
  it.each<[string, string, string]>([
    ['of SubRip', '1\n00:00:01,000 --> 00:00:02,500\nHello', one],
    [
      'of SubRip with a mark of its encoding and lines of Windows',
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n',
      one,
    ],
    ['of SubRip without numbers', '00:00:01,000 --> 00:00:02,500\nHello\n', one],
    ['of WebVTT without hours', 'WEBVTT - Lifting\n\nintro\n00:01.000 --> 00:02.500\nHello\n', one],
    [
      'without notes and styles',
      'WEBVTT\n\nNOTE 00:01.000 --> later\n\nSTYLE\n::cue{}\n\n00:01.000 --> 00:02.500\nHello\n',
      one,
    ],
    [
      'with what says where they stand',
      'WEBVTT\n\n00:01.000 --> 00:02.500 align:start line:0 region:x\nHello',
      '00:00:01.000 --> 00:00:02.500 align:start line:0\nHello\n',
    ],
    [
      'with few tags, and signs as they are',
      '1\n0:0:1,0 --> 0:0:2,5\n<font color="red"><i>Salt & pepper</i></font> 3 < 4 --> & &amp;',
      '00:00:01.000 --> 00:00:02.500\n<i>Salt &amp; pepper</i> 3 &lt; 4 --&gt; &amp; &amp;\n',
    ],
    [
      'in their order',
      '1\n00:00:05,000 --> 00:00:06,000\nB\n\n2\n00:00:01,000 --> 00:00:02,000\nA\n',
      '00:00:01.000 --> 00:00:02.000\nA\n\n00:00:05.000 --> 00:00:06.000\nB\n',
    ],
    [
      'also where nothing stands between them',
      '1\n00:00:01,000 --> 00:00:02,000\nA\n2\n00:00:02,000 --> 00:00:03,000\nB\n',
      '00:00:01.000 --> 00:00:02.000\nA\n\n00:00:02.000 --> 00:00:03.000\nB\n',
    ],
  ])('%s', (_, text, cues) => {
    expect(webVttOf(text)).toEqual({ vtt: `WEBVTT\n\n${cues}` });
  });
});

describe('what is wrong with subtitles is said', () => {
  it.each([
    ['', 'There are no subtitles in it.'],
    ['WEBVTT\n', 'There are no subtitles in it.'],
    ['Hello', 'There are no subtitles in it.'],
    ['1\n00:00:02,000 --> 00:00:01,000\nA', 'Line 2: these subtitles end before they begin.'],
    ['\n1\n00:61:02,000 --> 01:00\nA', 'Line 3 has no times such as 00:01:02,500 --> 00:01:04,000.'],
  ])('of %j', (text, mistake) => {
    expect(webVttOf(text)).toEqual({ mistake });
  });
});

it('what was made of subtitles becomes itself', () => {
  const cue = fc.record({
    from: fc.nat(36_000_000),
    length: fc.integer({ min: 1, max: 60_000 }),
    text: fc.string({ minLength: 1 }),
  });
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1 }), (cues) => {
      const srt = cues.map(
        ({ from, length, text }, index) =>
          `${index + 1}\n${clock(from)} --> ${clock(from + length)}\n${text}\n`,
      );
      const once = webVttOf(srt.join('\n'));
      if ('vtt' in once) expect(webVttOf(once.vtt)).toEqual(once);
    }),
  );
});
