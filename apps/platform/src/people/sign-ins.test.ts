import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assessorCalled } from '../testing/assessor-called.ts';
import { signInsFollowed } from '../testing/jobs.ts';
import { raw } from '../testing/raw.ts';
import { mailsIn } from '../testing/mails.ts';
import { signInAt } from '../testing/sign-in.ts';
import { personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'moderator-sign-ins-'));
  platform = await startTestPlatform('demo', { dataDirectory });
});
afterAll(async () => {
  await platform.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** The link of the mail that somebody got, of which there is one file for each person. */
async function linkTo(address: string): Promise<string> {
  await signInsFollowed(platform);
  const mail = (await mailsIn(dataDirectory)).find(({ to }) => to === address);
  const [, path] = /(\/realms\/moderator\/invitation\/\S+)/.exec(mail?.text ?? '') ?? [];
  return path ? `${platform.url}${path}` : 'none';
}

let made = 0;
async function newcomer(more: object = {}) {
  const username = `newcomer${++made}`;
  const api = await platform.as('manager');
  const user = await api.createUser({ body: { ...assessorCalled(username), ...more } });
  return { ...user, address: `${username}@example.org` };
}

const choose = (link: string, password: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ next: password }) });
const canSignIn = (username: string, password: string) =>
  signInAt(platform.url, username, password).then(
    () => true,
    () => false,
  );

describe('whoever is made with an address', () => {
  it('is invited by mail, chooses a password once, and signs in with it', async () => {
    const { username, address, id } = await newcomer({ locale: 'fr' });
    const link = await linkTo(address);
    const [mail] = (await mailsIn(dataDirectory)).filter(({ to }) => to === address);
    expect(mail).toMatchObject({ subject: 'Choisissez un mot de passe pour Moderator' });
    expect(mail!.text).toContain(username);

    const page = await fetch(link);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
    expect(await page.text()).toContain(`You sign in as ${username}.`);
    expect(await canSignIn(username, '')).toBe(false);
    expect((await choose(link, 'short')).status).toBe(422);
    const chosen = await choose(link, 'correct horse battery');
    expect([chosen.status, await chosen.text()]).toEqual([200, expect.stringContaining('is chosen')]);

    const again = await choose(link, 'another one altogether');
    expect([again.status, await again.text()]).toEqual([410, expect.stringContaining('This link was used')]);
    const token = await signInAt(platform.url, username, 'correct horse battery');
    expect((await platform.withToken(token).getUser({ id })).username).toBe(username);
    expect(
      await platform.query(`select action from audit_entry where subject_id = $1 order by sequence`, [id]),
    ).toMatchObject([{ action: 'sign-in failed' }, { action: 'password chosen' }, { action: 'signed in' }]);
  });

  it('chooses one alone, however often the link is used at once', async () => {
    const { address } = await newcomer();
    const link = await linkTo(address);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => choose(link, `password number ${n}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('gets a new link at the same address when it has expired, and the one before works no more', async () => {
    const { address, id } = await newcomer();
    const link = await linkTo(address);
    await platform.query(`update identity.invitation set expires_at = now() where user_id = $1`, [id]);
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('Send a new link')]);
    expect((await choose(link, 'correct horse battery')).status).toBe(200);
    expect(await canSignIn(address, 'correct horse battery')).toBe(false);
    const next = await linkTo(address);
    expect(next).not.toBe(link);
    const before = await fetch(link);
    expect([before.status, await before.text()]).toEqual([
      404,
      expect.stringContaining('look for the last mail'),
    ]);
    expect((await choose(next, 'correct horse battery')).status).toBe(200);
  });

  it('is invited at the other address when it was changed before, and by that alone', async () => {
    const { address, ...user } = await newcomer();
    const first = await linkTo(address);
    const manager = await platform.as('manager');
    await manager.updateUser({ id: user.id, version: user.version, body: { email: `new-${address}` } });
    const second = await linkTo(`new-${address}`);
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  });

  it('by an upload, is invited as well; without an address nobody is', async () => {
    const { username } = await newcomer({ email: undefined });
    await signInsFollowed(platform);
    expect(await platform.query(`select 1 from identity.credential where username = $1`, [username])).toEqual(
      [],
    );
    const table = 'username,name,surname,email,roles\nuploaded1,Buhle,Ntuli,uploaded1@example.org,assessor\n';
    await (
      await platform.as('manager')
    ).uploadUsers({
      file: new Blob([table], { type: 'text/csv' }),
      fileName: 'people.csv',
    });
    await expect.poll(() => linkTo('uploaded1@example.org')).not.toBe('none');
  });
});

describe('what people sign in with', () => {
  it('follows their name; it ends with them, and comes back by an invitation', async () => {
    const { address, username, ...user } = await newcomer();
    await choose(await linkTo(address), 'correct horse battery');
    const manager = await platform.as('manager');
    const renamed = await manager.updateUser({
      id: user.id,
      version: user.version,
      body: { username: `${username}-renamed` },
    });
    await signInsFollowed(platform);
    expect(await canSignIn(`${username}-renamed`, 'correct horse battery')).toBe(true);
    await manager.deleteUser({ id: user.id, version: renamed.version });
    await signInsFollowed(platform);
    expect(await canSignIn(`${username}-renamed`, 'correct horse battery')).toBe(false);
    expect(await platform.query('select 1 from identity.invitation where user_id = $1', [user.id])).toEqual(
      [],
    );
    await manager.restoreUser({ id: user.id });
    expect((await fetch(await linkTo(address))).status).toBe(200);
  });

  it('has ended its sessions once they are switched off', async () => {
    const { address, username, id } = await newcomer();
    await choose(await linkTo(address), 'correct horse battery');
    const token = await signInAt(platform.url, username, 'correct horse battery');
    await (await platform.as('manager')).deactivateUser({ id });
    await signInsFollowed(platform);
    const { status } = await raw(platform, 'GET', `/users/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(401);
    expect(
      await platform.query(`select 1 from identity.record where user_id = $1 and model = 'RefreshToken'`, [
        id,
      ]),
    ).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const page = () => `${platform.url}/realms/moderator/forgotten`;
  const ask = (name: string) => fetch(page(), { method: 'POST', body: new URLSearchParams({ name }) });
  const someoneWithPassword = async () => {
    const person = await newcomer();
    await choose(await linkTo(person.address), 'correct horse battery');
    // What was sent a moment ago is not sent again.
    await platform.query(
      `update identity.invitation set sent_at = sent_at - interval '2 minutes' where user_id = $1`,
      [person.id],
    );
    return person;
  };
  /** As long as a busy machine needs. */
  const patience = { timeout: 15_000 };
  const reminded = (address: string) =>
    vi.waitFor(async () => {
      const mail = (await mailsIn(dataDirectory)).find(({ to }) => to === address);
      expect(mail?.subject).toBe('Choose another password for Moderator');
      return `${platform.url}${/(\/realms\/moderator\/invitation\/\S+)/.exec(mail?.text ?? '')?.[1]}`;
    }, patience);

  it.each([
    ['their username', ({ username }: { username: string }) => username.toUpperCase()],
    ['their address', ({ address }: { address: string }) => ` ${address}`],
  ])('is replaced by whoever has the mail, once, as is asked for by %s', async (_, nameOf) => {
    const person = await someoneWithPassword();
    const token = await signInAt(platform.url, person.username, 'correct horse battery');
    expect((await ask(nameOf(person))).status).toBe(200);
    const link = await reminded(person.address);
    const form = await fetch(link);
    expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('Choose a password')]);
    expect((await choose(link, 'another one altogether')).status).toBe(200);
    expect((await choose(link, 'and one more after it')).status).toBe(410);
    expect(await canSignIn(person.username, 'correct horse battery')).toBe(false);
    expect(await canSignIn(person.username, 'another one altogether')).toBe(true);
    await expect(platform.withToken(token).getMe()).rejects.toMatchObject({ status: 401 });
  });

  it('is answered alike whether or not there is anybody', async () => {
    const { username } = await someoneWithPassword();
    const known = await ask(username);
    const nobody = await ask('nobody-of-this-name');
    const plain = async (response: Response) => (await response.text()).replaceAll(/nonce="[^"]+"/g, '');
    expect(nobody.status).toBe(known.status);
    expect(await plain(nobody)).toBe(await plain(known));
  });

  it('brings a link that is good for an hour, and one mail however often it is asked for', async () => {
    const { username, address, id } = await someoneWithPassword();
    await ask(username);
    const link = await reminded(address);
    await ask(address);
    const [row] = await platform.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from identity.invitation where user_id = $1`,
      [id],
    );
    expect(row).toEqual({ minutes: 60 });
    await platform.query(`update identity.invitation set expires_at = now() where user_id = $1`, [id]);
    const expired = await fetch(link);
    expect([expired.status, await expired.text()]).toEqual([410, expect.stringContaining('Send a new link')]);
    const again = await fetch(link, { method: 'POST', body: new URLSearchParams() });
    expect(await again.text()).toContain('within an hour');
    await expect.poll(() => reminded(address)).not.toBe(link);
  });

  it('invites again whoever never chose one', async () => {
    const { username, address, id } = await newcomer();
    const first = await linkTo(address);
    await platform.query(
      `update identity.invitation set sent_at = sent_at - interval '2 minutes' where user_id = $1`,
      [id],
    );
    await ask(username);
    await expect.poll(() => linkTo(address)).not.toBe(first);
    expect((await choose(await linkTo(address), 'correct horse battery')).status).toBe(200);
  });

  it('is asked for five times in a quarter of an hour, which keeps nobody from signing in', async () => {
    const { username } = await someoneWithPassword();
    const answers: Response[] = [];
    for (let times = 0; times < 6; times++) answers.push(await ask(username));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers[5]!.text()).toContain('Links were asked for too often');
    expect(await canSignIn(username, 'correct horse battery')).toBe(true);
  });

  it('is asked for from a page of the same origin alone, to which the sign-in page leads', async () => {
    const refused = await fetch(page(), {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ name: 'manager' }),
    });
    expect(refused.status).toBe(403);
    expect(await (await fetch(page())).text()).toContain('Username or email address');
  });
});

describe('a new link', () => {
  it('is sent by managers, to those below them who have an address and are switched on', async () => {
    const { address, id } = await newcomer();
    const first = await linkTo(address);
    const manager = await platform.as('manager');
    expect(await manager.inviteUser({ id })).toEqual({ sentTo: address });
    expect(await linkTo(address)).not.toBe(first);

    const nowhere = await newcomer({ email: undefined });
    await expect(manager.inviteUser({ id: nowhere.id })).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(manager.inviteUser({ id: personOf('administrator').id })).rejects.toMatchObject({
      status: expect.toBeOneOf([403, 404]) as number,
    });
    await expect((await platform.as('assessor')).inviteUser({ id })).rejects.toMatchObject({ status: 403 });
  });
});
