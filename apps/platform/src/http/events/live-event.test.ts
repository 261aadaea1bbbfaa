import { describe, expect, it } from 'vitest';
import type { Role } from '@moderator/contract';
import { anybody } from '../../kernel/principal.ts';
import { hears, toldAs } from './live-event.ts';
import type { LiveEvent } from './live-event.ts';

const event: LiveEvent = {
  id: 7,
  at: new Date('2026-11-23T08:00:00Z'),
  clientId: 'client',
  accountId: 'account',
  siteId: 'site',
  userId: null,
  people: null,
  type: 'attempt.changed',
  subject: { kind: 'attempt', id: 'attempt', version: 3 },
  horizon: '90',
};
const person = (roles: Role[], of: Partial<typeof anybody> = {}) => ({
  ...anybody,
  userId: 'person',
  clientId: 'client',
  accountId: 'account',
  siteId: 'site',
  roles,
  ...of,
});
const away = { siteId: 'another' };
const strange = { accountId: 'another' };
const foreign = { clientId: 'another' };

describe('of an attempt that changed', () => {
  it.each<[string, Role[], object, boolean]>([
    ['moderators of the account are told', ['moderator'], away, true],
    ['assessors are told', ['assessor'], away, true],
    ['trainers are told', ['trainer'], {}, true],
    ['account managers are told', ['account_manager'], away, true],
    ['site managers are told of their site', ['site_manager'], {}, true],
    ['site managers are not told of another site', ['site_manager'], away, false],
    ['site managers who moderate are told of all', ['site_manager', 'moderator'], away, true],
    ['client managers are told of all accounts', ['client_manager'], strange, true],
    ['administrators are told of all accounts', ['administrator'], strange, true],
    ['moderators are not told of another account', ['moderator'], strange, false],
    ['nobody is told of another client', ['administrator'], foreign, false],
    ['learners are not told', ['learner'], {}, false],
    ['verifiers are not told', ['verifier'], {}, false],
    ['devices are not told', ['device'], {}, false],
    ['who has no role is not told', [], {}, false],
  ])('%s', (_, roles, of, expected) => {
    expect(hears(person(roles, of), event)).toBe(expected);
  });
});

describe('of work that waits to be marked', () => {
  const waiting = { ...event, type: 'submission.waiting' };
  it.each<[string, Role[], object, LiveEvent, boolean]>([
    ['assessors of the site are told', ['assessor'], {}, waiting, true],
    ['assessors of another site are not told', ['assessor'], away, waiting, false],
    ['assessors of no site are told', ['assessor'], { siteId: null }, waiting, true],
    ['assessors are told of what is of no site', ['assessor'], away, { ...waiting, siteId: null }, true],
    ['managers are told', ['account_manager'], away, waiting, true],
    ['moderators are not told', ['moderator'], {}, waiting, false],
  ])('%s', (_, roles, of, told, expected) => {
    expect(hears(person(roles, of), told)).toBe(expected);
  });
});

describe('of an application for a vacancy', () => {
  const application = { ...event, type: 'application.changed' };
  it.each<[string, Role[], object, LiveEvent, boolean]>([
    ['account managers are told', ['account_manager'], away, application, true],
    ['site managers are told of their site', ['site_manager'], {}, application, true],
    [
      'site managers who moderate are told of their site alone',
      ['site_manager', 'moderator'],
      away,
      application,
      false,
    ],
    ['moderators are not told', ['moderator'], {}, application, false],
    ['trainers are not told', ['trainer'], {}, application, false],
    ['candidates are not told of those of others', ['candidate'], {}, application, false],
    ['whoever made it is told', ['candidate'], {}, { ...application, siteId: null, userId: 'person' }, true],
  ])('%s', (_, roles, of, told, expected) => {
    expect(hears(person(roles, of), told)).toBe(expected);
  });
});

describe('of what is one person’s', () => {
  const own = { ...event, type: 'inbox.changed', userId: 'person' };
  it.each<[string, string, boolean]>([
    ['that person is told, whatever they are', 'person', true],
    ['nobody else is told, administrators neither', 'somebody', false],
  ])('%s', (_, userId, expected) => {
    expect(hears(person(['learner'], { userId }), own)).toBe(expected);
    expect(hears(person(['administrator'], { userId }), own)).toBe(expected);
  });
  it('nobody is told what the platform tells itself', () => {
    expect(hears(person(['administrator']), { ...own, type: 'person.changed' })).toBe(false);
  });
});

it('what is sent names ids, and whose it is does not leave', () => {
  expect(JSON.parse(toldAs(event))).toEqual({
    id: 7,
    at: '2026-11-23T08:00:00.000Z',
    type: 'attempt.changed',
    subject: { kind: 'attempt', id: 'attempt', version: 3 },
  });
});
