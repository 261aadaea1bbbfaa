import { parseArgs } from 'node:util';
import { ensureInstalled } from './install/install.mjs';

// A thousand moderators at work, on one process and on three: npm run bench:load -- --minutes 10. See docs/performance.md.
await ensureInstalled('everything');
const { register } = await import('tsx/esm/api');
register();
const { benchLoad } = await import('../apps/platform/src/bench/load.ts');
const { benchListening } = await import('../apps/platform/src/bench/listening.ts');
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    moderators: { type: 'string', default: '1000' },
    // Enough to do for a thousand people and ten minutes.
    attempts: { type: 'string', default: '160000' },
    processes: { type: 'string', default: '1,3' },
    // Connections that listen to live events, instead of people at work.
    listeners: { type: 'string', default: '0' },
  },
});
if (values.listeners !== '0') {
  await benchListening(Number(values.listeners));
  process.exit();
}
const isWithin = await benchLoad({
  minutes: Number(values.minutes),
  moderators: Number(values.moderators),
  attempts: Number(values.attempts),
  processes: values.processes.split(',').map(Number),
});
process.exitCode = isWithin ? 0 : 1;
