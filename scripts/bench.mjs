import { parseArgs } from 'node:util';
import { ensureInstalled } from './install/install.mjs';

// How long things take, beside what is stored and in accounts of several sizes. Minutes long; not part of the tests. See docs/performance.md.
await ensureInstalled('everything');
const { register } = await import('tsx/esm/api');
register();
const { bench } = await import('../apps/platform/src/bench/bench.ts');
const { browserLines, evidenceLines } = await import('../e2e/bench/browser-lines.ts');
const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '10000,32593' },
    people: { type: 'string' },
    learners: { type: 'string' },
    lessons: { type: 'string', default: '50' },
    directory: { type: 'string' },
    only: { type: 'string' },
    store: { type: 'boolean', default: false },
  },
});
const isWithin = await bench({
  sizes: values.attempts.split(',').map(Number),
  people: values.people && Number(values.people),
  learners: values.learners && Number(values.learners),
  lessons: Number(values.lessons),
  directory: values.directory,
  only: values.only?.split(','),
  store: values.store,
  browser: browserLines,
  evidence: evidenceLines,
});
process.exitCode = isWithin ? 0 : 1;
