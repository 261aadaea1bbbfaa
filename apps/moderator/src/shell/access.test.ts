import { describe, expect, test } from 'vitest';
import { roles } from '@moderator/contract/options';
import {
  accessToPath,
  allowedNavigation,
  grants,
  isOpenTo,
  mayReadModeration,
  navigation,
  pageOf,
  routeOf,
} from './access.ts';

const content = (accessLevel: 'FullAccess' | 'ViaEngagement' | 'None') => [
  { content: [{ type: 'DueAssessments', accessLevel }], platforms: [] },
];

const everything = [{ platforms: navigation.flatMap(({ licenceType = [] }) => licenceType) }];

describe('what a licence grants', () => {
  test.each(['FullAccess', 'ViaEngagement'] as const)('%s grants a type', (level) => {
    expect(grants(content(level), 'DueAssessments')).toBe(true);
  });

  test('None does not', () => {
    expect(grants(content('None'), 'DueAssessments')).toBe(false);
  });

  test('a platform grants what it names', () => {
    expect(grants([{ content: [], platforms: ['ReadyForModeration'] }], 'ReadyForModeration')).toBe(true);
  });

  test('a licence asked for its content alone has no platforms and still counts', () => {
    expect(
      grants([{ content: [{ type: 'DueAssessments', accessLevel: 'FullAccess' }] }], 'DueAssessments'),
    ).toBe(true);
  });

  test('Home needs no licence and comes first', () => {
    expect(allowedNavigation([], { roles: ['moderator'] }).map(({ title }) => title)).toEqual(['Home']);
  });
});

describe('what a person is shown of the menu', () => {
  const all = ['Home', 'Due assessments', 'Ready for moderation', 'External assessments'];
  const shown = (role: (typeof roles)[number]) =>
    allowedNavigation(everything, { roles: [role] }).map(({ title }) => title);

  test.each([
    ['administrator', all],
    ['client_manager', all],
    ['account_manager', all],
    ['site_manager', all],
    ['moderator', all],
    ['verifier', ['Home', 'Ready for moderation', 'External assessments']],
    ['assessor', ['Home', 'Due assessments', 'Marking']],
    ['trainer', ['Home', 'Due assessments']],
    ['learner', ['Home', 'Courses']],
    ['candidate', ['Home']],
    ['reviewer', ['Home']],
    ['device', ['Home']],
  ] as const)('with everything licensed, as %s', (role, titles) => {
    expect(shown(role)).toEqual(titles);
  });

  test('is what any of several roles has work with', () => {
    expect(
      allowedNavigation(everything, { roles: ['learner', 'assessor'] }).map(({ title }) => title),
    ).toEqual(['Home', 'Due assessments', 'Marking', 'Courses']);
  });

  test('leaves marking out for moderators, who come to it from the work that is due', () => {
    const user = { roles: ['moderator', 'assessor'] as (typeof roles)[number][] };
    expect(allowedNavigation(everything, user).map(({ title }) => title)).toEqual(all);
    expect(accessToPath('/marking', everything, user)).toBe('granted');
  });

  test.each([
    ['/ready-for-moderation', 'assessor', 'not-their-work'],
    ['/ready-for-moderation/', 'assessor', 'not-their-work'],
    ['/ready-for-moderation/batches/1/report', 'assessor', 'granted'],
    ['/ready-for-moderation/batches/1/report', 'learner', 'not-their-work'],
    ['/due-assessments', 'verifier', 'not-their-work'],
    ['/due-assessments-of-last-year', 'verifier', 'granted'],
    ['/', 'learner', 'granted'],
  ] as const)('by an address typed by hand: %s as %s is %s', (path, role, access) => {
    expect(accessToPath(path, everything, { roles: [role] })).toBe(access);
  });

  test('is refused by the licence first', () => {
    expect(accessToPath('/due-assessments', [], { roles: ['verifier'] })).toBe('not-licensed');
    expect(accessToPath('/ready-for-moderation/batches/1', [], { roles: ['assessor'] })).toBe('not-licensed');
  });
});

describe('routes', () => {
  test('are the title lowercased with hyphens', () => {
    expect(routeOf('Ready for moderation')).toBe('/ready-for-moderation');
    expect(routeOf('Home')).toBe('/');
  });

  test('a page below another needs the same licence', () => {
    expect(pageOf('/ready-for-moderation/batches/1')?.licenceType).toBe('ReadyForModeration');
    expect(pageOf('/')).toBeUndefined();
  });
});

test('who is answered nothing about moderation is not shown what failed to load of it', () => {
  expect(roles.filter((role) => !mayReadModeration({ roles: [role] }))).toEqual(
    roles.filter((role) => ['learner', 'candidate', 'reviewer', 'device'].includes(role)),
  );
  expect(mayReadModeration({ roles: ['learner', 'assessor'] })).toBe(true);
});

test.each([
  ['/due-assessments', 'assessor', true],
  ['/ready-for-moderation', 'assessor', false],
  ['/', 'assessor', true],
  ['/', 'learner', false],
] as const)('whether %s asks ahead for somebody who is %s: %s', (path, role, expected) => {
  expect(isOpenTo(path, everything, { roles: [role] })).toBe(expected);
});

test('a page without its licence asks for nothing ahead', () => {
  expect(isOpenTo('/due-assessments', [], { roles: ['assessor'] })).toBe(false);
});
