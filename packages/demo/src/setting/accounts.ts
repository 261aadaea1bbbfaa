import type { Client } from '@moderator/contract/types';
import { stableId } from '../ids.ts';
import { trainingSites } from './places.ts';
import type { TrainingSite } from './places.ts';

export interface DemoClient extends Pick<Client, 'name' | 'registrationNumber' | 'email' | 'languages'> {
  id: string;
}

/** Two clients; nothing of one is ever seen by the other, whoever asks. */
export const demoClients = [
  {
    id: stableId('demo', 'client'),
    name: 'Umthombo Learning Group',
    registrationNumber: '2014/118273/07',
    email: 'office@umthombo.example',
    languages: ['en-ZA', 'zu', 'af'],
  },
  {
    id: stableId('demo', 'client', 'west-coast'),
    name: 'West Coast Skills Trust',
    registrationNumber: '2019/204518/08',
    email: 'office@westcoastskills.example',
    languages: ['en-ZA', 'af'],
  },
] as const satisfies DemoClient[];

export interface DemoAccount {
  clientId: string;
  id: string;
  name: string;
  prefix: string;
  accreditationNumber: string;
  colour: { red: number; green: number; blue: number };
  sites: TrainingSite[];
  /** How many of the demonstration's courses it has. */
  courses: number;
}

/** Two accounts of one client, of which each sees nothing of the other, and one of another client. */
export const demoAccounts: DemoAccount[] = [
  {
    clientId: demoClients[0].id,
    id: stableId('demo', 'account', 'umthombo'),
    name: 'Umthombo Skills Academy',
    prefix: 'umthombo',
    accreditationNumber: 'SSETA-2023-0417',
    colour: { red: 15, green: 118, blue: 110 },
    sites: trainingSites.umthombo,
    courses: 5,
  },
  {
    clientId: demoClients[0].id,
    id: stableId('demo', 'account', 'karoo'),
    name: 'Karoo Technical Institute',
    prefix: 'karoo',
    accreditationNumber: 'SSETA-2022-0386',
    colour: { red: 180, green: 83, blue: 9 },
    sites: trainingSites.karoo,
    courses: 2,
  },
  {
    clientId: demoClients[1].id,
    id: stableId('demo', 'account', 'saldanha'),
    name: 'Saldanha Business College',
    prefix: 'saldanha',
    accreditationNumber: 'SSETA-2024-0512',
    colour: { red: 29, green: 78, blue: 137 },
    sites: trainingSites.saldanha,
    courses: 1,
  },
];

/** The client that an account is of; whatever is of no account is not asked. */
export const clientOf = (accountId: string): string =>
  demoAccounts.find(({ id }) => id === accountId)!.clientId;

const addressOf = (account: DemoAccount, name: string) => `/theme/logos/${account.prefix}-${name}`;

export const themeOf = (account: DemoAccount) => ({
  isCustomTheme: true,
  colour: account.colour,
  logos: {
    colour: addressOf(account, 'colour.svg'),
    logoBlack: addressOf(account, 'black.svg'),
    logoWhite: addressOf(account, 'white.svg'),
    iconBlack: addressOf(account, 'icon-black.svg'),
    iconWhite: addressOf(account, 'icon-white.svg'),
    favicon: { svg: addressOf(account, 'icon-colour.svg') },
  },
});
