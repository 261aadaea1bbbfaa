import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '@moderator/client';
import { moderate } from '../../testing/moderating.ts';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let nomvula: Client;
let riaan: Client;
let id: string;
let mails: string;
const [from, to, lapsed] = ['moderator', 'moderator2', 'lapsed'].map((name) => personOf(name));
beforeAll(async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'moderator-hand-over-'));
  mails = join(dataDirectory, 'mail');
  platform = await startTestPlatform('demo', { dataDirectory });
  nomvula = await platform.as('moderator');
  riaan = await platform.as('moderator2');
  // She assessed it, and it is in a sample.
  const { items } = await nomvula.listAttempts({ query: { queue: 'ready', state: ['in_sample'] } });
  id = items.find((row) => row.conflict?.code === 'conflict_assessor')!.id;
});
afterAll(() => platform.stop());

const handOver = (colleagueId: string, note = '') =>
  nomvula.handOverAttempt({ id, body: { colleagueId, note } });

describe('handing an attempt over', () => {
  it('is offered with those who may moderate it: not oneself, nor whose registration has lapsed', async () => {
    expect(await nomvula.listColleagues({ id })).toEqual({
      colleagues: [{ id: to!.id, name: `${to!.name} ${to!.surname}` }],
    });
  });

  it.each([
    ['to oneself', () => from!.id],
    ['to somebody whose registration has lapsed', () => lapsed!.id],
    ['to an assessor', () => personOf('assessor').id],
    ['to a moderator of another account', () => personOf('karoo').id],
  ])('is refused %s', async (_, whom) => {
    await expect(handOver(whom())).rejects.toMatchObject({ code: '40013' });
  });

  it('tells the colleague on Home and by mail, without the name of the learner', async () => {
    const made = await handOver(to!.id, 'I taught her last year as well.');
    expect(made).toMatchObject({ from: { id: from!.id }, to: { id: to!.id }, attempt: { id } });
    const { handOvers } = await riaan.listHandOvers();
    expect(handOvers).toMatchObject([{ attempt: { id }, note: 'I taught her last year as well.' }]);
    const hers = (await nomvula.listHandOvers()).handOvers;
    expect(hers.map(({ attempt }) => attempt.id)).not.toContain(id);
    expect((await nomvula.getWorkspace({ id })).handedOver).toMatchObject({ to: { id: to!.id } });
    const mail = await vi.waitFor(
      async () => {
        const [name] = await readdir(mails);
        // Long lines are folded with an equals sign.
        return (await readFile(join(mails, name!), 'utf8')).replaceAll(/=\r?\n/g, '');
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(mail).toContain(`/workspace/${id}`);
    const [{ learner_name }] = (await platform.query<{ learner_name: string }>(
      'select learner_name from attempt where id = $1',
      [id],
    )) as [{ learner_name: string }];
    for (const part of learner_name.split(', ')) expect(mail).not.toContain(part);
  });

  it('brings it before all other batches when the colleague asks for the next', async () => {
    const elsewhere = (await riaan.listAttempts({ query: { queue: 'ready', state: ['assessed'] } }))
      .items[0]!;
    expect((await riaan.getNextWork({ id: elsewhere.id })).next?.id).toBe(id);
  });

  it('is refused while a colleague works on it', async () => {
    await riaan.claimAttempt({ id });
    await expect(handOver(to!.id)).rejects.toMatchObject({ code: 'claimed_by_another' });
  });

  it('is over once the attempt is decided', async () => {
    await moderate(platform, riaan, id, 'upheld');
    expect((await riaan.listHandOvers()).handOvers).toEqual([]);
    await expect(handOver(to!.id)).rejects.toMatchObject({ code: 'wrong_state' });
  });
});
