import { describe, expect, it } from 'vitest';
import { vacsRules } from '@moderator/contract/options';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { emptyDraft } from '../draft/draft-body.ts';
import { usualCalendar } from '@moderator/moderation';
import { changedInSilence, decisionOf, proposalOf, usualDueDay, whyNot as refusalOf } from './readiness.ts';

type Result = 'C' | 'NYC';
const today = new Date('2026-11-21T09:00:00Z');
const outcome = (id: string, mine: Result | null, theirs: Result | null): WorkspaceOutcome => ({
  id,
  code: id,
  title: id,
  credits: null,
  method: 'portfolio',
  scale: { kind: 'two_results' },
  weight: 1,
  criteria: [],
  evidenceIds: [],
  verdict: mine && {
    result: mine,
    passed: mine === 'C',
    comment: '',
    recordedAt: '2026-11-21T10:00:00Z',
    changedAfterReveal: false,
  },
  judgement: theirs && {
    result: theirs,
    passed: theirs === 'C',
    mark: null,
    feedback: null,
    assessorName: 'A',
    judgedAt: null,
  },
  hidden: false,
  comparison: mine && theirs ? (mine === theirs ? 'agrees' : 'differs') : null,
});
const agreed = [outcome('a', 'C', 'C'), outcome('b', 'NYC', 'NYC')];
const differing = [outcome('a', 'NYC', 'C'), outcome('b', 'C', 'C')];

describe('proposalOf', () => {
  it('proposes nothing before every outcome has a verdict', () => {
    expect(
      proposalOf({ proposed: null, tolerance: 0, outcomes: [...agreed, outcome('c', null, null)] }),
    ).toBeNull();
  });
  it('proposes to uphold what agrees, to overturn what differs and to refer back what was never judged', () => {
    expect(proposalOf({ proposed: null, tolerance: 0, outcomes: agreed })).toBe('upheld');
    expect(proposalOf({ proposed: null, tolerance: 0, outcomes: differing })).toBe('overturned');
    expect(proposalOf({ proposed: null, tolerance: 0, outcomes: [outcome('a', 'C', null)] })).toBe(
      'referred_back',
    );
  });
});

describe('whyNot', () => {
  const findings = vacsRules.map((rule) => ({ rule, passed: true, comment: '', evidenceIds: [] }));
  const decide = (kind: 'upheld' | 'overturned' | 'referred_back', parts = {}) =>
    decisionOf(kind, { ...emptyDraft, findings, ...parts });
  const whyNot = (
    decision: ReturnType<typeof decide>,
    outcomes: WorkspaceOutcome[],
    comments: Record<string, string> = {},
    vacs: 'required' | 'optional' = 'required',
  ) => refusalOf(decision, { outcomes, vacs, tolerance: 0 }, comments, today)?.label;

  it('lets an agreeing moderation be upheld without more words', () => {
    expect(whyNot(decide('upheld'), agreed)).toBeUndefined();
  });
  it('wants a verdict on every outcome', () => {
    expect(whyNot(decide('upheld'), [...agreed, outcome('c', null, null)])).toMatch(/no verdict/);
  });
  it('wants a reason to overturn', () => {
    expect(whyNot(decide('overturned', { reason: '  ' }), differing)).toMatch(/reason/);
    const decision = decide('overturned', { reason: 'The plan is missing' });
    expect(whyNot(decision, differing, { a: 'No plan.' })).toBeUndefined();
  });
  it('wants a comment on each outcome whose result an overturning changes, typed or recorded', () => {
    const decision = decide('overturned', { reason: 'The plan is missing' });
    expect(whyNot(decision, differing, { b: 'Fine.' })).toMatch(/without a comment/);
    expect(
      changedInSilence({ outcomes: differing, tolerance: 0 }, { b: 'Fine.' }).map(({ id }) => id),
    ).toEqual(['a']);
    const said = differing.map((each) => ({ ...each, verdict: { ...each.verdict!, comment: 'No plan.' } }));
    expect(whyNot(decision, said)).toBeUndefined();
    expect(whyNot(decision, said, { a: '' })).toMatch(/without a comment/);
  });
  it('wants an action to refer back', () => {
    expect(whyNot(decide('referred_back'), differing)).toMatch(/what has to be done/);
  });
  it('wants a day for each action: one that was emptied is not filled in', () => {
    const on = (dueOn?: string) =>
      whyNot(decide('referred_back', { actions: [{ outcomeId: 'a', action: 'Redo', dueOn }] }), differing);
    expect(on()).toMatch(/no due date/);
    expect(on('')).toMatch(/no due date/);
    expect(on('2026-11-20')).toMatch(/in the past/);
    expect(on('2026-11-21')).toBeUndefined();
  });
  it('wants a comment at a cross', () => {
    const cross = { ...findings[0]!, passed: false };
    expect(whyNot(decide('upheld', { findings: [cross] }), agreed)).toMatch(/needs a comment/);
  });
  it('wants every rule of evidence answered, or why it was not checked, unless the policy leaves it open', () => {
    const some = findings.slice(1);
    expect(whyNot(decide('upheld', { findings: some }), agreed)).toMatch(/"Valid" is not answered/);
    expect(whyNot(decide('upheld', { findings: some }), agreed, {}, 'optional')).toBeUndefined();
    const unchecked = { ...findings[0]!, passed: null, comment: 'Nothing is dated.' };
    expect(whyNot(decide('upheld', { findings: [unchecked, ...some] }), agreed)).toBeUndefined();
  });
});

describe('decisionOf', () => {
  it('sends referrals to the assessor unless told', () => {
    const actions = [{ outcomeId: 'a', action: ' Redo ', dueOn: '2026-12-04' }];
    expect(decisionOf('referred_back', { ...emptyDraft, actions }).actions).toEqual([
      { outcomeId: 'a', action: 'Redo', dueOn: '2026-12-04', to: 'assessor' },
    ]);
  });
  it('signs no actions with another decision', () => {
    expect(
      decisionOf('upheld', { ...emptyDraft, actions: [{ outcomeId: 'a', action: 'Redo' }] }).actions,
    ).toEqual([]);
  });
});

describe('the day until which a referral is due', () => {
  it.each([
    // A Saturday, and ten working days behind it.
    ['2026-11-21T08:00:00Z', '2026-12-04'],
    // The Day of Reconciliation, Christmas, and the New Year lie between.
    ['2026-12-14T08:00:00Z', '2026-12-30'],
    // Monday already where the account is.
    ['2026-11-22T22:30:00Z', '2026-12-07'],
  ])('of one signed at %s is %s', (now, day) => expect(usualDueDay(new Date(now))).toBe(day));

  it('counts the days on which the account works', () => {
    const calendar = { ...usualCalendar, daysOff: [{ day: '2026-11-30', name: 'Stocktaking' }] };
    expect(usualDueDay(new Date('2026-11-21T08:00:00Z'), calendar)).toBe('2026-12-07');
  });
});
