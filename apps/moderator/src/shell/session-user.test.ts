import { describe, expect, test } from 'vitest';
import type { Account, User } from '@moderator/contract/types';
import { isGroupHardware, joinedLicence, sessionUser } from './session-user.ts';

const account = { id: 'a', name: 'Umthombo' } as Account;
const user = { id: 'u', locale: '' } as User;

describe('the user in session storage', () => {
  test('has the default locale where it has none', () => {
    expect(sessionUser(user, account, []).locale).toBe('en-ZA');
    expect(sessionUser({ ...user, locale: 'fr' }, account, []).locale).toBe('fr');
  });

  test('carries account and licence, and says what it is without', () => {
    expect(sessionUser(user, account, [])).toMatchObject({
      account,
      licence: null,
      candidate: null,
      impersonatedSiteId: null,
      impersonatedAccountId: null,
      gender: null,
      race: null,
      disability: null,
    });
  });

  test('several licences grant what any of them grants', () => {
    const content = [{ type: 'DueAssessments', accessLevel: 'FullAccess' as const }];
    expect(joinedLicence([{ content }, { platforms: ['ReadyForModeration'] }])).toEqual({
      content,
      platforms: ['ReadyForModeration'],
    });
  });
});

describe('group hardware', () => {
  test.each([
    ['?isRunningGroupHardware=true', undefined, false, true],
    ['?isRunningGroupHardware=TRUE', undefined, true, false],
    ['?isRunningGroupHardware=1', true, true, false],
    ['?isRunningGroupHardware=', undefined, true, false],
    ['?isRunningGroupHardware=false', true, true, false],
    ['', undefined, true, true],
    ['', undefined, false, false],
    // A page further on, or a reload: the address no longer says it, the window still knows.
    ['', true, false, true],
    ['', false, true, false],
  ])('%s, before %s, of the user %s: %s', (search, before, ofUser, expected) => {
    expect(isGroupHardware(search, before, ofUser)).toBe(expected);
  });
});
