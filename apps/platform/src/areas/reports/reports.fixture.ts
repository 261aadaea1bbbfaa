import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

export const reports: Fixture = {
  things: async (platform, { accounts }) => ({
    'report-automations': await idBy(
      platform,
      `with made as (
          insert into report_automation (client_id, account_id, kind, name, filter, formats, rule, time_zone, only_when_rows, created_by,
            rights, created_at, active, place)
          select u.client_id, u.account_id, 'learners', 'Learners', '{}', '{csv}', '{"frequency": "daily", "startsAt": "2026-01-01T06:00"}',
            'Africa/Johannesburg', true, u.id, '{}', now(), false, 50
          from document u where u.kind = 'users' and u.account_id = $1 order by u.id limit 1
          on conflict do nothing returning id)
        select id from made union all select id from report_automation where account_id = $1 and place = 50 limit 1`,
      [accounts],
    ),
  }),
  paths: { '/reports/{kind}/automate': 'report-automations' },
  bodies: {
    readReport: () => ({}),
    exportReport: () => ({}),
    automateReport: () => ({
      name: 'Learners, each month',
      filter: {},
      formats: ['csv'],
      rule: { frequency: 'monthly', startsAt: '2026-01-01T06:00' },
      onlyWhenRows: true,
    }),
    setReportDistribution: () => ({
      recipients: [{ role: 'account_manager' }],
      formats: ['csv'],
      attach: false,
    }),
    sendReport: () => ({}),
  },
};
