import type { Area } from '../area.ts';
import type { DemoDocument } from '../documents.ts';
import { documentOf } from '../documents.ts';
import { stableId } from '../ids.ts';
import { clientId, demoAccounts, themeOf } from '../setting/accounts.ts';
import type { DemoAccount } from '../setting/accounts.ts';
import { siteId } from '../setting/ids.ts';
import { logosOf } from '../setting/logos.ts';
import { trainingSites } from '../setting/places.ts';

/** The client with its accounts, what they may use and where they train. */
export const accounts: Area = {
  name: 'accounts',
  *parts() {
    yield {
      documents: [client, ...demoAccounts.flatMap(accountWithSites)],
      logos: demoAccounts.flatMap(logosOf),
    };
  },
};

const client = documentOf('clients', clientId, null, {
  name: 'Umthombo Learning Group',
  registrationNumber: '2014/118273/07',
  email: 'office@umthombo.example',
  country: 'ZA',
  languages: ['en-ZA', 'zu', 'af'],
  state: 'active',
});

function accountWithSites(account: DemoAccount, index: number): DemoDocument[] {
  const sites = Array.from({ length: account.sites }, (_, site) =>
    documentOf('sites', siteId(index, site), account.id, {
      accountId: account.id,
      state: 'active',
      accreditationNumber: `${account.accreditationNumber}-${String(site + 1).padStart(2, '0')}`,
      ...trainingSites[(site + index * 6) % trainingSites.length]!,
    }),
  );
  return [
    documentOf('accounts', account.id, account.id, {
      clientId,
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

const inFull = ['DueAssessments', 'ReadyForModeration', 'ExternalAssessments'] as const;

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
