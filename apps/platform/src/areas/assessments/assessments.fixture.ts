import type { Fixture } from '../../testing/fixture.ts';

export const assessments: Fixture = { kinds: ['assessments'] };
