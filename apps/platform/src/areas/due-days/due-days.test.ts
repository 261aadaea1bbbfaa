import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { usualCalendar, usualReminders } from '@moderator/moderation';
import { mailWhatIsDue } from '../../inbox/mail-what-is-due.ts';
import { doJob } from '../../testing/jobs.ts';
import { mailsIn } from '../../testing/mails.ts';
import { attemptOfStory, referBackOnce } from '../../testing/referring.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { remindOfReferrals } from './remind.ts';

let platform: TestPlatform;
let directory: string;
let [manager, riaan, nomvula, assessor, learner, karoo]: Client[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-reminders-'));
  platform = await startTestPlatform('demo', { dataDirectory: directory });
  [manager, riaan, nomvula, assessor, learner, karoo] = await Promise.all(
    ['manager', 'moderator2', 'moderator', 'assessor', 'learner', 'karoo'].map((name) => platform.as(name)),
  );
  // Nothing of the demonstration is due while this looks.
  await platform.query(`update attempt set superseded_at = now() where state = 'returned'`);
});
afterAll(async () => {
  await platform.stop();
  await rm(directory, { recursive: true, force: true });
});

const between = { day: '2026-12-28', name: 'Closed between the years' };
const lastOfYear = { day: '2026-12-31', name: 'New Year’s Eve' };

describe('the working days of an account', () => {
  it('are those of South Africa until somebody saves others', async () => {
    expect(await learner!.getDueDays()).toEqual({
      mayEdit: false,
      appealDays: 5,
      appealDecisionDays: 10,
      externalDays: 10,
      version: 0,
      calendar: usualCalendar,
      reminders: usualReminders,
      savedBy: null,
      savedAt: null,
    });
    expect((await manager!.getDueDays()).mayEdit).toBe(true);
  });

  it('are saved in order and once each, for this account alone', async () => {
    const saved = await manager!.saveDueDays({
      body: {
        version: 0,
        reminders: usualReminders,
        calendar: {
          weekdays: [5, 1, 2, 3, 4, 5],
          publicHolidays: 'ZA',
          daysOff: [{ day: '2026-12-31', name: 'New Year’s Eve' }, { ...between, name: 'Closed' }, between],
        },
      },
    });
    expect(saved).toMatchObject({
      version: 1,
      calendar: { weekdays: [1, 2, 3, 4, 5], daysOff: [between, { day: '2026-12-31' }] },
      savedBy: { name: 'Thabo Mokoena' },
    });
    expect((await karoo!.getDueDays()).version).toBe(0);
  });

  it('keep the days of waiting that whoever saves them does not name', async () => {
    const body = {
      reminders: usualReminders,
      calendar: { ...usualCalendar, weekdays: [...usualCalendar.weekdays], daysOff: [between, lastOfYear] },
    };
    await manager!.saveDueDays({ body: { ...body, version: 1, appealDays: 20, externalDays: 30 } });
    expect(
      await manager!.saveDueDays({ body: { ...body, version: 2, appealDecisionDays: 12 } }),
    ).toMatchObject({
      version: 3,
      appealDays: 20,
      appealDecisionDays: 12,
      externalDays: 30,
    });
  });

  it('are not saved over what somebody else has saved meanwhile, nor without a day that is worked on', async () => {
    const body = { calendar: usualCalendar, reminders: usualReminders };
    for (const version of [0, 7])
      await expect(
        manager!.saveDueDays({
          body: { ...body, calendar: { ...usualCalendar, weekdays: [1], daysOff: [] }, version },
        }),
      ).rejects.toMatchObject({ code: 'stale_version' });
    await expect(
      manager!.saveDueDays({
        body: {
          reminders: usualReminders,
          version: 3,
          calendar: { weekdays: [], publicHolidays: 'ZA', daysOff: [] },
        },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await manager!.getDueDays()).calendar.daysOff).toHaveLength(2);
  });
});

/** Every mail of reminders so far, as whom it is to, what it is about and what it says. */
const mails = async () =>
  (await mailsIn(directory)).filter(({ subject }) => subject.startsWith('Work that was referred back is'));

/** Has the platform look at this instant, and waits until it has. */
async function lookAt(instant: string): Promise<void> {
  platform.setNow(new Date(instant));
  for (const { name } of [remindOfReferrals, mailWhatIsDue]) await doJob(platform, name);
  platform.setNow(null);
}

describe('reminders of work that was referred back', () => {
  const subjects = async () => (await mails()).map(({ subject }) => subject).toSorted();

  it('come three working days before, on the day, and a week after, to each who is asked, once', async () => {
    const { id } = await attemptOfStory(platform, riaan!, nomvula!);
    await referBackOnce(platform, riaan!, id, '2099-01-05');
    // Three working days before Monday 5 January: Tuesday, since Thursday is New Year's Day.
    await lookAt('2098-12-29T10:00:00Z');
    expect(await subjects()).toEqual([]);
    // Too early in the morning of Johannesburg.
    await lookAt('2098-12-30T04:30:00Z');
    expect(await subjects()).toEqual([]);
    await lookAt('2098-12-30T05:30:00Z');
    await lookAt('2098-12-30T06:30:00Z');
    const soon = await mails();
    expect(soon.map(({ to }) => to).toSorted()).toEqual([
      'lerato.molefe@umthombo.example',
      'zinhle.ngcobo@umthombo.example',
    ]);
    expect(soon[0]!.subject).toBe('Work that was referred back is due soon');
    await lookAt('2099-01-05T08:00:00Z');
    expect(await subjects()).toContain('Work that was referred back is due today');
    await lookAt('2099-01-13T08:00:00Z');
    expect((await subjects()).filter((subject) => subject.endsWith('is overdue'))).toHaveLength(2);
  });

  it('name the course, the day and where to go, but no learner and nothing of what was found', async () => {
    const all = await mails();
    const toLearner = all.find(({ to }) => to.startsWith('zinhle'))!.text;
    expect(toLearner).toMatch(/by Monday,? 0?5 January 2099/);
    expect(toLearner).toMatch(/\/courses\/[0-9a-f-]{36}/);
    expect(toLearner).toMatch(/\/inbox\/settings/);
    const toAssessor = all.find(({ to }) => to.startsWith('lerato'))!.text;
    expect(toAssessor).not.toMatch(/Ngcobo|Zinhle|sheet|Pretorius/);
  });

  it('are not sent to who wants none, nor of what was answered or handed in', async () => {
    const { version, ...wishes } = await learner!.getInboxSettings();
    const mailed = (mail: 'off' | 'at_once') =>
      wishes.events.map((each) => (each.event === 'task.overdue' ? { ...each, mail } : each));
    await learner!.setInboxSettings({ version, body: { ...wishes, events: mailed('off') } });
    const before = (await mails()).length;
    await lookAt('2099-01-20T08:00:00Z');
    expect((await mails()).slice(before).map(({ to }) => to)).toHaveLength(1);
    const [row] = await platform.query<{ id: string; attempt_id: string }>(
      `select id, attempt_id from decision where kind = 'referred_back' order by signed_at desc limit 1`,
    );
    await assessor!.answerReferral({
      id: row!.attempt_id,
      body: { referralId: row!.id, action: 1, text: 'Judged by the new sheet.', evidenceIds: [] },
    });
    await learner!.setInboxSettings({ version: version + 1, body: { ...wishes, events: mailed('at_once') } });
    const then = (await mails()).length;
    await lookAt('2099-01-27T08:00:00Z');
    expect((await mails()).slice(then)).toHaveLength(1);
    await platform.query(`update attempt set state = 'submitted' where id = $1`, [row!.attempt_id]);
    const last = (await mails()).length;
    await lookAt('2099-02-03T08:00:00Z');
    expect(await mails()).toHaveLength(last);
  });
});
