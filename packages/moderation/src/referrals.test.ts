import { describe, expect, it } from 'vitest';
import type { Result } from '@moderator/contract/types';
import { unchangedOutcomes, whoReferredTwice } from './referrals.ts';
import type { ReferralOf } from './referrals.ts';

const referral = (
  moderatorId: string,
  judged: Record<string, Result | null> | undefined,
  newEvidence: Record<string, number> | undefined = {},
  outcomeIds = ['a'],
): ReferralOf => ({
  moderatorId,
  outcomeIds,
  judged: judged && new Map(Object.entries(judged)),
  newEvidence: newEvidence && new Map(Object.entries(newEvidence)),
});

describe('an outcome that is referred back again', () => {
  it.each([
    ['came back as it was', referral('x', { a: 'C' }), referral('x', { a: 'C' }), ['a']],
    ['was judged otherwise', referral('x', { a: 'C' }), referral('x', { a: 'NYC' }), []],
    ['has new evidence', referral('x', { a: 'C' }), referral('x', { a: 'C' }, { a: 1 }), []],
    ['has new evidence of another', referral('x', { a: 'C' }), referral('x', { a: 'C' }, { b: 1 }), ['a']],
    ['is another one than before', referral('x', { a: 'C' }, {}, ['b']), referral('x', { a: 'C' }), []],
    ['never had a judgement', referral('x', { a: null }), referral('x', { a: null }), ['a']],
    ['was referred before anybody kept it', referral('x', undefined), referral('x', { a: 'C' }), []],
    ['was not there before', referral('x', {}), referral('x', { a: 'C' }), []],
  ])('that %s', (_, before, after, unchanged) => {
    expect(unchangedOutcomes(before, after)).toEqual(unchanged);
  });
});

describe('a second moderator', () => {
  it.each([
    ['is not asked for after one referral', [referral('x', { a: 'C' })], []],
    [
      'is asked for after two without a change',
      [referral('x', { a: 'C' }), referral('x', { a: 'C' })],
      ['x'],
    ],
    [
      'is somebody else than both who referred it back',
      [referral('x', { a: 'C' }), referral('y', { a: 'C' })],
      ['x', 'y'],
    ],
    [
      'is not asked for where it changed in between',
      [referral('x', { a: 'C' }), referral('x', { a: 'NYC' }), referral('x', { a: 'C' })],
      [],
    ],
    ['is not asked for where nothing was referred back', [], []],
  ])('%s', (_, referrals, people) => {
    expect(whoReferredTwice(referrals)).toEqual(people);
  });
});
