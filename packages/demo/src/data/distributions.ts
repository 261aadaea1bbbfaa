import type { Area } from '../area.ts';
import { documentOf } from '../documents.ts';
import { stableId } from '../ids.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { account, idOf } from '../teaching/lift-truck-course.ts';
import { perAccount } from './per-account.ts';
import type { Tenant } from './per-account.ts';

const { id: accountId, prefix } = demoAccounts[account]!;

const categories = [
  ['Safety', '#b45309'],
  ['Dates', '#1d4ed8'],
  ['From the office', '#0f766e'],
] as const;
/** Counts of what nobody was sent yet. */
const notSent = { state: 'draft', recipients: 0, viewed: 0, confirmed: 0 } as const;

/** Documents and news that wait to be sent, and what news is sorted by. */
export const distributions: Area = {
  name: 'distributions',
  *parts() {
    yield { documents: [...perAccount(categoriesOf), handout(), closedYard()] };
  },
};

const categoriesOf = ({ make }: Tenant) =>
  categories.map(([name, colour], place) => make('newsflash-categories', place, { name, colour }));

const handout = () =>
  documentOf('distribution-documents', stableId('demo', 'distribution', 'handout'), accountId, {
    accountId,
    title: 'Before you drive a lift truck',
    message:
      'Three pages about who may drive and why trucks fall over. Read them before your first day on the yard.',
    fileId: idOf('file', 0),
    mustConfirm: true,
    ...notSent,
  });

const closedYard = () =>
  documentOf('newsflashes', stableId('demo', 'newsflash', 'yard'), accountId, {
    accountId,
    title: 'The yard is closed on Friday',
    body: 'The **training truck** is serviced on Friday. We meet in Room 2 instead, at the same time.',
    categoryId: stableId('demo', 'newsflash-categories', prefix, 1),
    priority: 'normal',
    ...notSent,
  });
