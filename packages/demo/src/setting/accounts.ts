import { stableId } from '../ids.ts';

export const clientId = stableId('demo', 'client');

export interface DemoAccount {
  id: string;
  name: string;
  prefix: string;
  accreditationNumber: string;
  colour: { red: number; green: number; blue: number };
  /** How many of the demonstration's sites and courses it has. */
  sites: number;
  courses: number;
}

/** The two accounts of the demonstration client; nothing of one is ever seen by the other. */
export const demoAccounts: DemoAccount[] = [
  {
    id: stableId('demo', 'account', 'umthombo'),
    name: 'Umthombo Skills Academy',
    prefix: 'umthombo',
    accreditationNumber: 'SSETA-2023-0417',
    colour: { red: 15, green: 118, blue: 110 },
    sites: 6,
    courses: 5,
  },
  {
    id: stableId('demo', 'account', 'karoo'),
    name: 'Karoo Technical Institute',
    prefix: 'karoo',
    accreditationNumber: 'SSETA-2022-0386',
    colour: { red: 180, green: 83, blue: 9 },
    sites: 2,
    courses: 2,
  },
];

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
