import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '@moderator/client';
import type { ClassroomSessionCreate } from '@moderator/contract/types';
import { mailsIn } from '../../../testing/mails.ts';
import { readPdf, untaggedIn } from '../../../testing/read-pdf.ts';
import { own as accountId, people, personOf } from '../../../testing/template.ts';
import { startTestPlatform } from '../../../testing/test-platform.ts';
import type { TestPlatform } from '../../../testing/test-platform.ts';

let platform: TestPlatform;
let directory: string;
let [trainer, manager, sitemanager]: Client[] = [];
let roomId: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-agendas-'));
  platform = await startTestPlatform('demo', { dataDirectory: directory });
  [trainer, manager, sitemanager] = await Promise.all(
    ['trainer', 'manager', 'sitemanager'].map((name) => platform.as(name)),
  );
  roomId = (
    await manager!.createClassroom({
      body: { accountId, name: 'Room 7', kind: 'room', equipment: ['Projector'] },
    })
  ).id;
});
afterAll(async () => {
  await platform.stop();
  await rm(directory, { recursive: true, force: true });
});

const [host, learner] = [personOf('trainer'), personOf('learner')];
async function meeting(startsAt: string, endsAt: string, more: Partial<ClassroomSessionCreate> = {}) {
  const made = await trainer!.createClassroomSession({
    body: {
      accountId,
      trainerId: host.id,
      kind: 'Group',
      title: 'Slopes',
      startsAt,
      endsAt,
      classroomId: roomId,
      ...more,
    },
  });
  await trainer!.setSessionUsers({
    id: made.id,
    version: made.version,
    body: { users: [{ userId: learner.id, part: 'attendee' }] },
  });
  return made.id;
}
const generate = (from: string, to = from, api = trainer!) =>
  api.generateAgenda({ body: { for: 'trainer', from, to, ...(api === trainer ? {} : { forId: host.id }) } });

describe('agendas', () => {
  it('have the meetings of their days in order, and the same of unchanged meetings is one agenda', async () => {
    const late = await meeting('2027-01-11T12:00:00Z', '2027-01-11T13:00:00Z', { title: 'Afternoon' });
    const early = await meeting('2027-01-11T06:00:00Z', '2027-01-11T08:00:00Z', { title: 'Morning' });
    // In Johannesburg this is the day after.
    await meeting('2027-01-11T22:30:00Z', '2027-01-11T23:30:00Z', { title: 'Past midnight' });
    const [one, two] = [await generate('2027-01-11'), await generate('2027-01-11')];
    expect(one.items.map(({ sessionId }) => sessionId)).toEqual([early, late]);
    expect(one.items[0]).toMatchObject({
      title: 'Morning',
      learners: 1,
      trainer: { id: host.id },
      place: { name: 'Room 7', equipment: ['Projector'] },
    });
    expect([two.id, one.conflicts]).toEqual([one.id, []]);
    const { version } = await trainer!.getClassroomSession({ id: late });
    await trainer!.updateClassroomSession({ id: late, version, body: { title: 'Evening' } });
    const three = await generate('2027-01-11');
    expect(three.id).not.toBe(one.id);
    expect(three.items.map(({ title }) => title)).toEqual(['Morning', 'Evening']);
    const { items } = await trainer!.listAgendas({ query: { for: 'trainer', forId: host.id } });
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, three.id]));
  });

  it('list who or what is needed twice, and refuse nothing', async () => {
    const first = await meeting('2027-01-12T06:00:00Z', '2027-01-12T08:00:00Z');
    const second = await meeting('2027-01-12T07:00:00Z', '2027-01-12T09:00:00Z');
    await meeting('2027-01-12T09:00:00Z', '2027-01-12T10:00:00Z');
    const { conflicts } = await generate('2027-01-12');
    expect(conflicts.map(({ of, sessionId, otherId }) => [of, sessionId, otherId]).sort()).toEqual(
      ['classroom', 'trainer']
        .flatMap((of) => [
          [of, first, second],
          [of, second, first],
        ])
        .sort(),
    );
  });

  it('are a trainer’s own, and those of whom and what somebody manages', async () => {
    const { id } = await generate('2027-01-11');
    expect((await manager!.listAgendas()).items.map((each) => each.id)).toContain(id);
    const ofRoom = await manager!.generateAgenda({
      body: { for: 'classroom', forId: roomId, from: '2027-01-11', to: '2027-01-12' },
    });
    expect(ofRoom.items).toHaveLength(6);
    await expect(trainer!.downloadAgenda({ id: ofRoom.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      trainer!.generateAgenda({
        body: { for: 'classroom', forId: roomId, from: '2027-01-11', to: '2027-01-11' },
      }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(
      sitemanager!.generateAgenda({
        body: { for: 'classroom', forId: roomId, from: '2027-01-11', to: '2027-01-11' },
      }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['more than 31 days', '2027-01-01', '2027-02-01'],
    ['an end before the beginning', '2027-01-02', '2027-01-01'],
  ])('are not of %s', async (_, from, to) => {
    await expect(generate(from, to)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('are read and printed with who comes, as a PDF that is tagged', async () => {
    const { id } = await generate('2027-01-11');
    const { blob } = await trainer!.downloadAgenda({ id });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const text = (await readPdf(bytes)).join(' ');
    for (const words of ['Morning', 'Room 7', 'Projector', '08:00', `${learner.name} ${learner.surname}`])
      expect(text).toContain(words);
    expect(await untaggedIn(bytes)).toEqual([]);
  });

  it('are mailed with a PDF and a calendar, and name learners to staff alone', async () => {
    const { id } = await generate('2027-01-11');
    const [contact] = await platform.query<{ id: string }>(
      `insert into document (kind, id, client_id, account_id, body) select 'contacts', gen_random_uuid(), client_id, account_id,
         jsonb_build_object('accountId', account_id, 'name', 'Gate', 'email', 'gate@yard.example') from document
       where kind = 'users' and id = $1 returning id`,
      [host.id],
    );
    const mailsTo = async (address: string, count: number) => {
      let mails: Awaited<ReturnType<typeof mailsIn>> = [];
      await vi.waitFor(
        async () => {
          mails = (await mailsIn(directory)).filter(({ to }) => to === address);
          expect(mails.length).toBeGreaterThanOrEqual(count);
        },
        { timeout: 20_000, interval: 50 },
      );
      return mails;
    };
    expect(await trainer!.emailAgenda({ id, body: {} })).toEqual({ queued: 1 });
    const email = `${host.name}.${host.surname}@umthombo.example`.toLowerCase();
    const attached = async (mail: Awaited<ReturnType<typeof mailsIn>>[number] | undefined) => ({
      paper: (await readPdf(mail!.attachments[0]!.bytes)).join(' '),
      events: mail!.attachments[1]!.text.split('BEGIN:VEVENT').length - 1,
    });
    const learnersName = `${learner.name} ${learner.surname}`;
    const [toStaff] = await mailsTo(email, 1);
    expect(await attached(toStaff)).toEqual({ paper: expect.stringContaining(learnersName), events: 2 });
    expect(
      await trainer!.emailAgenda({ id, body: { contactIds: [contact!.id], message: 'Please open at six.' } }),
    ).toEqual({ queued: 1 });
    const [toGate] = await mailsTo('gate@yard.example', 1);
    expect(toGate!.text).toContain('Please open at six.');
    expect((await attached(toGate)).paper).toContain('Morning');
    expect((await attached(toGate)).paper).not.toContain(learner.surname);
    await expect(
      trainer!.emailAgenda({
        id,
        body: { userIds: [people.find((each) => each.accountId !== accountId)!.id] },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
