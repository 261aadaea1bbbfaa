import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cellStatuses } from '@moderator/contract/options';
import { cellStatus, lookStatus } from './index.ts';
import type { CellFacts, CellStatus, LookStatus } from './sampling-matrix.ts';

const today = '2026-11-22';

describe('a planned look', () => {
  test.each<[string, string, boolean, LookStatus]>([
    ['is planned until its month begins', '2026-12', false, 'planned'],
    ['is due in its month', '2026-11', false, 'due'],
    ['is overdue when its month is over', '2026-10', false, 'overdue'],
    ['is overdue over the turn of the year', '2025-12', false, 'overdue'],
    ['is sampled once something was looked at', '2026-10', true, 'sampled'],
  ])('%s', (_, month, isDone, status) => {
    expect(lookStatus({ month, isDone }, today)).toBe(status);
  });
});

const none: CellFacts = { assessed: 0, sampled: 0, looked: 0, planned: [] };
const waits = (month: string) => ({ month, isDone: false });
const done = (month: string) => ({ month, isDone: true });

describe('a cell of the plan', () => {
  test.each<[string, Partial<CellFacts>, CellStatus]>([
    ['says nothing where nothing is', {}, 'nothing'],
    ['is open where something is assessed', { assessed: 3 }, 'open'],
    ['waits where some of it is in a sample', { assessed: 3, sampled: 1 }, 'in_sample'],
    ['is sampled where some of it was looked at', { assessed: 3, sampled: 2, looked: 1 }, 'sampled'],
    ['is sampled by an early look before anything is finished', { looked: 1 }, 'sampled'],
    ['is planned where nothing is assessed yet', { planned: [waits('2026-12')] }, 'planned'],
    ['is planned though it is assessed', { assessed: 3, planned: [waits('2027-01')] }, 'planned'],
    ['stays sampled with another month to come', { looked: 1, planned: [waits('2027-01')] }, 'sampled'],
    ['is due again although it was looked at before', { looked: 1, planned: [waits('2026-11')] }, 'due'],
    ['is overdue before it is due', { planned: [waits('2026-11'), waits('2026-09')] }, 'overdue'],
    ['is sampled when what was planned is done', { planned: [done('2026-09')] }, 'sampled'],
  ])('%s', (_, facts, status) => {
    expect(cellStatus({ ...none, ...facts }, today)).toBe(status);
  });

  const months = fc
    .record({ year: fc.integer({ min: 2024, max: 2028 }), month: fc.integer({ min: 1, max: 12 }) })
    .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);
  const facts = fc.record({
    assessed: fc.nat(50),
    sampled: fc.nat(50),
    looked: fc.nat(50),
    planned: fc.array(fc.record({ month: months, isDone: fc.boolean() }), { maxLength: 5 }),
  });

  it('is neither due nor overdue once everything planned is done, whatever else there is', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const planned = each.planned.map(({ month }) => done(month));
        expect(['due', 'overdue']).not.toContain(cellStatus({ ...each, planned }, today));
      }),
    );
  });

  it('is due or overdue exactly where a month has begun and nothing was done since', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const waiting = each.planned.some(({ month, isDone }) => !isDone && month <= today.slice(0, 7));
        expect(['due', 'overdue'].includes(cellStatus(each, today))).toBe(waiting);
      }),
    );
  });

  it('does not go back to less when more is assessed, sampled or looked at', () => {
    const order: CellStatus[] = ['nothing', 'open', 'in_sample', 'sampled'];
    fc.assert(
      fc.property(facts, fc.nat(5), fc.nat(5), fc.nat(5), (each, assessed, sampled, looked) => {
        const before = { ...each, planned: [] };
        const after = {
          assessed: each.assessed + assessed,
          sampled: each.sampled + sampled,
          looked: each.looked + looked,
          planned: [],
        };
        const place = (cell: CellFacts) => order.indexOf(cellStatus(cell, today));
        expect(place(after)).toBeGreaterThanOrEqual(place(before));
      }),
    );
  });

  it('has no status that the contract does not name', () => {
    fc.assert(fc.property(facts, (each) => cellStatuses.includes(cellStatus(each, today))));
  });
});
