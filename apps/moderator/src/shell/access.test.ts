import { describe, expect, test } from 'vitest';
import { roles } from '@moderator/contract/options';
import { allowedNavigation, grants, licenceTypeOf, mayReadModeration, routeOf } from './access.ts';

const content = (accessLevel: 'FullAccess' | 'ViaEngagement' | 'None') => [
  { content: [{ type: 'DueAssessments', accessLevel }], platforms: [] },
];

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
    expect(allowedNavigation([]).map(({ title }) => title)).toEqual(['Home']);
  });
});

describe('routes', () => {
  test('are the title lowercased with hyphens', () => {
    expect(routeOf('Ready for moderation')).toBe('/ready-for-moderation');
    expect(routeOf('Home')).toBe('/');
  });

  test('a page below another needs the same licence', () => {
    expect(licenceTypeOf('/ready-for-moderation/batches/1')).toBe('ReadyForModeration');
    expect(licenceTypeOf('/')).toBeUndefined();
  });
});

test('who is answered nothing about moderation is not shown what failed to load of it', () => {
  expect(roles.filter((role) => !mayReadModeration({ roles: [role] }))).toEqual(
    roles.filter((role) => ['learner', 'candidate', 'reviewer', 'device'].includes(role)),
  );
  expect(mayReadModeration({ roles: ['learner', 'assessor'] })).toBe(true);
});
