import { defineConfig } from 'vitest/config';
import { linguiMacros } from './apps/moderator/lingui-macros.ts';

/**
 * Nothing here measures time: what is waited for may take as long as a busy machine needs. And a process loads
 * a module once for all files of a project, which takes longer than most of their tests (docs/testing.md).
 */
const everywhere = {
  isolate: false,
  // What a test made is dropped with the next: with little room for it, a process spends a tenth of its time on clearing up.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
};

/** One runner for everything: rules and client are plain, server tests start a database, journeys a browser. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // First, for their set-up goes on while the one of the platform's tests is waited for.
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          ...everywhere,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['packages/*/{src,scripts}/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...everywhere,
        },
      },
      {
        test: {
          name: 'platform',
          include: ['apps/platform/src/**/*.test.ts'],
          globalSetup: ['scripts/make-document.mjs', 'apps/platform/src/testing/global-setup.ts'],
          ...everywhere,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [linguiMacros()],
        resolve: { alias: { '@': new URL('./apps/moderator/src', import.meta.url).pathname } },
        test: {
          name: 'moderator',
          include: ['apps/moderator/src/**/*.test.ts'],
          setupFiles: ['apps/moderator/src/i18n/english.fixture.ts'],
          ...everywhere,
        },
      },
    ],
  },
});
