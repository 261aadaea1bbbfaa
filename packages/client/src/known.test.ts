import { describe, expect, expectTypeOf, it } from 'vitest';
import { userRoles, userState } from '@moderator/contract/words';
import type { Unknown } from '@moderator/contract/runtime';
import { known } from './index.ts';

describe('a word', () => {
  it('that is known is itself', () => {
    expect(userState.map((word) => known(userState, word))).toEqual(['active', 'inactive']);
    expect(known(userRoles, 'moderator')).toBe('moderator');
  });

  it.each(['archived', '', 'Active', 'toString', '__proto__', 'unknown'])('such as %j is unknown', (word) => {
    expect(known(userState, word)).toBe('unknown');
  });

  it('is one of those that are known, or unknown', () => {
    expectTypeOf(known(userState, 'x')).toEqualTypeOf<'active' | 'inactive' | 'unknown'>();
  });
});

describe('a switch', () => {
  it('over what may be unknown does not compile without a branch for it', () => {
    const whole = (state: string) => {
      switch (known(userState, state)) {
        case 'active':
          return 1;
        case 'inactive':
          return 2;
        case 'unknown':
          return 3;
      }
    };
    // @ts-expect-error -- what is unknown is not answered
    const partial = (state: string): number => {
      switch (known(userState, state)) {
        case 'active':
          return 1;
        case 'inactive':
          return 2;
      }
    };
    // @ts-expect-error -- nor here, where the type itself is open as in the package
    const open = (state: 'active' | 'inactive' | Unknown): number => {
      switch (state) {
        case 'active':
          return 1;
        case 'inactive':
          return 2;
      }
    };
    expect([whole('active'), whole('archived'), partial('active'), open('inactive')]).toEqual([1, 3, 1, 2]);
  });
});
