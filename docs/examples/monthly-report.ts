import type { Client } from '@moderator/client';

/** Who does what in this example. */
export interface Reporting {
  manager: Client;
  siteManager: Client;
}

/** What kinds there are, and the first rows of one. */
export async function look({ manager }: Reporting): Promise<string[]> {
  const kinds = await manager.listReports();
  const completions = kinds.find(({ kind }) => kind === 'completions')!;
  const table = await manager.readReport({
    kind: completions.kind,
    body: {
      filter: { from: '2026-01-01' },
      columns: ['learner', 'what', 'finished'],
      sort: '-finished',
      limit: 20,
      total: true,
    },
  });
  return table.columns.map(({ title }) => title);
}

/** On the first of each month, what was finished in the month before, to whoever manages a site. */
export async function automate({ manager }: Reporting) {
  const { version } = await manager.getReportDistribution({ kind: 'completions' });
  await manager.setReportDistribution({
    kind: 'completions',
    version,
    body: {
      recipients: [{ role: 'site_manager' }],
      formats: ['xlsx'],
      attach: false,
      message: 'What was finished at your site last month.',
    },
  });
  const made = await manager.automateReport({
    kind: 'completions',
    body: {
      name: 'Completions, each month',
      filter: { period: 'lastMonth' },
      sort: 'learner',
      formats: ['xlsx'],
      rule: { frequency: 'monthly', startsAt: '2027-01-01T06:00', byMonthDay: [1] },
      timeZone: 'Africa/Johannesburg',
      onlyWhenRows: false,
    },
  });
  return { id: made.id, next: made.nextRuns[0] };
}

/** How the last one came out: the manager's file has all rows, that of whoever manages a site those from there. */
export async function receive({ manager, siteManager }: Reporting, id: string): Promise<Blob[]> {
  const automations = await manager.listReportAutomations({ kind: 'completions' });
  const { fileIds = [] } = automations.find((each) => each.id === id)?.lastRun ?? {};
  const { items } = await siteManager.listInboxMessages();
  const given = items.flatMap(({ fileId }) => fileId ?? []).slice(0, 1);
  const files = [
    ...fileIds.map((fileId) => manager.downloadFile({ id: fileId })),
    ...given.map((fileId) => siteManager.downloadFile({ id: fileId })),
  ];
  return (await Promise.all(files)).map(({ blob }) => blob);
}
