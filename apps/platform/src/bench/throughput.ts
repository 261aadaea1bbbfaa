import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { benchPassword } from './large-account.ts';
import type { LargeAccount } from './large-account.ts';
import { median, p95 } from './measure.ts';
import type { Figure } from './measure.ts';
import { rawCall } from './raw-calls.ts';
import type { RawCall } from './raw-calls.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** Milliseconds for which clients call without a pause, and before that until they count. */
const [lasts, warmsUp] = [5_000, 1_000];
const calmsDown = 1_000;
const list = (limit: number): RawCall => ({
  path: `/moderation/attempts?queue=ready&sort=-assessedAt&limit=${limit}&total=true`,
});

const mix = 'mix of calls for 16 clients';
/** Attempts that are judged in it, one by each client. */
const judged = 16;

/** What many clients ask at once. */
export const crowds = [
  'list of 50 for 16 clients',
  'list of 100 for 16 clients',
  'list of 50 for 256 clients',
  mix,
] as const;

/** Clients that call without a pause, and what each calls in its turn. */
interface Crowd {
  clients: number;
  call: (client: number, turn: number) => RawCall;
}

/**
 * How many calls are answered where many ask at once: lists, and what moderators do in the shares of their work (seven lists, two
 * workspaces, one verdict). The milliseconds of a figure are those from one answer to the next, so that a thousand divided by them
 * is what is answered in a second; its p95 is what a caller waits.
 * @param loop the calibrating loop; gives the milliseconds that it took
 */
export async function throughputFigures(
  platform: MeasuredPlatform,
  account: LargeAccount,
  size: number,
  isAsked: (name: string) => boolean,
  loop: () => Promise<number>,
): Promise<Figure[]> {
  const token = tokenOf(platform.url, account.moderator, benchPassword);
  const work = isAsked(mix) ? await workOf(platform, account, token) : [];
  const called: Record<(typeof crowds)[number], Crowd> = {
    'list of 50 for 16 clients': { clients: 16, call: () => list(50) },
    'list of 100 for 16 clients': { clients: 16, call: () => list(100) },
    'list of 50 for 256 clients': { clients: 256, call: () => list(50) },
    [mix]: { clients: judged, call: (client, turn) => mixed(work[client]!, turn) },
  };
  const figures: Figure[] = [];
  for (const name of crowds.filter(isAsked)) {
    // What the crowd before has left to do is not what the loop is about.
    await wait(calmsDown);
    const before = await loops(loop);
    const { milliseconds, waited } = await calledBy(called[name], platform.url, await token());
    await wait(calmsDown);
    const usual = median([...before, ...(await loops(loop))]);
    figures.push({ name, size, milliseconds, p95: p95(waited), relative: milliseconds / usual });
  }
  return figures;
}

async function loops(loop: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn++) times.push(await loop());
  return times;
}

/** Attempts that the moderator has claimed, each with an outcome of it. */
async function workOf(platform: MeasuredPlatform, account: LargeAccount, token: () => Promise<string>) {
  const api = createClient(routes, { baseUrl: `${platform.url}/api`, token });
  // The last of their batches, which the lines that decide do not come to.
  const rows = await platform.query(
    `select a.id from attempt a join batch_attempt ba on ba.attempt_id = a.id join batch b on b.id = ba.batch_id
      where a.account_id = $1 and a.state = 'in_sample' and ba.sampled order by b.created_at desc, ba.position desc limit $2`,
    [account.id, judged],
  );
  if (rows.length < judged)
    throw new Error('Too few attempts in a sample are left to judge; make the data anew.');
  return Promise.all(
    rows.map(async ({ id }) => {
      await api.claimAttempt({ id: String(id) });
      const { outcomes } = await api.getWorkspace({ id: String(id) });
      return { attempt: `/moderation/attempts/${String(id)}`, outcome: outcomes[0]!.id };
    }),
  );
}

function mixed({ attempt, outcome }: Awaited<ReturnType<typeof workOf>>[number], turn: number): RawCall {
  if (turn % 10 === 4) {
    // Another one than before, so that it is written.
    const result = turn % 20 === 4 ? 'C' : 'NYC';
    return {
      method: 'PUT',
      path: `${attempt}/verdicts/${outcome}`,
      body: { result, comment: 'As the evidence shows.' },
    };
  }
  return turn % 10 === 2 || turn % 10 === 7 ? { path: attempt } : list(50);
}

async function calledBy({ clients, call }: Crowd, url: string, token: string) {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now() + warmsUp;
  const waited: number[] = [];
  let answered = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      // Not all at the same place of the mix.
      for (let turn = client; performance.now() < began + lasts; turn++) {
        const started = performance.now();
        await rawCall(url, token, agent, call(client, turn));
        const ended = performance.now();
        if (started >= began) waited.push(ended - started);
        if (ended >= began && ended < began + lasts) answered++;
      }
    }),
  );
  agent.destroy();
  return { milliseconds: lasts / answered, waited };
}
