import { readFile, rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

/** What pg needs to connect: host is the directory of the socket. */
export interface DatabaseConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** The database's own user and the one database that Moderator uses. */
export const databaseUser = 'postgres';
export const databaseName = 'moderator';
/** Only names the socket file; nothing listens on the network. */
export const databasePort = 5432;

/** The file that the server listens on inside its socket directory. */
export function socketFile(directory: string): string {
  return join(directory, `.s.PGSQL.${databasePort}`);
}

/** Writes down where the running database can be reached, for processes that find it through its directory. */
export async function recordConnection(directory: string, connection: DatabaseConnection): Promise<void> {
  const aside = join(directory, `.connection-${process.pid}`);
  await writeFile(aside, JSON.stringify(connection));
  await rename(aside, recordPath(directory));
}

/** What was written down last, whether or not the database still runs. */
export async function recordedConnection(directory: string): Promise<DatabaseConnection | undefined> {
  try {
    const connection: DatabaseConnection = JSON.parse(await readFile(recordPath(directory), 'utf8'));
    return connection;
  } catch {
    return undefined;
  }
}

/**
 * How to reach the database that another process runs in this directory, or undefined when none answers.
 *
 * @param directory the one given to startEmbeddedDatabase
 */
export async function connectionOfRunningDatabase(
  directory: string,
): Promise<DatabaseConnection | undefined> {
  const connection = await recordedConnection(directory);
  return connection && (await answers(socketFile(connection.host))) ? connection : undefined;
}

function recordPath(directory: string): string {
  return join(directory, 'connection.json');
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
