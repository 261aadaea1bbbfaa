import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReportAutomationInput, ReportDistributionInput } from '@moderator/contract/types';
import { doJob } from '../../testing/jobs.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { own, people, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { filterAt } from './sending/relative-days.ts';

let platform: TestPlatform;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer((message) => message.includes('To: gone@'));
  platform = await startTestPlatform('demo', { smtpUrl: `smtp://127.0.0.1:${server.port}` });
});
afterAll(async () => {
  await platform.stop();
  await server.stop();
});

const kind = 'learners' as const;
const manager = () => platform.as('manager');
const input = (more: Partial<ReportAutomationInput> = {}): ReportAutomationInput => ({
  name: 'Learners, each month',
  filter: {},
  columns: undefined,
  sort: undefined,
  formats: ['csv'],
  rule: { frequency: 'monthly', startsAt: '2026-01-05T06:00', byMonthDay: [5] },
  timeZone: 'Africa/Johannesburg',
  onlyWhenRows: false,
  ...more,
});
const automate = async (more: Partial<ReportAutomationInput> = {}) =>
  (await manager()).automateReport({ kind, body: input(more) });
const distribute = async (more: Partial<ReportDistributionInput>, of: typeof kind | 'licences' = kind) => {
  const api = await manager();
  const { version } = await api.getReportDistribution({ kind: of });
  const body = { recipients: [], formats: ['csv' as const], attach: false, message: undefined, ...more };
  return api.setReportDistribution({ kind: of, version, body });
};

/** Waits until every report that is on its way is made and mailed. */
const sent = () =>
  vi.waitFor(
    async () =>
      expect(
        await platform.query(
          `select kind from job where kind in ('make-report', 'mail-report') and state not in ('done', 'failed')`,
        ),
      ).toEqual([]),
    { timeout: 15_000, interval: 30 },
  );
const runDue = async () => {
  await doJob(platform, 'run-report-automations');
  await sent();
};
const mails = async (title = 'Learners') =>
  (await Promise.all(server.taken.map((each) => PostalMime.parse(each))))
    .map(({ to, subject = '', text = '', attachments, headers }) => ({
      to: to?.[0]?.address ?? '',
      subject,
      text,
      attachments,
      header: (key: string) => headers.find((each) => each.key === key)?.value,
    }))
    .filter(({ subject }) => subject.endsWith(title));
const addressOf = async (username: string) =>
  (
    await platform.query<{ email: string }>(`select body ->> 'email' as email from document where id = $1`, [
      personOf(username).id,
    ])
  )[0]!.email;
const linesOf = async (username: string, fileId: string) =>
  (await (await (await platform.as(username)).downloadFile({ id: fileId })).blob.text()).trim().split('\n');

describe('a report that comes again', () => {
  it('tells the next three times, is listed, and is stopped', async () => {
    platform.setNow(new Date('2026-11-24T08:00:00Z'));
    const made = await automate();
    expect(made.nextRuns).toEqual([
      '2026-12-05T04:00:00.000Z',
      '2027-01-05T04:00:00.000Z',
      '2027-02-05T04:00:00.000Z',
    ]);
    const api = await manager();
    expect((await api.listReportAutomations({ kind })).map(({ id }) => id)).toContain(made.id);
    expect(await (await platform.as('sitemanager')).listReportAutomations({ kind })).toEqual([]);
    await api.stopReportAutomation({ kind, id: made.id });
    expect(await api.listReportAutomations({ kind })).toEqual([]);
    await expect(api.stopReportAutomation({ kind, id: made.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(automate({ columns: ['password'] })).rejects.toMatchObject({ code: 'invalid_input' });
    const over = { frequency: 'daily', startsAt: '2020-01-01T06:00', until: '2020-02-01' } as const;
    await expect(automate({ rule: over })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is one of fifty of its kind, however many ask at once', async () => {
    await automate();
    await platform.query(
      `insert into report_automation (client_id, account_id, kind, name, filter, formats, rule, time_zone, only_when_rows, created_by, rights, created_at, place)
        select client_id, account_id, kind, name, filter, formats, rule, time_zone, only_when_rows, created_by, rights, created_at, number
        from report_automation cross join generate_series(2, 48) as number where stopped_at is null`,
    );
    const tried = await Promise.allSettled(Array.from({ length: 5 }, () => automate()));
    expect(tried.filter(({ status }) => status === 'fulfilled').length).toBe(2);
    expect(tried.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual(
      Array(3).fill('wrong_state'),
    );
    await platform.query(`update report_automation set stopped_at = now()`);
  });

  it('is made once when its time has come, and for whoever manages a site of that site', async () => {
    platform.setNow(new Date('2026-11-24T08:00:00Z'));
    const { id } = await automate();
    await distribute({ recipients: [{ role: 'site_manager' }] });
    platform.setNow(new Date('2026-12-05T04:02:00Z'));
    await Promise.all([runDue(), runDue()]);
    const [made] = await (await manager()).listReportAutomations({ kind });
    expect(made).toMatchObject({
      id,
      lastRun: { state: 'done', error: null },
      nextRunAt: '2027-01-05T04:00:00.000Z',
    });
    expect(await platform.query(`select id from report_run where automation_id = $1`, [id])).toHaveLength(1);

    // Of all that its maker sees, and of one site.
    const [file] = made!.lastRun!.fileIds;
    expect((await linesOf('manager', file!)).length).toBe(made!.lastRun!.rows! + 1);
    await expect(linesOf('sitemanager', file!)).rejects.toMatchObject({ code: 'not_found' });
    const site = personOf('sitemanager').siteId;
    const [ofSite] = await platform.query<{ file_id: string }>(
      `select file_id from report_file f join report_run r on r.id = f.run_id where r.automation_id = $1 and f.site_id = $2`,
      [id, site],
    );
    const learners = people.filter(
      (each) => each.accountId === own && each.siteId === site && each.roles.includes('learner'),
    );
    expect((await linesOf('sitemanager', ofSite!.file_id)).length).toBe(learners.length + 1);
    await expect(linesOf('moderator', ofSite!.file_id)).rejects.toMatchObject({ code: 'not_found' });

    const told = await mails();
    expect(told.map(({ to }) => to)).toContain((await addressOf('sitemanager')).toLowerCase());
    expect(told.every(({ attachments }) => attachments.length === 0)).toBe(true);
    expect((await (await platform.as('sitemanager')).listInboxMessages()).items).toEqual(
      expect.arrayContaining([expect.objectContaining({ fileId: ofSite!.file_id })]),
    );
  });

  it('that was missed comes once, late', async () => {
    platform.setNow(new Date('2027-03-20T04:00:00Z'));
    await runDue();
    const runs = await platform.query<{ state: string }>(
      `select state from report_run where automation_id is not null order by due_at`,
    );
    expect(runs.map(({ state }) => state)).toEqual(['done', 'skipped', 'skipped', 'late']);
  });

  it('waits when whoever asked for it may not see it any more, and those who manage the account are told', async () => {
    const maker = personOf('manager').id;
    await platform.query(
      `update report_automation set rights = jsonb_set(rights, '{roles}', '["client_manager"]') where stopped_at is null`,
    );
    platform.setNow(new Date('2027-04-05T04:01:00Z'));
    await runDue();
    const [paused] = await (await manager()).listReportAutomations({ kind });
    expect(paused).toMatchObject({
      active: false,
      nextRunAt: null,
      nextRuns: [],
      lastRun: { state: 'failed' },
    });
    const items = await platform.query(
      `select id from inbox_item where user_id = $1 and once like 'report-paused:%'`,
      [maker],
    );
    expect(items).toHaveLength(1);
    platform.setNow(null);
  });
});

describe('whom reports are sent to', () => {
  it('is nobody whom nobody has written down, and decided by those who manage the account', async () => {
    const strange = { recipients: [{ email: 'somebody@elsewhere.example' }] };
    await expect(distribute(strange)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(distribute({ recipients: [{ userId: own }] })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(
      distribute({ recipients: [{ userId: personOf('manager').id, role: 'site_manager' }] }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await platform.query(
      `update document set body = body || '{"reportDomains": ["elsewhere.example"]}' where kind = 'accounts' and id = $1`,
      [own],
    );
    const { recipients, version } = await distribute(strange);
    expect(recipients).toEqual(strange.recipients);
    const body = { recipients: [], formats: ['csv' as const], attach: false, message: undefined };
    const api = await manager();
    await expect(api.setReportDistribution({ kind, version: version - 1, body })).rejects.toMatchObject({
      code: 'stale_version',
    });
    const sites = await platform.as('sitemanager');
    await expect(sites.setReportDistribution({ kind, version, body })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('get files with the mail where that is wanted, but never those of people who could not sign in', async () => {
    const recipients = [{ email: 'somebody@elsewhere.example' }, { userId: personOf('manager').id }];
    for (const of of [kind, 'licences'] as const) {
      await distribute({ recipients, attach: true, message: 'For Monday.' }, of);
      await (await manager()).sendReport({ kind: of, body: { filter: undefined, message: undefined } });
    }
    await sent();
    const attached = async (title: string, to: string) =>
      (await mails(title)).filter((each) => each.to === to).map(({ attachments }) => attachments.length);
    const own_ = (await addressOf('manager')).toLowerCase();
    expect(await attached('Licences', 'somebody@elsewhere.example')).toEqual([1]);
    expect(await attached('Learners', 'somebody@elsewhere.example')).toEqual([0]);
    expect(await attached('Learners', own_)).toContain(1);
    const mail = (await mails('Licences')).find((each) => each.to === 'somebody@elsewhere.example')!;
    expect(mail.text).toContain('For Monday.');
    expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('get no more mails once they say so, which they alone take back', async () => {
    const mail = (await mails('Licences')).find((each) => each.to === 'somebody@elsewhere.example');
    const link = mail!.header('list-unsubscribe')!.slice(1, -1);
    const path = new URL(link).pathname;
    const page = await (await fetch(`${platform.url}${path}`, { method: 'POST' })).text();
    await distribute({ recipients: [{ email: 'somebody@elsewhere.example' }] }, 'licences');
    const api = await manager();
    expect((await api.getReportDistribution({ kind: 'licences' })).unsubscribed).toMatchObject([
      { reader: 'somebody@elsewhere.example' },
    ]);
    const count = async () =>
      (await mails('Licences')).filter((each) => each.to === 'somebody@elsewhere.example').length;
    const before = await count();
    await api.sendReport({ kind: 'licences', body: { filter: undefined, message: undefined } });
    await sent();
    expect(await count()).toBe(before);
    const [, again] = /action="([^"]+)"/.exec(page)!;
    await fetch(`${platform.url}/unsubscribe/${again}`, { method: 'POST' });
    expect((await api.getReportDistribution({ kind: 'licences' })).unsubscribed).toEqual([]);
  });

  it('are not those whose address refused three mails for good', async () => {
    await distribute({ recipients: [{ email: 'gone@elsewhere.example' }] }, 'licences');
    const api = await manager();
    for (let time = 0; time < 3; time++) {
      expect((await api.getReportDistribution({ kind: 'licences' })).paused).toEqual([]);
      await api.sendReport({ kind: 'licences', body: { filter: undefined, message: undefined } });
      await sent();
    }
    expect((await api.getReportDistribution({ kind: 'licences' })).paused).toMatchObject([
      { address: 'gone@elsewhere.example' },
    ]);
  });

  it('are nobody before somebody says so, and then nothing is sent', async () => {
    const api = await manager();
    await expect(
      api.sendReport({ kind: 'schedules', body: { filter: undefined, message: undefined } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('days counted from the one on which a report is made', () => {
  it.each([
    ['lastDay', '2026-02-28', '2026-02-28'],
    ['lastWeek', '2026-02-16', '2026-02-22'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisMonth', '2026-03-01', '2026-03-01'],
  ] as const)('%s are %s to %s', (period, from, to) => {
    expect(filterAt({ period }, new Date('2026-02-28T23:30:00Z'), 'Africa/Johannesburg')).toEqual({
      from,
      to,
    });
  });
});
