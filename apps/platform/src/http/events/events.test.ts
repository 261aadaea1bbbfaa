import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../embedded/silent-log.ts';
import { startPlatform } from '../../platform.ts';
import type { Platform } from '../../platform.ts';
import { exchange, written } from '../../testing/exchange.ts';
import { signInsFollowed } from '../../testing/jobs.ts';
import { signInAt } from '../../testing/sign-in.ts';
import { administratorOf, other, own, personOf } from '../../testing/template.ts';
import { testConfig } from '../../testing/test-config.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';
import { closeCodes, mostOfPerson } from './listeners.ts';
import { listen } from './listening.fixture.ts';
import type { Listening } from './listening.fixture.ts';
import { eventsPath } from './serve-events.ts';

let one: TestPlatform;
let two: Platform;
let free: string[];
beforeAll(async () => {
  one = await startTestPlatform();
  const config = testConfig(`${one.filesDirectory}/..`);
  two = await startPlatform({ config, connection: one.connection, log: silentLog, byTheClock: false });
  const rows = await one.query<{ id: string }>(
    `select id from attempt a where account_id = $1 and state = 'in_sample' and superseded_at is null
       and not exists (select from claim where attempt_id = a.id) order by id`,
    [own],
  );
  free = rows.map(({ id }) => id);
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

const listening: Listening[] = [];
afterEach(() => {
  for (const each of listening.splice(0)) each.stop();
});
/** Listens at the second platform, while things change at the first. */
const as = async (username: string, after?: number) => {
  const somebody = await listen(two.url, await signInAt(two.url, username), { after });
  listening.push(somebody);
  await somebody.hears('hello');
  return somebody;
};
const touch = (id: string) =>
  one.query('update attempt set version = version + 1 where id = $1 returning id', [id]);
const newest = async () => {
  const [row] = await one.query<{ id: number }>('select max(id)::int as id from event');
  return row!.id;
};

describe('what changes at one platform', () => {
  it('is told at another: to whom it concerns, and to nobody else', async () => {
    const everybody = ['moderator2', 'assessor', 'manager', 'learner', 'verifier', 'administrator'];
    const [moderator, assessor, manager, learner, verifier, administrator] = await Promise.all(
      everybody.map((username) => as(username)),
    );
    const stranger = await as(administratorOf(other.accountId));
    const [id] = free;
    await (await one.as('moderator')).claimAttempt({ id: id! });
    for (const each of [moderator!, assessor!, manager!, administrator!])
      await each.hears('claim.changed', id);
    // What comes behind it has come, so that nothing else is on its way.
    await one.query(`insert into event (client_id, account_id, user_id, type, subject_kind)
      select client_id, account_id, id, 'inbox.changed', 'inbox' from document where kind = 'users' and deleted_at is null`);
    for (const each of [learner!, verifier!, stranger]) {
      await each.hears('inbox.changed');
      expect(each.told.map(({ type }) => type)).toEqual(['hello', 'inbox.changed']);
    }
    expect(moderator!.told.filter(({ type }) => type === 'inbox.changed')).toHaveLength(1);
  });

  it('is told as one change where it is very much', async () => {
    const moderator = await as('moderator2');
    await one.query(`update attempt set version = version + 1 where account_id = $1`, [own]);
    const [{ attempts }] = (await one.query<{ attempts: number }>(
      'select count(*)::int as attempts from attempt where account_id = $1',
      [own],
    )) as [{ attempts: number }];
    await moderator.hears('attempt.changed', attempts > 200 ? null : undefined);
    expect(moderator.told.filter(({ type }) => type === 'attempt.changed').length).toBeLessThanOrEqual(200);
  });
});

describe('whoever has what others do gathered', () => {
  const gathering = async (after?: number) => {
    const moderator = await listen(two.url, await signInAt(two.url, 'moderator2'), { after, gathered: true });
    listening.push(moderator);
    await moderator.hears('hello');
    return moderator;
  };
  const opening = async (moderator: Listening, id: string) => {
    moderator.say(JSON.stringify({ type: 'here', subject: { kind: 'attempt', id } }));
    await moderator.hears('presence.changed', id);
  };
  const changes = ({ told }: Listening) => told.filter(({ type }) => type === 'attempt.changed');

  it('is told by name of what they have open, and of what else happens without', async () => {
    const [open, another] = free.slice(7);
    const moderator = await gathering();
    await opening(moderator, open!);
    await touch(another!);
    await moderator.hears('attempt.changed');
    await touch(open!);
    await moderator.hears('attempt.changed', open);
    expect(changes(moderator)).toEqual([
      expect.objectContaining({ subject: null }),
      expect.objectContaining({ subject: expect.objectContaining({ id: open }) }),
    ]);
  });

  it('is told on opening something whether it changed behind what they show', async () => {
    const [quiet, changed] = free.slice(10);
    const moderator = await gathering();
    /** Says that something is open, as of a second ago, and waits until that was dealt with. */
    const open = async (id: string, since: number) => {
      const before = moderator.told.length;
      moderator.say(JSON.stringify({ type: 'here', subject: { kind: 'attempt', id }, since }));
      moderator.say(JSON.stringify({ type: 'resume', after: 0 }));
      const told = () => moderator.told.slice(before);
      await expect.poll(() => told().some(({ type }) => type === 'resync'), { interval: 10 }).toBe(true);
      return told().filter(({ type }) => type === 'presence.changed');
    };
    // Other tests changed all of them, and the process remembers nothing from before its start.
    await wait(1_500);
    expect(await open(quiet!, 1)).toEqual([]);
    await touch(changed!);
    await expect.poll(() => changes(moderator).at(-1)?.subject).toBeNull();
    expect(await open(changed!, 10)).toMatchObject([{ id: null, subject: { id: changed } }]);
    // What is further back than anybody remembers may have changed.
    expect(await open(quiet!, 3_600)).toMatchObject([{ subject: { id: quiet } }]);
  });

  it('misses nothing where their line ends while something waits to be told', async () => {
    const [open, another, later] = free.slice(7);
    const moderator = await gathering();
    await opening(moderator, open!);
    await touch(another!);
    const { id } = await moderator.hears('attempt.changed');
    // What is open is told ahead of what waits, and is no place to go on from.
    await expect
      .poll(async () => {
        await touch(later!);
        await touch(open!);
        return changes(moderator).some(({ id: place, subject }) => place === null && subject?.id === open);
      })
      .toBe(true);
    moderator.stop();
    const again = await gathering(id!);
    expect((await again.hears('attempt.changed')).subject).toBeNull();
  });

  it('goes on to be told by name of what they have open where they may open it again', async () => {
    const administrator = await one.as('administrator');
    const { id } = personOf('moderator2');
    const [open] = free.slice(7);
    const moderator = await gathering();
    await opening(moderator, open!);
    const change = async (roles: ('learner' | 'moderator')[]) => {
      const { version } = await administrator.getUser({ id });
      await administrator.updateUser({ id, version, body: { roles } });
    };
    await change(['learner']);
    await moderator.hears('refused');
    await change(['moderator']);
    await expect
      .poll(async () => {
        await touch(open!);
        return changes(moderator).some(({ subject }) => subject?.id === open);
      })
      .toBe(true);
  });
});

describe('whoever comes back', () => {
  it('is told where they are when nothing was missed', async () => {
    const moderator = await as('moderator');
    const { id } = await moderator.hears('hello');
    moderator.stop();
    const again = await as('moderator', id!);
    expect((await again.hears('current')).id).toBeGreaterThanOrEqual(id!);
  });

  it('is told what happened since they began to look, where they come for the first time', async () => {
    const [before, behind] = free.slice(5);
    const token = await signInAt(two.url, 'moderator');
    await touch(before!);
    await wait(1_500);
    await touch(behind!);
    const somebody = await listen(two.url, token, { since: 1 });
    listening.push(somebody);
    await somebody.hears('attempt.changed', behind);
    await somebody.hears('current');
    expect(somebody.told.some(({ subject }) => subject?.id === before)).toBe(false);
  });

  it('is told what happened while it was found out who they are', async () => {
    const [meanwhile] = free;
    const token = await signInAt(two.url, 'moderator');
    const comes = async () => {
      const somebody = await listen(two.url, token, { since: 0 });
      listening.push(somebody);
      await somebody.hears('attempt.changed', meanwhile);
    };
    const hold = 'lock table document_accounts in access exclusive mode';
    const there = await as('moderator2');
    const change = async () => {
      await touch(meanwhile!);
      await there.hears('attempt.changed', meanwhile);
    };
    expect(await whileHeld(one, { hold, values: [], change }, [comes])).toEqual(['answered']);
  });

  it('is told what they missed, from the last that they were told', async () => {
    const [, first, second] = free;
    const moderator = await as('moderator');
    await touch(first!);
    const { id } = await moderator.hears('attempt.changed', first);
    moderator.stop();
    await touch(second!);
    const again = await as('moderator', id!);
    await again.hears('attempt.changed', second);
    // The greeting says where they go on from.
    expect(again.told.filter(({ id: told }) => told === id).map(({ type }) => type)).toEqual(['hello']);
  });

  it('is told of a change that was begun before the last one they were told, and ended after it', async () => {
    const [, , , slow, quick] = free;
    const client = new pg.Client(one.connection);
    await client.connect();
    await client.query('begin');
    await client.query('update attempt set version = version + 1 where id = $1', [slow]);
    const moderator = await as('moderator');
    await touch(quick!);
    const { id } = await moderator.hears('attempt.changed', quick);
    moderator.stop();
    await client.query('commit');
    await client.end();
    await (await as('moderator', id!)).hears('attempt.changed', slow);
  });

  it('is told to look at everything anew where what they missed is not kept any more', async () => {
    await (await as('moderator', 0)).hears('resync');
    const first = await newest();
    const moderator = await as('moderator', first);
    moderator.say(JSON.stringify({ type: 'resume', after: 0 }));
    await moderator.hears('resync');
  });

  it('nobody has to, where the platform itself lost its line to the database', async () => {
    const moderator = await as('moderator');
    const cut = () =>
      one.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen moderator_events'`,
      );
    expect((await cut()).length).toBeGreaterThan(0);
    await touch(free[5]!);
    await moderator.hears('attempt.changed', free[5]);
  });
});

describe('a connection is ended', () => {
  it.each([
    ['of whoever has no token that is good', '{"type":"hello","token":"none"}', closeCodes.signedOut],
    ['of whoever asks before they said who they are', '{"type":"resume","after":1}', closeCodes.signedOut],
    ['that says what nobody understands', 'Hello?', closeCodes.wrongForm],
  ])('%s', async (_, text, code) => {
    const somebody = await listen(two.url, undefined);
    somebody.say(text);
    expect(await somebody.ended).toBe(code);
  });

  it('when its person is switched off, at once and everywhere', async () => {
    const { id } = personOf('verifier');
    const verifier = await as('verifier');
    const administrator = await one.as('administrator');
    await administrator.deactivateUser({ id });
    expect(await verifier.ended).toBe(closeCodes.signedOut);
    await signInsFollowed(one);
    await administrator.activateUser({ id });
  });

  it('hears what its person may since they are something else', async () => {
    const administrator = await one.as('administrator');
    const { id } = personOf('learner');
    const learner = await as('learner');
    const change = async (roles: ('learner' | 'moderator')[]) => {
      const { version } = await administrator.getUser({ id });
      await administrator.updateUser({ id, version, body: { roles } });
    };
    await change(['moderator']);
    await expect
      .poll(async () => {
        await touch(free[6]!);
        return learner.told.some(({ type }) => type === 'attempt.changed');
      })
      .toBe(true);
    await change(['learner']);
  });

  it('where one person has too many', async () => {
    const token = await signInAt(two.url, 'trainer');
    for (let connection = 0; connection < mostOfPerson; connection++) {
      const somebody = await listen(two.url, token);
      listening.push(somebody);
      await somebody.hears('hello');
    }
    const oneMore = await listen(two.url, token);
    expect(await oneMore.ended).toBe(closeCodes.tooMany);
  });
});

describe('the address of live events', () => {
  const upgrade = (path: string, host: string, to = 'websocket') =>
    exchange(
      two,
      written('GET', path, [
        ['host', host],
        ['connection', 'upgrade, close'],
        ['upgrade', to],
        ['sec-websocket-version', '13'],
        ['sec-websocket-key', 'dGhlIHNhbXBsZSBub25jZQ=='],
      ]),
    );
  const host = () => new URL(two.url).host;
  it('is of our hosts alone, and no other path is one', async () => {
    expect((await upgrade(eventsPath, 'elsewhere.example.org')).status).toBe(421);
    expect((await upgrade('/api/v2/others', host())).status).toBe(404);
  });
  it('stands in nobody’s way who would like to speak another protocol', async () => {
    const { status, text } = await upgrade('/health/alive', host(), 'h2c');
    expect([status, text]).toEqual([200, expect.stringContaining('ok')]);
  });
});
