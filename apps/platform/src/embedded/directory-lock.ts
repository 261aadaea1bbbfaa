import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../kernel/thrown.ts';

/** A directory held by this process until it is released or the process ends, by whatever means. */
export interface DirectoryLock {
  release(): Promise<void>;
}

const addressBytes = 108;

/**
 * Takes the only lock on a directory, or answers undefined when another process holds it.
 *
 * A listening socket is the lock because the kernel closes it even after kill -9; a lock file would stay.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock | undefined> {
  const address = await lockAddress(directory);
  const server = (await listen(address)) ?? (await retryAfterStaleSocket(address));
  if (!server) return undefined;
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Whether a living process holds the lock on this directory. A directory that does not exist is not locked. */
export async function isDirectoryLocked(directory: string): Promise<boolean> {
  try {
    return await answers(await lockAddress(directory));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

async function lockAddress(directory: string): Promise<string> {
  const digest = createHash('sha256')
    .update(await realpath(directory))
    .digest('hex');
  const name = `moderator-${digest.slice(0, 24)}`;
  if (process.platform !== 'linux') return join(tmpdir(), `${name}.sock`);
  // Older Node pads abstract names with zeros and newer ones do not. A name that fills
  // the whole address is the same in both, so two versions of Node exclude each other.
  return `\0${name}`.padEnd(addressBytes, '-');
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

async function retryAfterStaleSocket(address: string): Promise<Server | undefined> {
  if (address.startsWith('\0') || (await answers(address))) return undefined;
  await unlink(address).catch(() => undefined);
  return listen(address);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
