import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '@moderator/client';
import type { ClassroomSessionCreate, SessionUsersInput } from '@moderator/contract/types';
import { doJob } from '../../testing/jobs.ts';
import { people, own as accountId, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let trainer: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  trainer = await platform.as('trainer');
});
afterAll(() => platform.stop());
afterEach(() => platform.setNow(null));

const host = personOf('trainer');
const learner = personOf('learner');
const other = people.find(
  (each) => each.accountId === accountId && each.roles.includes('learner') && each.id !== learner.id,
)!;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A meeting that begins and ends so many hours from now. */
const meeting = (from: number, until: number, more: Partial<ClassroomSessionCreate> = {}) =>
  trainer.createClassroomSession({
    body: {
      accountId,
      trainerId: host.id,
      kind: 'Group',
      title: 'Slopes at dusk',
      startsAt: inHours(from),
      endsAt: inHours(until),
      ...more,
    },
  });
const attendees = (...users: (string | SessionUsersInput['users'][number])[]) =>
  users.map((each) => (typeof each === 'string' ? { userId: each, part: 'attendee' as const } : each));
const put = async (id: string, users: SessionUsersInput['users'], api = trainer) =>
  api.setSessionUsers({ id, version: (await api.getClassroomSession({ id })).version, body: { users } });
const move = (id: string, from: string, to: string, reason?: string, api = trainer) =>
  api.changeSessionStatus({
    id,
    query: { from, to } as Parameters<Client['changeSessionStatus']>[0]['query'],
    body: reason === undefined ? {} : { reason },
  });

describe('people of a meeting', () => {
  it('are those who are named, and whoever holds it', async () => {
    const { id } = await meeting(1, 2);
    const users = await put(id, attendees(learner.id, other.id, learner.id));
    expect(users.map(({ user, part }) => [user.id, part])).toEqual(
      expect.arrayContaining([
        [host.id, 'host'],
        [learner.id, 'attendee'],
        [other.id, 'attendee'],
      ]),
    );
    expect(users).toHaveLength(3);
    expect((await (await platform.as('learner')).getClassroomSession({ id })).id).toBe(id);
    await put(id, attendees(other.id));
    const api = await platform.as('learner');
    await expect(api.getClassroomSession({ id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(trainer.setSessionUsers({ id, version: 1, body: { users: [] } })).rejects.toMatchObject({
      code: 'stale_version',
    });
  });

  it('came or not once it has begun, and others are not told', async () => {
    const { id } = await meeting(1, 2);
    const came = attendees(
      { userId: learner.id, part: 'attendee', attendance: 'late', minutes: 40, note: 'Bus' },
      { userId: other.id, part: 'attendee', attendance: 'present' },
    );
    await expect(put(id, came)).rejects.toMatchObject({ code: 'wrong_state' });
    platform.setNow(new Date(inHours(1.5)));
    await put(id, came);
    const { items } = await (await platform.as('learner')).listSessionUsers({ id });
    const told = new Map(
      items.map(({ user, attendance, minutes, note }) => [user.id, { attendance, minutes, note }]),
    );
    expect(told.get(learner.id)).toEqual({ attendance: 'late', minutes: 40, note: null });
    expect(told.get(other.id)).toEqual({ attendance: null, minutes: null, note: null });
  });

  it('are a manager’s to change once it is over for a week', async () => {
    const { id } = await meeting(-24 * 8, -24 * 8 + 1);
    const came = attendees({ userId: other.id, part: 'attendee', attendance: 'present' });
    await put(id, attendees(other.id));
    await expect(put(id, came)).rejects.toMatchObject({ code: 'wrong_state' });
    const users = await put(id, came, await platform.as('manager'));
    expect(users.find(({ user }) => user.id === other.id)?.attendance).toBe('present');
  });

  it.each([
    ['more than it takes', { maxUsers: 1 }, [learner.id, other.id], 'wrong_state'],
    ['two who meet one to one', { kind: 'Individual' }, [learner.id, other.id], 'wrong_state'],
    [
      'somebody of another account',
      {},
      [people.find((each) => each.accountId !== accountId)!.id],
      'invalid_input',
    ],
  ] as const)('are not %s', async (_, more, ids, code) => {
    const { id } = await meeting(1, 2, more);
    await expect(put(id, attendees(...ids))).rejects.toMatchObject({ code });
  });
});

describe('the status of a meeting', () => {
  it('goes from planned over live to ended, and then everybody came or did not', async () => {
    const { id } = await meeting(-1, 1);
    await put(id, attendees({ userId: learner.id, part: 'attendee', attendance: 'present' }, other.id));
    expect(await move(id, 'planned', 'live')).toMatchObject({ status: 'live' });
    await expect(move(id, 'planned', 'cancelled')).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(move(id, 'live', 'planned')).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await move(id, 'live', 'ended')).toMatchObject({ status: 'ended' });
    const { items } = await trainer.listSessionUsers({ id });
    expect(
      items
        .filter(({ part }) => part === 'attendee')
        .map(({ attendance }) => attendance)
        .sort(),
    ).toEqual(['absent', 'present']);
    await expect(trainer.deleteClassroomSession({ id })).rejects.toMatchObject({ code: 'wrong_state' });

    await expect(move(id, 'ended', 'live')).rejects.toMatchObject({ code: 'invalid_input' });
    const manager = await platform.as('manager');
    await expect(move(id, 'ended', 'live', 'The power was back.', manager)).rejects.toMatchObject({
      code: 'not_allowed',
    });
    expect(await move(id, 'ended', 'live', 'The power was back.')).toMatchObject({ status: 'live' });
    await move(id, 'live', 'ended');
    platform.setNow(new Date(inHours(25)));
    await expect(move(id, 'ended', 'live', 'Again.')).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is cancelled and planned again before it begins', async () => {
    const { id } = await meeting(1, 2);
    await move(id, 'planned', 'cancelled');
    expect(await move(id, 'cancelled', 'planned')).toMatchObject({ status: 'planned' });
    await move(id, 'planned', 'cancelled');
    platform.setNow(new Date(inHours(1.1)));
    await expect(move(id, 'cancelled', 'planned')).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('ends by itself two hours after its time', async () => {
    const [over, running] = [await meeting(-4, -2.1), await meeting(-4, -1.9)];
    for (const { id } of [over, running]) {
      await put(id, attendees(other.id));
      await move(id, 'planned', 'live');
    }
    await doJob(platform, 'end-meetings');
    expect(await trainer.getClassroomSession({ id: over.id })).toMatchObject({ status: 'ended' });
    expect(await trainer.getClassroomSession({ id: running.id })).toMatchObject({ status: 'live' });
    const { items } = await trainer.listSessionUsers({ id: over.id });
    expect(items.find(({ user }) => user.id === other.id)?.attendance).toBe('absent');
  });
});

describe('what is worked with in a meeting', () => {
  it('is shown in its order, and what is kept back to whoever holds it alone', async () => {
    const { id } = await meeting(1, 2);
    await put(id, attendees(learner.id));
    const { items: lessons } = await (await platform.as('manager')).listLessons({ kind: 'formal' });
    const [first, second] = lessons.map((each) => each.id) as [string, string];
    const { version } = await trainer.getClassroomSession({ id });
    await trainer.setSessionContent({
      id,
      version,
      body: {
        content: [
          { kind: 'lesson', id: second, title: 'Afterwards', shown: false },
          { kind: 'lesson', id: first },
        ],
      },
    });
    expect((await trainer.listSessionContent({ id })).items).toEqual([
      { kind: 'lesson', id: second, title: 'Afterwards', shown: false, position: 1 },
      { kind: 'lesson', id: first, shown: true, position: 2 },
    ]);
    const { items } = await (await platform.as('learner')).listSessionContent({ id });
    expect(items.map((each) => each.id)).toEqual([first]);
    await expect(
      trainer.setSessionContent({
        id,
        version: version + 1,
        body: { content: [{ kind: 'lesson', id: other.id }] },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('those who come to a meeting', () => {
  const told = async (id: string) =>
    (
      await platform.query<{ user_id: string; message: string }>(
        `select user_id, message from inbox_item where subject_kind = 'session' and subject_id = $1 order by created_at, user_id`,
        [id],
      )
    ).map(({ user_id: userId, message }) => [userId, message]);

  it('are told when they come into it, when it moves and when it is off, each once', async () => {
    const { id } = await meeting(1, 2);
    await put(id, attendees(learner.id));
    await put(id, attendees(learner.id, other.id));
    const { version } = await trainer.getClassroomSession({ id });
    const moved = await trainer.updateClassroomSession({ id, version, body: { endsAt: inHours(3) } });
    await trainer.updateClassroomSession({ id, version: moved.version, body: { title: 'Slopes at dawn' } });
    await move(id, 'planned', 'cancelled');
    const both = [learner.id, other.id].sort();
    expect(await told(id)).toEqual([
      [learner.id, 'session.added'],
      [other.id, 'session.added'],
      ...both.map((each) => [each, 'session.moved']),
      ...both.map((each) => [each, 'session.cancelled']),
    ]);
    const { items } = await (await platform.as('learner')).listInboxMessages();
    expect(items.find(({ subject }) => subject.id === id)).toMatchObject({ subject: { kind: 'session' } });
  });

  it('have had the lessons that are finished by being there, and nobody else', async () => {
    const [lesson] = await platform.query<{ id: string }>(
      `update document set body = body || '{"completion": "opened", "selfService": true}' where kind = 'lessons' and account_id = $1
         and id = (select id from document where kind = 'lessons' and account_id = $1 and body ->> 'state' = 'published'
           and body ->> 'opensAt' is null and body ->> 'contentKind' = 'formal' order by id limit 1) returning id`,
      [accountId],
    );
    await platform.query('delete from registration where item_id = $1', [lesson!.id]);
    const { id } = await meeting(-1, 1);
    await put(id, attendees(learner.id, other.id));
    const { version } = await trainer.getClassroomSession({ id });
    await trainer.setSessionContent({
      id,
      version,
      body: { content: [{ kind: 'lesson', id: lesson!.id }] },
    });
    await put(
      id,
      attendees(
        { userId: learner.id, part: 'attendee', attendance: 'late' },
        { userId: other.id, part: 'attendee', attendance: 'absent' },
      ),
    );
    await vi.waitFor(
      async () =>
        expect(
          await platform.query(
            `select user_id, status from registration where item_id = $1 and superseded_at is null`,
            [lesson!.id],
          ),
        ).toEqual([{ user_id: learner.id, status: 'Completed' }]),
      { timeout: 20_000, interval: 50 },
    );
  });
});
