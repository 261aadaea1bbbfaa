import { expect, test } from 'vitest';
import { heldByAnother } from './index.ts';

const at = (time: string) => new Date(`2026-11-21T${time}+02:00`);
const sentenceOf = (...[name, ends, now, zone]: Parameters<typeof heldByAnother>) =>
  heldByAnother(name, ends, now, zone).sentence;

test('a claim of another is refused by name and time in the zone of who asks', () => {
  const refused = heldByAnother('Thandi Nkosi', at('17:00'), at('10:00'));
  expect(refused.code).toBe('claimed_by_another');
  expect(refused.sentence).toBe(
    'Thandi Nkosi is working on this until 17:00. You can read it, and claim it when it is free.',
  );
  expect(sentenceOf('Thandi Nkosi', at('17:00'), at('10:00'), 'Europe/London')).toContain('until 15:00.');
});

test('a claim that ends after midnight names the day', () => {
  const late = new Date('2026-11-22T02:15+02:00');
  expect(sentenceOf('Thandi Nkosi', late, at('20:00'))).toContain('until 02:15 on Sunday.');
  const midnight = new Date('2026-11-22T00:00+02:00');
  expect(sentenceOf('Thandi Nkosi', midnight, at('20:00'))).toContain('until 00:00 on Sunday.');
});

test('a holder without a name is somebody, and one whose claim just ended holds it until later', () => {
  expect(sentenceOf(undefined, at('17:00'), at('10:00'))).toMatch(/^Somebody else is/);
  expect(sentenceOf('Thandi Nkosi', null, at('10:00'))).toContain('until later.');
});
