import { spawnSync } from 'node:child_process';

/** Lets git use the hooks of the project, where this is a checkout: who tests also commits. */
export const useHooks = () =>
  void spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
