import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailed } from '../../testing/jobs.ts';
import { mailsIn } from '../../testing/mails.ts';
import { raw } from '../../testing/raw.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { planningOn } from '../../testing/planning.ts';

let platform: TestPlatform;
let directory: string;
type Planning = Awaited<ReturnType<typeof planningOn>>;
let { manager, course, put, read, schedule } = {} as Planning;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-calendars-'));
  platform = await startTestPlatform('demo', { dataDirectory: directory });
  ({ manager, course, put, read, schedule } = await planningOn(platform));
});
afterAll(async () => {
  await platform.stop();
  await rm(directory, { recursive: true, force: true });
});

const learner = personOf('learner');

/** Events of a calendar, as another programme reads them. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

/** What a learner was mailed about schedules since it was asked last, with the method of its calendar. */
const seen = new Set<string>();
async function newCalendars() {
  await mailed(platform);
  const [{ email }] = (await platform.query(`select body ->> 'email' as email from document where id = $1`, [
    learner.id,
  ])) as [{ email: string }];
  const mails = (await mailsIn(directory)).filter(
    ({ to, attachments }) => to === email && attachments.length > 0,
  );
  const fresh = mails.flatMap(({ subject, attachments }) =>
    attachments.flatMap(({ mimeType, text }) => (seen.has(text) ? [] : [{ subject, mimeType, text }])),
  );
  for (const { text } of fresh) seen.add(text);
  return fresh;
}

describe('schedules as a calendar', () => {
  it('are read by calendars, with the meetings that somebody is in', async () => {
    const courseId = await course();
    const made = await schedule(
      { title: 'Slopes; with care', timeZone: 'Europe/London', location: 'Yard 2' },
      courseId,
    );
    await put(made, [learner.id]);
    const meeting = await manager.createClassroomSession({
      body: {
        accountId,
        scheduleId: made.id,
        kind: 'Group',
        title: 'First slope',
        trainerId: personOf('trainer').id,
        startsAt: '2026-11-03T06:00:00Z',
        endsAt: '2026-11-03T08:00:00Z',
      },
    });
    await platform.query(
      `insert into session_person (session_id, user_id, client_id, account_id, part)
        select id, $2, client_id, account_id, 'attendee' from document where id = $1`,
      [meeting.id, learner.id],
    );
    const asked = { as: 'learner', headers: { accept: 'text/calendar' } };
    const one = await raw(platform, 'GET', `/schedules/${made.id}`, asked);
    expect(one.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const events = eventsIn(one.text);
    expect(events.map(({ summary, uid }) => [summary, uid])).toEqual([
      ['Slopes; with care', `${made.id}@localhost`],
      ['First slope', `${meeting.id}@localhost`],
    ]);
    expect(events[0]).toMatchObject({ location: 'Yard 2', sequence: made.version + 1 });
    expect(events[0]!.startDate.toJSDate()).toEqual(new Date(made.startsAt));
    expect(one.text).toContain('DTSTART;TZID=Europe/London:20261102T060000');
    const all = await raw(platform, 'GET', '/schedules', asked);
    expect(eventsIn(all.text).map(({ uid }) => uid)).toContain(`${made.id}@localhost`);
    const json = await raw(platform, 'GET', `/schedules/${made.id}`, { as: 'learner' });
    expect(json.body.data.title).toBe('Slopes; with care');
  });
});

describe('a notice', () => {
  it('asks learners to come, tells of new times, and takes it back', async () => {
    await newCalendars();
    const made = await schedule({ title: 'Slopes by mail' });
    await put(made, [learner.id]);
    const [added] = await newCalendars();
    expect(added).toMatchObject({ subject: 'You are on a schedule', mimeType: 'text/calendar' });
    expect(added!.text).toContain('METHOD:REQUEST');
    expect(eventsIn(added!.text)[0]).toMatchObject({
      uid: `${made.id}@localhost`,
      summary: 'Slopes by mail',
    });

    const { version } = await read(made.id);
    await manager.updateSchedule({ id: made.id, version, body: { startsAt: '2026-11-09T06:00:00Z' } });
    const [moved] = await newCalendars();
    expect(moved!.subject).toBe('Your schedule has other times');
    const [before, after] = [eventsIn(added!.text)[0]!, eventsIn(moved!.text)[0]!];
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.startDate.toJSDate()).toEqual(new Date('2026-11-09T06:00:00Z'));

    await put(await read(made.id), []);
    const [left] = await newCalendars();
    expect(left!.subject).toBe('You are no longer on a schedule');
    expect(left!.text).toContain('METHOD:CANCEL');
    expect(left!.text).toContain('STATUS:CANCELLED');
    const { items } = await (
      await platform.as('learner')
    ).listInboxMessages({
      query: { event: 'schedule.changed' },
    });
    expect(items.map(({ subject }) => subject)).toContainEqual({ kind: 'schedule', id: made.id });
  });

  it('is not given of what is over', async () => {
    await newCalendars();
    await put(await schedule({ startsAt: '2026-02-02T06:00:00Z', endsAt: '2026-03-02T06:00:00Z' }), [
      learner.id,
    ]);
    expect(await newCalendars()).toEqual([]);
  });
});
