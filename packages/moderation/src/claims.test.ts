import { expect, test } from 'vitest';
import { canClaim, isHeld, leaseEnd, shouldRenew } from './index.ts';

const at = (time: string) => new Date(`2026-11-21T${time}+02:00`);
const lease = { personId: 'thandi', personName: 'Thandi Nkosi', expiresAt: at('17:00') };
const refusalOf = (...question: Parameters<typeof canClaim>) => {
  const answer = canClaim(...question);
  return answer.ok ? undefined : answer.refusal;
};

test('a claim lasts eight hours', () => {
  expect(leaseEnd(at('09:00'))).toEqual(at('17:00'));
});

test.each([
  ['a moment before its end', at('16:59'), true],
  ['at its end', at('17:00'), false],
  ['afterwards', at('17:01'), false],
])('a claim holds %s: %s', (_, now, held) => {
  expect(isHeld(lease, now)).toBe(held);
});

test.each([
  ['is free', null, 'pieter', '10:00'],
  ['is theirs', lease, 'thandi', '10:00'],
  ['was held until now', lease, 'pieter', '17:00'],
])('a person may claim what %s', (_, held, who, time) => {
  expect(canClaim(held, who, at(time))).toEqual({ ok: true });
});

test('a claim of another is refused by name and time in the zone of who asks', () => {
  const refused = refusalOf(lease, 'pieter', at('10:00'));
  expect(refused?.code).toBe('claimed_by_another');
  expect(refused?.sentence).toBe(
    'Thandi Nkosi is working on this until 17:00. You can read it, and claim it when it is free.',
  );
  expect(refusalOf(lease, 'pieter', at('10:00'), 'Europe/London')?.sentence).toContain('until 15:00.');
});

test('a claim that ends after midnight names the day', () => {
  const late = { ...lease, expiresAt: new Date('2026-11-22T02:15+02:00') };
  expect(refusalOf(late, 'pieter', at('20:00'))?.sentence).toContain('until 02:15 on Sunday.');
  const midnight = { ...lease, expiresAt: new Date('2026-11-22T00:00+02:00') };
  expect(refusalOf(midnight, 'pieter', at('20:00'))?.sentence).toContain('until 00:00 on Sunday.');
});

test('a holder without a name is somebody', () => {
  const { personId, expiresAt } = lease;
  expect(refusalOf({ personId, expiresAt }, 'pieter', at('10:00'))?.sentence).toMatch(/^Somebody else is/);
});

test.each([
  ['just renewed', 'thandi', '09:05', false],
  ['not renewed for a quarter of an hour', 'thandi', '09:15', true],
  ['over', 'thandi', '17:00', false],
  ["somebody else's", 'pieter', '12:00', false],
])('work renews a claim that is %s: %s at %s → %s', (_, who, time, renews) => {
  expect(shouldRenew(lease, who, at(time))).toBe(renews);
});

test('nothing is renewed where nothing is claimed', () => {
  expect(shouldRenew(null, 'thandi', at('10:00'))).toBe(false);
});
