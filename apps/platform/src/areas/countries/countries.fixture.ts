import type { Fixture } from '../../testing/fixture.ts';

export const countries: Fixture = { things: () => Promise.resolve({ countries: 'ZA' }) };
