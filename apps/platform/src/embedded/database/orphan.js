import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from '../data-directory.ts';
const run = promisify(execFile);
/**
 * Ends the database that a killed run left working on this cluster, and removes its pid file when stale.
 * Only for the holder of the directory's lock: whatever still runs there then belongs to nobody.
 *
 * @throws StartupError when it does not end
 */
export async function endOrphan(cluster, log) {
    const postmaster = await recordedPostmaster(cluster);
    // First the orderly way, which takes a checkpoint, then the one that leaves recovery to the next start.
    for (const [signal, seconds] of [
        ['SIGINT', 20],
        ['SIGQUIT', 10],
    ]) {
        const found = await processesOf(cluster, postmaster);
        if (found.length === 0)
            break;
        log.info({ cluster, processes: found, signal }, 'Ending the database that an interrupted run left behind');
        const target = postmaster && found.includes(postmaster) ? [postmaster] : found;
        for (const id of target)
            signalQuietly(id, signal);
        await untilGone(cluster, postmaster, seconds);
    }
    const left = await processesOf(cluster, postmaster);
    if (left.length > 0) {
        throw new StartupError(`A database of an earlier run still works on ${cluster} and does not end (process ${left.join(', ')}). ` +
            'End it and start again.');
    }
    // PostgreSQL believes the file as soon as any process has that number again, as happens after a reboot.
    await rm(join(cluster, 'postmaster.pid'), { force: true });
}
async function untilGone(cluster, postmaster, seconds) {
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline && (await processesOf(cluster, postmaster)).length > 0)
        await pause(25);
}
async function recordedPostmaster(cluster) {
    const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
    const id = Number.parseInt(text, 10);
    return id > 1 ? id : undefined;
}
/** PostgreSQL's processes of this cluster: on Linux all of them, elsewhere the recorded one when it is alive. */
async function processesOf(cluster, postmaster) {
    if (process.platform === 'linux')
        return processesWorkingIn(cluster);
    if (!postmaster)
        return [];
    const command = await run('ps', ['-o', 'command=', '-p', `${postmaster}`]).catch(() => ({ stdout: '' }));
    return command.stdout.includes('postgres') && command.stdout.includes(cluster) ? [postmaster] : [];
}
/** Every process of a cluster has the cluster as its working directory; nothing else does but a curious shell. */
async function processesWorkingIn(cluster) {
    const ids = (await readdir('/proc')).map(Number).filter((id) => id > 1 && id !== process.pid);
    const found = await Promise.all(ids.map(async (id) => {
        const directory = await readlink(`/proc/${id}/cwd`).catch(() => '');
        if (directory !== cluster)
            return undefined;
        const name = await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '');
        return name.startsWith('postgres') ? id : undefined;
    }));
    return found.filter((id) => id !== undefined);
}
function signalQuietly(id, signal) {
    try {
        process.kill(id, signal);
    }
    catch {
        // It ended by itself in the meantime.
    }
}
