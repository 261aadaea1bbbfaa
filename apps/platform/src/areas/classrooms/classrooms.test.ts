import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClassroomSessionCreate } from '@moderator/contract/types';
import { own as accountId, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const trainer = personOf('trainer');
const learner = personOf('learner');

const meeting = (more: Partial<ClassroomSessionCreate> = {}): ClassroomSessionCreate => ({
  accountId,
  trainerId: trainer.id,
  kind: 'Group',
  title: 'Stacking at height',
  startsAt: '2026-12-07T07:00:00Z',
  endsAt: '2026-12-07T10:00:00Z',
  ...more,
});

describe('classrooms', () => {
  it('tell where a virtual place is joined to staff and to those who meet there', async () => {
    const staff = await platform.as('trainer');
    const room = (name: string) =>
      staff.createClassroom({
        body: { accountId, name, kind: 'virtual', meetingUrl: 'https://meet.example.org/1' },
      });
    const [used, other] = [await room('Web classroom of the yard'), await room('Web classroom of others')];
    const session = await staff.createClassroomSession({ body: meeting({ classroomId: used.id }) });
    await platform.query(
      `insert into session_person (session_id, user_id, client_id, account_id, part)
        select id, $2, client_id, account_id, 'attendee' from document where kind = 'classroom-sessions' and id = $1`,
      [session.id, learner.id],
    );
    const api = await platform.as('learner');

    expect((await api.getClassroom({ id: used.id })).meetingUrl).toBe('https://meet.example.org/1');
    expect(await api.getClassroom({ id: other.id })).not.toHaveProperty('meetingUrl');
    const { items } = await api.searchClassrooms({ query: { query: 'web classroom of' } });
    expect(Object.fromEntries(items.map(({ name, meetingUrl }) => [name, meetingUrl]))).toEqual({
      'Web classroom of others': undefined,
      'Web classroom of the yard': 'https://meet.example.org/1',
    });
    expect((await staff.getClassroom({ id: other.id })).meetingUrl).toBe('https://meet.example.org/1');
    expect((await (await platform.as('candidate')).listClassrooms()).items).toEqual([]);
  });

  it('take no address of a meeting that is not https', async () => {
    const api = await platform.as('manager');
    for (const meetingUrl of ['http://meet.example.org/1', 'javascript:alert(1)'])
      await expect(
        api.createClassroom({ body: { accountId, name: 'Web', kind: 'virtual', meetingUrl } }),
      ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('meetings', () => {
  it('are shown to those who are in them, and to those who manage', async () => {
    const api = await platform.as('trainer');
    const { id } = await api.createClassroomSession({ body: meeting() });

    expect((await api.listClassroomSessions()).items.map((each) => each.id)).toContain(id);
    expect((await (await platform.as('manager')).getClassroomSession({ id })).id).toBe(id);
    for (const somebody of ['learner', 'moderator', 'assessor', 'candidate']) {
      const other = await platform.as(somebody);
      await expect(other.getClassroomSession({ id })).rejects.toMatchObject({ code: 'not_found' });
      const { items } = await other.fetchClassroomSessions({ body: { ids: [id] } });
      expect(items).toEqual([]);
    }
  });

  it('follow whoever holds them', async () => {
    const manager = await platform.as('manager');
    const { id, version } = await manager.createClassroomSession({ body: meeting() });
    const [other] = await platform.query<{ id: string }>(
      `select id from document where kind = 'users' and account_id = $1 and body -> 'roles' ? 'trainer' and id <> $2`,
      [accountId, trainer.id],
    );
    await manager.updateClassroomSession({ id, version, body: { trainerId: other!.id } });
    const api = await platform.as('trainer');
    await expect(api.getClassroomSession({ id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['of another trainer, by a trainer', 'trainer', { trainerId: personOf('moderator').id }, 'not_allowed'],
    ['of somebody who teaches nobody', 'manager', { trainerId: personOf('moderator').id }, 'invalid_input'],
    ['of more than a day', 'manager', { endsAt: '2026-12-08T07:00:01Z' }, 'invalid_input'],
    ['that end before they begin', 'manager', { endsAt: '2026-12-07T06:00:00Z' }, 'invalid_input'],
  ])('%s are refused', async (_, as, more, code) => {
    const api = await platform.as(as);
    await expect(api.createClassroomSession({ body: meeting(more) })).rejects.toMatchObject({ code });
  });
});

describe('classes', () => {
  const body = {
    accountId,
    siteId: personOf('sitemanager').siteId!,
    name: 'Operators, December',
    startsOn: '2026-12-01',
    endsOn: '2026-12-18',
  };

  it('are shown to those who teach them, with those who learn in them', async () => {
    const manager = await platform.as('manager');
    const theirs = await manager.createClass({
      body: { ...body, facilitatorId: trainer.id, learnerIds: [learner.id, learner.id] },
    });
    const others = await manager.createClass({ body });
    const api = await platform.as('trainer');

    expect((await api.getClass({ id: theirs.id })).learnerIds).toEqual([learner.id]);
    await expect(api.getClass({ id: others.id })).rejects.toMatchObject({ code: 'not_found' });
    const { items } = await api.listClasses({ query: { learnerIds: [learner.id] } });
    expect(items.map(({ id }) => id)).toContain(theirs.id);
    const made = await api.createClass({ body: { ...body, name: 'Operators, evenings' } });
    expect(made.facilitatorId).toBe(trainer.id);
  });

  it.each([
    ['more learners than they take', { capacity: 1 }, 'wrong_state'],
    ['somebody who does not learn', { learnerIds: [trainer.id] }, 'invalid_input'],
    ['a facilitator who does not teach', { facilitatorId: learner.id }, 'invalid_input'],
    ['an end before their beginning', { endsOn: '2026-11-30' }, 'invalid_input'],
  ])('do not take %s', async (_, more, code) => {
    const another = (
      await platform.query<{ id: string }>(
        `select id from document where kind = 'users' and account_id = $1 and body -> 'roles' ? 'learner' and id <> $2 limit 1`,
        [accountId, learner.id],
      )
    )[0]!.id;
    const api = await platform.as('manager');
    await expect(
      api.createClass({ body: { ...body, learnerIds: [learner.id, another], ...more } }),
    ).rejects.toMatchObject({ code });
  });
});
