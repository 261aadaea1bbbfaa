import type { Role } from '@moderator/contract';
import { stableId } from '../ids.ts';
import { demoAccounts } from './accounts.ts';
import { siteId } from './ids.ts';

export interface DemoPerson {
  id: string;
  key: string;
  account: number;
  name: string;
  surname: string;
  roles: Role[];
  /** Which of the account's sites they belong to; absent: to none. */
  site?: number;
  /** Absent: they cannot sign in. The password is the username. */
  username?: string;
  /** Not a person, but a device that a group shares. */
  isShared?: true;
  what: string;
  registrations?: {
    kind: 'assessor' | 'moderator';
    number: string;
    body: string;
    courses: string[];
    expiresOn: string;
  }[];
}

const registration = (
  kind: 'assessor' | 'moderator',
  number: string,
  expiresOn: string,
  courses = ['*'],
) => ({
  kind,
  number: `${kind === 'assessor' ? 'ASR' : 'MOD'}-${number}`,
  body: 'Services SETA',
  courses,
  expiresOn,
});

function person(
  key: string,
  account: number,
  fullName: string,
  roles: Role[],
  what: string,
  more: Partial<DemoPerson> = {},
): DemoPerson {
  const [name = '', ...surname] = fullName.split(' ');
  return {
    id: stableId('demo', 'person', key),
    key,
    account,
    name,
    surname: surname.join(' '),
    roles,
    what,
    ...more,
  };
}

/** Everybody who works at the accounts. */
export const staff: DemoPerson[] = [
  person(
    'moderator',
    0,
    'Nomvula Khumalo',
    ['moderator', 'assessor'],
    'moderates, and assesses what is allocated to her',
    {
      username: 'moderator',
      registrations: [
        registration('moderator', '20418', '2028-06-30'),
        registration('assessor', '11873', '2028-06-30'),
      ],
    },
  ),
  person('moderator2', 0, 'Riaan Pretorius', ['moderator'], 'the other moderator of the same account', {
    username: 'moderator2',
    registrations: [registration('moderator', '20977', '2027-03-31')],
  }),
  person('lapsed', 0, 'Shireen Abrahams', ['moderator'], 'a moderator whose registration has expired', {
    username: 'lapsed',
    registrations: [registration('moderator', '18250', '2026-08-31')],
  }),
  person('assessor', 0, 'Lerato Molefe', ['assessor'], 'assesses', {
    username: 'assessor',
    registrations: [registration('assessor', '13302', '2027-11-30')],
  }),
  person('assessor-venter', 0, 'Johan Venter', ['assessor'], 'assesses', {
    registrations: [registration('assessor', '12044', '2027-01-31')],
  }),
  person('assessor-mathebula', 0, 'Tinyiko Mathebula', ['assessor'], 'assesses', {
    registrations: [registration('assessor', '14518', '2028-02-28')],
  }),
  person('assessor-naidoo', 0, 'Priya Naidoo', ['assessor'], 'assesses', {
    registrations: [registration('assessor', '12931', '2027-09-30')],
  }),
  person('facilitator', 0, 'Mandla Cele', ['trainer'], 'teaches', { username: 'trainer' }),
  person('facilitator-fourie', 0, 'Elsabe Fourie', ['trainer'], 'teaches'),
  person('verifier', 0, 'Fatima Adams', ['verifier'], 'visits for the quality body', {
    username: 'verifier',
  }),
  person(
    'manager',
    0,
    'Thabo Mokoena',
    ['account_manager', 'site_manager'],
    'manages the account and its sites',
    { username: 'manager' },
  ),
  person(
    'clientmanager',
    0,
    'Sibusiso Dlamini',
    ['client_manager'],
    'manages the client with both accounts',
    {
      username: 'clientmanager',
    },
  ),
  person('sitemanager', 0, 'Anita van Wyk', ['site_manager'], 'manages one training site', {
    username: 'sitemanager',
    site: 0,
  }),
  person('learner', 0, 'Zinhle Ngcobo', ['learner'], 'learns', { username: 'learner', site: 0 }),
  // The others of the course that is taught on the platform.
  ...(
    [
      ['sithole', 'Bongani Sithole', 0],
      ['jacobs', 'Chantelle Jacobs', 1],
      ['maluleke', 'Hlulani Maluleke', 0],
      ['botha', 'Werner Botha', 2],
      ['mthembu', 'Ayanda Mthembu', 0],
      ['pillay', 'Kavitha Pillay', 1],
    ] as const
  ).map(([key, name, site]) => person(`learner-${key}`, 0, name, ['learner'], 'learns', { site })),
  person('candidate', 0, 'Kabelo Motaung', ['candidate'], 'applies for a learnership', {
    username: 'candidate',
  }),
  // The others who apply for the vacancy.
  ...(
    [
      ['mahlangu', 'Lerato Mahlangu'],
      ['swart', 'Pieter Swart'],
      ['radebe', 'Themba Radebe'],
      ['cassim', 'Imraan Cassim'],
    ] as const
  ).map(([key, name]) => person(`candidate-${key}`, 0, name, ['candidate'], 'applies for a learnership')),
  person('reviewer', 0, 'Carmen Jacobs', ['reviewer'], 'reviews colleagues', { username: 'reviewer' }),
  person('device', 0, 'Tablet Twelve', ['device'], 'is a tablet at a training site', {
    username: 'device',
    site: 0,
    isShared: true,
  }),
  person(
    'administrator',
    0,
    'Annelize Steyn',
    ['administrator'],
    'administers the client with both accounts',
    { username: 'administrator' },
  ),
  person(
    'karoo',
    1,
    'Denzil September',
    ['moderator', 'assessor'],
    'moderates at Karoo Technical Institute',
    {
      username: 'karoo',
      registrations: [registration('moderator', '21650', '2028-01-31')],
    },
  ),
  person('assessor-karoo', 1, 'Marlene Botha', ['assessor'], 'assesses', {
    registrations: [registration('assessor', '15407', '2027-05-31')],
  }),
  person('saldanha', 2, 'Yolanda Petersen', ['client_manager'], 'manages another client', {
    username: 'saldanha',
  }),
  person('saldanhaadmin', 2, 'Gareth Hendricks', ['administrator'], 'administers another client', {
    username: 'saldanhaadmin',
  }),
  person('moderator-saldanha', 2, 'Ilse Swanepoel', ['moderator'], 'moderates', {
    registrations: [registration('moderator', '22306', '2028-04-30')],
  }),
  person('assessor-saldanha', 2, 'Ashwin Davids', ['assessor'], 'assesses', {
    registrations: [registration('assessor', '16120', '2027-10-31')],
  }),
  person('facilitator-saldanha', 2, 'Bronwyn Isaacs', ['trainer'], 'teaches'),
];

export const byKey = (key: string): DemoPerson => staff.find((each) => each.key === key)!;
export const fullName = ({ name, surname }: { name: string; surname: string }): string =>
  `${name} ${surname}`;
export const accountOf = (member: DemoPerson) => demoAccounts[member.account]!;

/** The site that somebody belongs to. */
export const siteOf = ({ account, site }: DemoPerson): string | null =>
  site === undefined ? null : siteId(account, site);
