import { readFile, rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
/** The database's own user and the one database that Moderator uses. */
export const databaseUser = 'postgres';
export const databaseName = 'moderator';
/** Only names the socket file; nothing listens on the network. */
export const databasePort = 5432;
/** The file that the server listens on inside its socket directory. */
export function socketFile(directory) {
    return join(directory, `.s.PGSQL.${databasePort}`);
}
/** Writes down where the running database can be reached, for processes that find it through its directory. */
export async function recordConnection(directory, connection) {
    const aside = join(directory, `.connection-${process.pid}`);
    await writeFile(aside, JSON.stringify(connection));
    await rename(aside, recordPath(directory));
}
/** What was written down last, whether or not the database still runs. */
export async function recordedConnection(directory) {
    try {
        return JSON.parse(await readFile(recordPath(directory), 'utf8'));
    }
    catch {
        return undefined;
    }
}
/**
 * How to reach the database that another process runs in this directory, or undefined when none answers.
 *
 * @param directory the one given to startEmbeddedDatabase
 */
export async function connectionOfRunningDatabase(directory) {
    const connection = await recordedConnection(directory);
    return connection && (await answers(socketFile(connection.host))) ? connection : undefined;
}
function recordPath(directory) {
    return join(directory, 'connection.json');
}
function answers(path) {
    return new Promise((resolve) => {
        const socket = connect(path);
        socket.once('connect', () => {
            socket.destroy();
            resolve(true);
        });
        socket.once('error', () => resolve(false));
    });
}
