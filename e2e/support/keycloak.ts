import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './system.ts';

const administrator = { username: 'admin', password: 'only for this test' };

/** A Keycloak of its own, in memory, with the theme of this repository. */
export interface RunningKeycloak {
  url: string;
  /** Asks the admin API. */
  admin(method: string, path: string, body?: unknown): Promise<Response>;
  stop(): Promise<void>;
}

/** @param home where a Keycloak was unpacked */
export async function startKeycloak(home: string, port: number): Promise<RunningKeycloak> {
  const program = join(home, 'bin/kc.sh');
  if (!existsSync(program)) throw new Error(`KEYCLOAK_HOME is ${home}, and there is no bin/kc.sh in it`);
  const url = `http://localhost:${port}`;
  const child = spawn(
    program,
    [
      'start-dev',
      '--db=dev-mem',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      `--hostname=${url}`,
      `--spi-theme--folder--dir=${join(root, 'deploy/keycloak/theme')}`,
    ],
    {
      env: {
        ...process.env,
        KC_BOOTSTRAP_ADMIN_USERNAME: administrator.username,
        KC_BOOTSTRAP_ADMIN_PASSWORD: administrator.password,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: the script starts Java.
      detached: true,
    },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Listening on:')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`Keycloak ended with ${code}:\n${output}`)));
  });

  async function admin(method: string, path: string, body?: unknown): Promise<Response> {
    const signedIn = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', ...administrator }),
    });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const answer = await fetch(`${url}/admin/realms${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  return {
    url,
    admin,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        process.kill(-child.pid!, 'SIGTERM');
      }),
  };
}
