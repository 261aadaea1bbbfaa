import { afterAll, beforeAll } from 'vitest';
import type { Client } from '@moderator/client';
import { signedToken } from '../signed-token.ts';
import { startTestPlatform } from '../test-platform.ts';
import type { TestPlatform } from '../test-platform.ts';

/** Examples by their areas: each runs one and checks what came of it. */
export type Examples = Record<string, () => Promise<void>>;

/** The platform on which all examples run: each makes its own things there. */
export let platform: TestPlatform;

/** Starts it before the examples, and ends it behind the last one. */
export function startForExamples(): void {
  beforeAll(async () => void (platform = await startTestPlatform()));
  afterAll(() => platform.stop());
}

/** The client of somebody by their username. */
export const as = (username: string): Promise<Client> => platform.as(username);

/** The client of somebody by their id, also of those who have no password. */
export const asPerson = async (id: string): Promise<Client> =>
  platform.withToken(await signedToken(platform, 'learner', { sub: id }));
