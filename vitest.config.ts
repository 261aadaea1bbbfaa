import { defineConfig } from 'vitest/config';
import { linguiMacros } from './apps/moderator/lingui-macros.ts';

/** One runner for everything: rules and client are plain, server tests start a database, journeys a browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['packages/*/{src,scripts}/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'platform',
          include: ['apps/platform/src/**/*.test.ts'],
          globalSetup: ['apps/platform/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [linguiMacros()],
        resolve: { alias: { '@': new URL('./apps/moderator/src', import.meta.url).pathname } },
        test: {
          name: 'moderator',
          include: ['apps/moderator/src/**/*.test.ts'],
          setupFiles: ['apps/moderator/src/i18n/english-for-tests.ts'],
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A page is waited for as long as a slow machine needs; nothing here measures time.
          expect: { poll: { timeout: 15_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
