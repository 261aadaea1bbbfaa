import { register } from 'tsx/esm/api';
import { buildApplication } from './build-application.mjs';

// One process for everything, so that a signal to it reaches the platform.
await buildApplication();
register();
await import('../apps/platform/src/main.ts');
