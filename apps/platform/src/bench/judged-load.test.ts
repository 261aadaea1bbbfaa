import { describe, expect, it } from 'vitest';
import { shortcomingsOf } from './judged-load.ts';

const answered = (call: string, count: number, milliseconds: number, status = 200) =>
  Array.from({ length: count }, () => ({ call, status, milliseconds }));
const good = {
  asked: [...answered('list', 100, 20), ...answered('claim', 100, 10)],
  ranOut: false,
  lost: 0,
  atRest: 200,
  underLoad: 350,
};

describe('a run of people at work', () => {
  it('is as it should be where every call was answered in time', () => {
    expect(shortcomingsOf(good)).toEqual([]);
    expect(shortcomingsOf({ ...good, asked: answered('decision', 1, 99, 201) })).toEqual([]);
  });

  it.each([0, 304, 400, 401, 403, 404, 409, 412, 422, 428, 429, 500, 503])(
    'fails where a call is answered with %d',
    (status) =>
      expect(shortcomingsOf({ ...good, asked: [...good.asked, ...answered('claim', 1, 5, status)] })).toEqual(
        [expect.stringMatching(/^1 × claim/)],
      ),
  );

  it('says why calls were refused, and how many of them', () => {
    const refused = { call: 'claim', status: 409, code: 'claimed_by_another', milliseconds: 5 };
    expect(shortcomingsOf({ ...good, asked: [...good.asked, refused, refused] })).toEqual([
      '2 × claim 409 claimed_by_another: every call is to be answered.',
    ]);
  });

  it('fails where one kind of call is slow, however quick and many the others are', () => {
    const asked = [...answered('list', 10_000, 5), ...answered('decision', 20, 100)];
    expect(shortcomingsOf({ ...good, asked })).toEqual(['decision: p95 of 100 ms, where 100 are too many.']);
  });

  it('fails where a live line is lost', () =>
    expect(shortcomingsOf({ ...good, lost: 2 })).toEqual([expect.stringMatching(/^2 live lines were lost/)]));

  it('allows that one of twenty calls of a kind is slow', () => {
    const asked = [...answered('decision', 19, 50), ...answered('decision', 1, 5_000)];
    expect(shortcomingsOf({ ...good, asked })).toEqual([]);
  });

  it.each([
    ['there was not enough to do', { ranOut: true }, 'The work ran out'],
    ['nothing was asked', { asked: [] }, 'Nothing was asked'],
    ['a process takes much at rest', { atRest: 201 }, 'A process takes 201 MB at rest'],
    ['a process takes much under load', { underLoad: 351 }, 'A process takes 351 MB under load'],
  ])('fails where %s', (_, other, sentence) =>
    expect(shortcomingsOf({ ...good, ...other })).toEqual([expect.stringContaining(sentence)]),
  );
});
