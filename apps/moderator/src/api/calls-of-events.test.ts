import { expect, it } from 'vitest';
import * as routes from './routes.ts';
import { callsOf } from './calls-of-events.ts';

const types = [
  'attempt.changed',
  'claim.changed',
  'batch.changed',
  'presence.changed',
  'submission.waiting',
  'registration.changed',
  'inbox.changed',
  'resync',
];

it.each(types)('after %s calls are asked again that the application makes', (type) => {
  const calls = callsOf(type);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => !(call in routes))).toEqual([]);
});

it('whoever missed something asks again for all that events are about', () => {
  const all = new Set(callsOf('resync'));
  expect(types.flatMap(callsOf).filter((call) => !all.has(call))).toEqual([]);
});

it('what no page shows is asked for by nobody', () => {
  expect([callsOf('hello'), callsOf('device.changed')]).toEqual([[], []]);
});
