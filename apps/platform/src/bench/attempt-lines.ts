import { createClient } from '@moderator/client';
import type { Client } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { decisionBody } from '../testing/moderating.ts';
import { benchPassword } from './large-account.ts';
import type { LargeAccount } from './large-account.ts';
import { timed, turns } from './measure.ts';
import type { Line } from './measure.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** What moderators do all day, in an account with so many attempts. */
export async function attemptLines(
  platform: MeasuredPlatform,
  account: LargeAccount,
  size: number,
): Promise<Line[]> {
  const token = tokenOf(platform.url, account.moderator, benchPassword);
  const api = createClient(routes, { baseUrl: `${platform.url}/api`, token });
  const [{ moderator } = {}] = await platform.query(
    `select id as moderator from document where kind = 'users' and body ->> 'username' = $1`,
    [account.moderator],
  );
  const learners = await platform.query(
    `select learner_number as number, split_part(learner_name, ',', 1) as surname from attempt
      where account_id = $1 and superseded_at is null order by id limit 100`,
    [account.id],
  );
  const learner = (turn: number) => learners[turn % learners.length] as { number: string; surname: string };
  const home = await api.getModeratorHome();
  const large = home.batches.toSorted((one, other) => other.size - one.size)[0]!;
  const ready = { queue: 'ready', sort: '-assessedAt', limit: 100 } as const;
  const lines: Omit<Line, 'size'>[] = [
    { name: 'one person', run: () => dropped(api.getUser({ id: String(moderator) })) },
    // In the order in which the page shows it.
    { name: 'list of 100', run: () => dropped(api.listAttempts({ query: ready })) },
    {
      name: 'list of 100 with total',
      run: () => dropped(api.listAttempts({ query: { ...ready, total: 'true' } })),
    },
    {
      name: 'list of all, by assessor, with total',
      run: () =>
        dropped(api.listAttempts({ query: { queue: 'all', sort: 'assessor', limit: 100, total: 'true' } })),
    },
    // Orders that say much of the state: along all attempts most would be left out.
    {
      name: 'list of 100, last handed in first, with total',
      run: () => dropped(api.listAttempts({ query: { ...ready, sort: '-submittedAt', total: 'true' } })),
    },
    // No more than a moderator may take of the smallest account, or the growth would be that of the page.
    {
      name: 'list of 40 that are due, with total',
      run: () => dropped(api.listAttempts({ query: { queue: 'due', limit: 40, total: 'true' } })),
    },
    { name: 'facets', run: () => dropped(api.getAttemptFacets({ query: { queue: 'ready' } })) },
    { name: 'facets of all', run: () => dropped(api.getAttemptFacets({ query: { queue: 'all' } })) },
    {
      name: 'search by number',
      run: (turn) =>
        dropped(api.listAttempts({ query: { queue: 'all', query: learner(turn).number, limit: 100 } })),
    },
    {
      name: 'search by text',
      run: (turn) =>
        dropped(api.listAttempts({ query: { queue: 'ready', query: learner(turn).surname, limit: 100 } })),
    },
    { name: 'Home', run: () => dropped(api.getModeratorHome()) },
    {
      name: 'page of a batch',
      run: () =>
        dropped(
          Promise.all([
            api.getBatch({ id: large.id, query: { proof: 'brief' } }),
            api.listBatchAttempts({ id: large.id, query: { limit: 100, total: 'true', sampled: 'true' } }),
          ]),
        ),
    },
    ...batchLines(platform, api, account),
    ...(await moderatingLines(platform, api, account)),
  ];
  return lines.map((line) => ({ ...line, size }));
}

async function dropped(work: Promise<unknown>): Promise<void> {
  await work;
}

/** Each draw undoes what it and the creation before it did, so that the next turn finds the same. */
function batchLines(platform: MeasuredPlatform, api: Client, account: LargeAccount): Omit<Line, 'size'>[] {
  let batch: { id: string; version: number } | undefined;
  const body = { courseId: account.waitingCourse };
  const undo = async () => {
    if (!batch) return;
    await platform.query(
      `with gone as (delete from batch_attempt where batch_id = $1 returning attempt_id)
        update attempt set state = 'assessed' where id in (select attempt_id from gone)`,
      [batch.id],
    );
    await platform.query('delete from batch where id = $1', [batch.id]);
    batch = undefined;
  };
  return [
    { name: 'preview of a batch', run: () => dropped(api.previewBatch({ body })) },
    {
      name: 'create a batch',
      writesMuch: true,
      async run() {
        await undo();
        return timed(
          async () => void (batch = await api.createBatch({ body: { ...body, title: 'Measured' } })),
        );
      },
    },
    {
      name: 'draw a sample',
      needs: 'create a batch',
      writesMuch: true,
      async run() {
        const { id, version } = batch!;
        const taken = await timed(() => api.drawSample({ id, version }));
        await undo();
        return taken;
      },
    },
  ];
}

/** Opens, judges and decides one attempt after the other; they stay decided. */
async function moderatingLines(
  platform: MeasuredPlatform,
  api: Client,
  account: LargeAccount,
): Promise<Omit<Line, 'size'>[]> {
  const free = await platform.query(
    `select a.id from attempt a join batch_attempt ba on ba.attempt_id = a.id join batch b on b.id = ba.batch_id
      where a.account_id = $1 and a.state = 'in_sample' and ba.sampled order by b.created_at, ba.position limit $2`,
    [account.id, turns],
  );
  const next = (turn: number) => {
    const id = free[turn]?.['id'] as string | undefined;
    if (!id) throw new Error('Nothing in a sample is left to decide; make the data anew.');
    return id;
  };
  let outcomes: { id: string }[] = [];
  return [
    {
      name: 'open the workspace',
      run: async (turn) => void ({ outcomes } = await api.getWorkspace({ id: next(turn) })),
    },
    { name: 'next learner', run: (turn) => dropped(api.getNextWork({ id: next(turn) })) },
    {
      name: 'claim',
      needs: 'open the workspace',
      run: (turn) => dropped(api.claimAttempt({ id: next(turn) })),
    },
    {
      name: 'verdict',
      needs: 'claim',
      async run(turn) {
        let first: number | undefined;
        for (const { id: outcomeId } of outcomes) {
          const body = { result: 'C', comment: 'As the evidence shows.' };
          const taken = await timed(() => api.recordVerdict({ id: next(turn), outcomeId, body }));
          first ??= taken;
        }
        return first;
      },
    },
    {
      name: 'decision',
      needs: 'verdict',
      async run(turn) {
        const { attempt, proposed } = await api.getWorkspace({ id: next(turn) });
        const body = decisionBody(proposed ?? 'upheld', outcomes[0]!.id);
        return timed(() => api.decideAttempt({ id: next(turn), version: attempt.version, body }));
      },
    },
  ];
}
