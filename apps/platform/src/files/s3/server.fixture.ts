import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';
import { readS3Address } from './address.ts';
import type { S3Address } from './address.ts';
import { createS3Client } from './client.ts';

/** Servers that speak as S3 does, by the programs that they are; the first one that is here is taken. */
const programs = [process.env.S3_SERVER, 'versitygw', 'moto_server'].filter((name) => name !== undefined);
const program = programs.find((name) => spawnSync(name, ['--help'], { stdio: 'ignore' }).error === undefined);

/** Told in the names of tests that are left out. */
export const withoutS3 = 'left out: neither versitygw nor moto_server is on PATH or named by S3_SERVER';
export const s3Program = program?.split('/').at(-1);

export const keys = { AWS_ACCESS_KEY_ID: 'tester', AWS_SECRET_ACCESS_KEY: 'a-secret-of-tests' };

export interface S3Server {
  /** FILES_URL of a bucket that is empty. */
  bucket(): Promise<string>;
  /** Puts it out of reach, so that nobody answers, and back with what it kept. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

export const addressAt = (url: string): S3Address => {
  const address = readS3Address(url, keys);
  if (Array.isArray(address)) throw new Error(address.join(' '));
  return address;
};

/** A server on loopback, which keeps what it is given for as long as the test takes; it is reached through a way that can be closed. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-s3-'));
  const port = await freePort();
  await Promise.all(['data', 'about'].map((name) => mkdir(join(directory, name))));
  const [about, data] = [join(directory, 'about'), join(directory, 'data')];
  const parameters =
    s3Program === 'moto_server'
      ? ['-H', '127.0.0.1', '-p', `${port}`]
      : ['-p', `127.0.0.1:${port}`, '-q', 'posix', '--sidecar', about, data];
  const environment = {
    ...process.env,
    ROOT_ACCESS_KEY: keys.AWS_ACCESS_KEY_ID,
    ROOT_SECRET_KEY: keys.AWS_SECRET_ACCESS_KEY,
  };
  const server = spawn(program!, parameters, { env: environment, stdio: 'ignore' });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await wait(20);
  const way = await openWay(port);
  let buckets = 0;
  return {
    leave: way.close,
    comeBack: way.open,
    async bucket() {
      const url = `s3://tests-${++buckets}/kept?endpoint=http://127.0.0.1:${way.port}`;
      await createS3Client(addressAt(url)).send({ method: 'PUT' });
      return url;
    },
    async stop() {
      await way.close();
      const ended = server.exitCode === null ? once(server, 'exit') : undefined;
      server.kill('SIGKILL');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A port behind which another one is, or nobody. */
async function openWay(to: number) {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const relay = createServer((from) => {
    const onward = connect(to, '127.0.0.1');
    for (const socket of [from, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        from.destroy();
        onward.destroy();
      });
    }
    from.pipe(onward).pipe(from);
  });
  const open = async () => {
    relay.listen(port, '127.0.0.1');
    await once(relay, 'listening');
  };
  const close = async () => {
    if (!relay.listening) return;
    const closed = once(relay, 'close');
    relay.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  return { port, open, close };
}
