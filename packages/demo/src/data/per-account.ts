import type { DemoDocument } from '../documents.ts';
import { documentOf } from '../documents.ts';
import type { Body, Kinds } from '../documents.ts';
import { stableId } from '../ids.ts';
import { demoAccounts } from '../setting/accounts.ts';

/** Makes documents of one account, whose ids follow from its prefix, their kind and their place. */
export interface Tenant {
  /** Number of the account. */
  index: number;
  accountId: string;
  clientId: string;
  prefix: string;
  idOf(kind: OfAccount, place: number): string;
  make<Kind extends OfAccount>(kind: Kind, place: number, body: OwnBody<Kind>): DemoDocument;
}

/** Kinds whose documents name their account. */
type OfAccount = {
  [Kind in keyof Kinds]: Kinds[Kind] extends { accountId: string } ? Kind : never;
}[keyof Kinds];
type OwnBody<Kind extends OfAccount> = Omit<Body<Kinds[Kind]>, 'accountId'>;

/** What all accounts get the same of. */
export const perAccount = (make: (tenant: Tenant) => DemoDocument[]): DemoDocument[] =>
  demoAccounts.flatMap(({ id: accountId, clientId, prefix }, index) => {
    const idOf = (kind: OfAccount, place: number) => stableId('demo', kind, prefix, place);
    return make({
      index,
      accountId,
      clientId,
      prefix,
      idOf,
      make: (kind, place, body) =>
        documentOf(kind, idOf(kind, place), accountId, { accountId, ...body } as Body<Kinds[typeof kind]>),
    });
  });
