import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ClassroomSessionCreate } from '@moderator/contract/types';
import { silentLog } from '../../embedded/silent-log.ts';
import { startPlatform } from '../../platform.ts';
import type { Platform } from '../../platform.ts';
import { signInAt } from '../../testing/sign-in.ts';
import { administratorOf, other, own, personOf } from '../../testing/template.ts';
import { testConfig } from '../../testing/test-config.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';
import { listen } from './listening.fixture.ts';
import type { Listening } from './listening.fixture.ts';

let one: TestPlatform;
let two: Platform;
const beside: Platform[] = [];
const startBeside = async () => {
  const config = testConfig(`${one.filesDirectory}/..`);
  const platform = await startPlatform({ config, connection: one.connection, log: silentLog });
  beside.push(platform);
  return platform;
};
let attempts: string[];
beforeAll(async () => {
  one = await startTestPlatform();
  two = await startBeside();
  const rows = await one.query<{ id: string }>(
    `select id from attempt where account_id = $1 and state = 'in_sample' and superseded_at is null order by id limit 5`,
    [own],
  );
  attempts = rows.map(({ id }) => id);
});
afterAll(async () => {
  for (const each of beside) await each.stop();
  await one.stop();
});

const listening: Listening[] = [];
afterEach(async () => {
  for (const each of listening.splice(0)) each.stop();
  await thereAre(0);
});
const as = async (username: string, at: { url: string } = two) => {
  const somebody = await listen(at.url, await signInAt(at.url, username));
  listening.push(somebody);
  await somebody.hears('hello');
  return somebody;
};
const here = (somebody: Listening, kind: string, id: string) =>
  somebody.say(JSON.stringify({ type: 'here', subject: { kind, id } }));
const timesTold = (somebody: Listening, id: string) =>
  somebody.told.filter(({ type, subject }) => type === 'presence.changed' && subject?.id === id).length;
const thereAre = (lines: number) =>
  expect.poll(() => one.query('select from presence'), { interval: 10 }).toHaveLength(lines);
/** Waits until all of these were told of everything that happened until now, which every process is told in its order. */
const everythingTold = async (lines: Listening[]) => {
  const last = randomUUID();
  const people = [personOf('moderator').id, personOf('moderator2').id];
  await one.query(
    `insert into event (client_id, account_id, people, type, subject_kind, subject_id)
     select client_id, account_id, $2, 'presence.changed', 'session', $3 from attempt where id = $1`,
    [attempts[0], people, last],
  );
  await Promise.all(lines.map((line) => line.hears('presence.changed', last)));
};

describe('an attempt that somebody has open', () => {
  it('says so to others who have it open, at whatever process, until they leave it', async () => {
    const [id] = attempts as [string];
    const moderator = await as('moderator', one);
    const assessor = await as('assessor');
    const manager = await as('manager');
    here(moderator, 'attempt', id);
    await moderator.hears('presence.changed', id);
    here(assessor, 'attempt', id);
    await expect.poll(() => timesTold(moderator, id), { interval: 10 }).toBe(2);
    const api = await one.as('moderator');
    const names = async () => (await api.getWorkspace({ id })).alsoThere.map((each) => each.id);
    expect(await names()).toEqual([personOf('assessor').id]);
    // Who has something else open leaves the first.
    here(assessor, 'attempt', attempts[1]!);
    await expect.poll(names, { interval: 10 }).toEqual([]);
    here(assessor, 'attempt', id);
    await expect.poll(names, { interval: 10 }).toHaveLength(1);
    assessor.say(JSON.stringify({ type: 'gone' }));
    await expect.poll(names, { interval: 10 }).toEqual([]);
    here(assessor, 'attempt', id);
    await expect.poll(names, { interval: 10 }).toHaveLength(1);
    assessor.stop();
    await expect.poll(names, { interval: 10 }).toEqual([]);
    expect(manager.told.filter(({ type }) => type === 'presence.changed')).toEqual([]);
  });

  it('says so to everybody who has it open but whoever comes or goes', async () => {
    const [, , id] = attempts as [string, string, string];
    const lines = [await as('moderator', one), await as('moderator2'), await as('moderator')];
    const [first, second, again] = lines as [Listening, Listening, Listening];
    const toldNow = async (...others: Listening[]) => {
      await everythingTold([first, ...others]);
      return lines.map((line) => timesTold(line, id));
    };
    // Who has asked for it just now is told of others alone.
    const comes = async (who: Listening, people: number) => {
      who.say(JSON.stringify({ type: 'here', subject: { kind: 'attempt', id }, since: 0 }));
      await thereAre(people);
    };
    const goes = async (who: Listening, people: number) => {
      who.stop();
      await thereAre(people);
    };
    await comes(first, 1);
    expect(await toldNow(second, again)).toEqual([0, 0, 0]);
    await comes(second, 2);
    expect(await toldNow(second, again)).toEqual([1, 0, 0]);
    await comes(again, 3);
    expect(await toldNow(second, again)).toEqual([1, 1, 0]);
    await goes(again, 2);
    expect(await toldNow(second)).toEqual([1, 2, 0]);
    await goes(second, 1);
    expect(await toldNow()).toEqual([2, 2, 0]);
  });

  it('says so to whoever was just about to have it open as another came', async () => {
    const [before, , , id] = attempts as [string, string, string, string];
    const [slow, quick, there] = (await Promise.all(
      (['moderator', 'moderator2', 'assessor'] as const).map((who) => as(who)),
    )) as [Listening, Listening, Listening];
    here(there, 'attempt', id);
    await there.hears('presence.changed', id);
    here(slow, 'attempt', before);
    await slow.hears('presence.changed', before);
    const comes = () => {
      slow.say(JSON.stringify({ type: 'here', subject: { kind: 'attempt', id }, since: 0 }));
      return slow.hears('presence.changed', id);
    };
    const anotherComes = async () => {
      here(quick, 'attempt', id);
      await expect.poll(() => timesTold(there, id), { interval: 10 }).toBe(2);
    };
    const hold = 'select from presence where user_id = $1 for update';
    const held = { hold, values: [personOf('moderator').id], change: anotherComes };
    expect(await whileHeld(one, held, [comes])).toEqual(['answered']);
  });

  it.each([
    ['somebody who learns', 'learner', 'not_allowed'],
    ['somebody of another client', administratorOf(other.accountId), 'not_found'],
  ])('is not %s’s to have open, and the line stays', async (_, username, code) => {
    const [id] = attempts as [string];
    const somebody = await as(username);
    here(somebody, 'attempt', id);
    expect(await somebody.hears('refused')).toMatchObject({ code, subject: { id } });
    here(somebody, 'certificate', id);
    await expect
      .poll(() => somebody.told.filter(({ type }) => type === 'refused').length, { interval: 10 })
      .toBe(2);
    expect(await one.query('select from presence')).toEqual([]);
  });

  it('is so no more once it is no longer theirs to open', async () => {
    const [, id] = attempts as [string, string];
    const moderator = await as('moderator2');
    here(moderator, 'attempt', id);
    await moderator.hears('presence.changed', id);
    const administrator = await one.as('administrator');
    const person = personOf('moderator2');
    const change = async (roles: typeof person.roles) => {
      const { version } = await administrator.getUser({ id: person.id });
      await administrator.updateUser({ id: person.id, version, body: { roles } });
    };
    await change(['learner']);
    await moderator.hears('refused');
    expect(await one.query('select from presence')).toEqual([]);
    await change(person.roles);
  });

  it('is so no more once the process that said so is gone', async () => {
    const [id] = attempts as [string];
    const gone = randomUUID();
    await one.query(`insert into listening_process values ($1, now() - interval '2 minutes')`, [gone]);
    await one.query(
      `insert into presence (line, process_id, client_id, account_id, user_id, subject_kind, subject_id)
       select $1, $2, client_id, account_id, $3, 'attempt', id from attempt where id = $4`,
      [randomUUID(), gone, personOf('assessor').id, id],
    );
    const api = await one.as('moderator');
    expect((await api.getWorkspace({ id })).alsoThere).toHaveLength(1);
    await startBeside();
    await expect.poll(async () => (await api.getWorkspace({ id })).alsoThere, { interval: 10 }).toEqual([]);
    expect(await one.query('select from listening_process where id = $1', [gone])).toEqual([]);
  });
});

describe('a meeting that is held over the web', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const meeting = async (from: number, more: Partial<ClassroomSessionCreate> = {}) => {
    const trainer = await one.as('trainer');
    const { id } = await trainer.createClassroomSession({
      body: {
        accountId: own,
        trainerId: personOf('trainer').id,
        kind: 'Web',
        title: 'Reading a load chart',
        startsAt: inHours(from),
        endsAt: inHours(from + 2),
        ...more,
      },
    });
    const { version } = await trainer.getClassroomSession({ id });
    const users = [{ userId: personOf('learner').id, part: 'attendee' as const }];
    await trainer.setSessionUsers({ id, version, body: { users } });
    return { id, trainer };
  };
  /** As if everybody had come so many minutes earlier. */
  const earlier = (id: string, minutes: number) =>
    one.query(
      `update presence set came_at = came_at - $2 * interval '1 minute' where subject_id = $1 returning line`,
      [id, minutes],
    );
  const statusOf = async (id: string) => (await (await one.as('trainer')).getClassroomSession({ id })).status;
  const learnerOf = async (id: string) =>
    (await (await one.as('trainer')).listSessionUsers({ id })).items.find(
      ({ user }) => user.id === personOf('learner').id,
    );

  it('begins once whoever holds it is there, at its time and no sooner', async () => {
    const [{ id }, tomorrow, inRoom] = [
      await meeting(0.2),
      await meeting(24),
      await meeting(0.2, { kind: 'Group' }),
    ];
    const [learner, trainer] = [await as('learner'), await as('trainer', one)];
    here(learner, 'session', id);
    await trainer.hears('presence.changed', id);
    expect(await statusOf(id)).toBe('planned');
    for (const each of [tomorrow, inRoom]) {
      here(trainer, 'session', each.id);
      await trainer.hears('presence.changed', each.id);
      expect(await statusOf(each.id)).toBe('planned');
    }
    here(trainer, 'session', id);
    await learner.hears('session.changed', id);
    expect(await statusOf(id)).toBe('live');
    const { alsoThere } = await (await one.as('learner')).getSessionDetails({ id });
    expect(alsoThere.map((each) => each.id)).toEqual([personOf('trainer').id]);
  });

  it('is told and open to those in it alone', async () => {
    const { id } = await meeting(0.1);
    const moderator = await as('moderator');
    here(moderator, 'session', id);
    expect(await moderator.hears('refused')).toMatchObject({ code: 'not_found' });
    const learner = await as('learner');
    here(learner, 'session', id);
    await learner.hears('presence.changed', id);
    expect(timesTold(moderator, id)).toBe(0);
  });

  it('counts how long people are there while it is live, and the word of whoever holds it stands above', async () => {
    const { id, trainer } = await meeting(-0.5);
    const learner = await as('learner');
    here(learner, 'session', id);
    await learner.hears('presence.changed', id);
    await earlier(id, 10);
    await trainer.changeSessionStatus({ id, query: { from: 'planned', to: 'live' }, body: {} });
    // Another window counts nothing twice, nor does it lose anything.
    const window = await as('learner', one);
    here(window, 'session', id);
    await window.hears('presence.changed', id);
    await earlier(id, 24.5);
    learner.stop();
    await expect.poll(() => one.query('select from presence'), { interval: 10 }).toHaveLength(1);
    expect((await learnerOf(id))?.minutes).toBeNull();
    window.say('{"type":"gone"}');
    await expect.poll(async () => (await learnerOf(id))?.minutes, { interval: 10 }).toBe(25);

    const put = async (more: object) => {
      const { version } = await trainer.getClassroomSession({ id });
      const users = [{ userId: personOf('learner').id, part: 'attendee' as const, ...more }];
      await trainer.setSessionUsers({ id, version, body: { users } });
      return learnerOf(id);
    };
    expect(await put({ minutes: 90 })).toMatchObject({ minutes: 90, attendance: null });
    expect(await put({})).toMatchObject({ minutes: 25 });

    here(window, 'session', id);
    await expect.poll(() => one.query('select from presence'), { interval: 10 }).toHaveLength(1);
    await earlier(id, 4);
    await trainer.changeSessionStatus({ id, query: { from: 'live', to: 'ended' }, body: {} });
    expect(await learnerOf(id)).toMatchObject({ minutes: 29, attendance: 'present' });
    await earlier(id, 60);
    window.stop();
    await expect.poll(() => one.query('select from presence'), { interval: 10 }).toEqual([]);
    expect(await learnerOf(id)).toMatchObject({ minutes: 29 });
  });
});
