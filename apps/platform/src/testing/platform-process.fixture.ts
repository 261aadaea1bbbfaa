import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';

// A platform in a process of its own, which a test may kill.
await startPlatform({ ...JSON.parse(process.argv[2]!), log: silentLog });
