import type { Client } from '@moderator/contract/types';
import type { Area, Part } from '../area.ts';
import type { Body, DemoDocument } from '../documents.ts';
import { documentOf } from '../documents.ts';
import { stableId } from '../ids.ts';
import { demoClients, demoAccounts, themeOf } from '../setting/accounts.ts';
import type { DemoAccount, DemoClient } from '../setting/accounts.ts';
import { siteId } from '../setting/ids.ts';
import { logosOf } from '../setting/logos.ts';

const [first, second] = demoClients;

/** The client whose administrators operate the platform, with its accounts, what these may use and where they train. */
export const accounts: Area = {
  name: 'accounts',
  *parts() {
    yield partOf(first);
  },
};

/** Another client, that came later. */
export const otherClient: Area = {
  name: 'other-client',
  *parts() {
    yield partOf(second);
  },
};

function partOf(client: DemoClient): Part {
  const own = demoAccounts.filter(({ clientId }) => clientId === client.id);
  return {
    documents: [clientDocument(client), ...own.flatMap(accountWithSites)],
    logos: own.flatMap(logosOf),
  };
}

function clientDocument({ id, ...details }: DemoClient): DemoDocument {
  const body: Body<Client> = { ...details, country: 'ZA', state: 'active' };
  return { kind: 'clients', id, client_id: id, account_id: null, body };
}

function accountWithSites(account: DemoAccount): DemoDocument[] {
  const index = demoAccounts.indexOf(account);
  const sites = account.sites.map((place, site) =>
    documentOf('sites', siteId(index, site), account.id, {
      accountId: account.id,
      state: 'active',
      accreditationNumber: `${account.accreditationNumber}-${String(site + 1).padStart(2, '0')}`,
      ...place,
    }),
  );
  return [
    documentOf('accounts', account.id, account.id, {
      clientId: account.clientId,
      name: account.name,
      accreditationNumber: account.accreditationNumber,
      URLPrefix: account.prefix,
      theme: themeOf(account),
      state: 'active',
    }),
    licenceOf(account),
    ...sites,
  ];
}

const inFull = ['DueAssessments', 'ReadyForModeration', 'ExternalAssessments', 'PeerReview'] as const;

const byEngagement = ['FormalCourse', 'OnboardingCourse', 'Screening'] as const;

const licenceOf = (account: DemoAccount) =>
  documentOf('licences', stableId('demo', 'licence', account.prefix), account.id, {
    accountId: account.id,
    name: `Moderation for ${account.name}`,
    platforms: ['Moderator'],
    content: [
      ...inFull.map((type) => ({ type, accessLevel: 'FullAccess' as const })),
      ...byEngagement.map((type) => ({ type, accessLevel: 'ViaEngagement' as const })),
    ],
    startsOn: '2026-01-01',
    expiresOn: '2027-12-31',
  });
