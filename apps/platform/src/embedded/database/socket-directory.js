import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { recordedConnection, socketFile } from './connection.ts';
// The kernel's limit for the path of a socket is 108 bytes with the closing zero.
const longestSocketPath = 107;
const temporaryPrefix = 'moderator-db-';
/**
 * Makes the directory of the socket: inside the database's own directory, or, where that path
 * is too long for a socket, in the temporary directory.
 */
export async function makeSocketDirectory(directory, owner) {
    await removeLeftover(directory);
    const path = await place(directory);
    // Whoever may reach the socket is the database's superuser, so only its owner and this process's group may pass.
    await chmod(path, owner ? 0o750 : 0o700);
    if (owner)
        await chown(path, owner.uid, process.getgid?.() ?? owner.gid);
    return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
async function place(directory) {
    const inside = join(directory, 'socket');
    if (fits(inside)) {
        await mkdir(inside, { recursive: true });
        return inside;
    }
    const temporary = fits(join(tmpdir(), `${temporaryPrefix}XXXXXX`)) ? tmpdir() : '/tmp';
    return mkdtemp(join(temporary, temporaryPrefix));
}
function fits(socketDirectory) {
    return Buffer.byteLength(`${socketFile(socketDirectory)}.lock`) <= longestSocketPath;
}
/** What a killed run left behind; its lock file would otherwise be believed when its process number is reused. */
async function removeLeftover(directory) {
    await rm(join(directory, 'socket'), { recursive: true, force: true });
    const before = await recordedConnection(directory);
    if (!before || !basename(before.host).startsWith(temporaryPrefix))
        return;
    if (![tmpdir(), '/tmp'].includes(dirname(before.host)))
        return;
    await rm(before.host, { recursive: true, force: true });
}
