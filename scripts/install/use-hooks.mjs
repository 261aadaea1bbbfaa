import { spawnSync } from 'node:child_process';

/** Lets git use the hooks of the project, where this is a checkout; called by npm after it has installed. */
spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
