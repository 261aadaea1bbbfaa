import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type pg from 'pg';

/** A line to the database that tests can cut or silence. */
export interface DatabaseLine {
  /** How the database is reached over the line. */
  through(connection: pg.ClientConfig): pg.ClientConfig;
  /** `cut`: nobody answers there any more; `silent`: connections stay, and nothing comes back. */
  is(state: 'well' | 'cut' | 'silent'): void;
  stop(): Promise<void>;
}

export async function startDatabaseLine(): Promise<DatabaseLine> {
  let state = 'well';
  let target: pg.ClientConfig = {};
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined);
    near.on('close', () => sockets.delete(near));
    if (state === 'cut') return void near.destroy();
    const far = connect(`${target.host}/.s.PGSQL.${target.port}`);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.on('data', (bytes) => state === 'well' && far.write(bytes));
    far.on('data', (bytes) => state === 'well' && near.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    through: (connection) => {
      target = connection;
      return { ...connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port };
    },
    is: (next) => {
      // Bytes that were swallowed are missing: what was silent cannot go on where it was.
      if (next !== 'silent') cutAll();
      state = next;
    },
    stop: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
