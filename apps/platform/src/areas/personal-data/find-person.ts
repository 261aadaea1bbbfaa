import { sql } from 'kysely';
import type { UserFields } from '@moderator/contract';
import { collections } from '../../documents/collections.ts';
import type { BodyOf, StoredDocument } from '../../documents/document.ts';
import { readerOf } from '../../documents/read.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { managesAccount, rankOf } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

const { users } = collections;

export type Person = StoredDocument<BodyOf<typeof UserFields>> & { accountId: string };

type CallForPerson = RequestContext & { params: { readonly id: string } };

/**
 * Whom a call is about, deleted or not, where the caller decides for the account and for them.
 * @throws RefusedError `not_found`, or `not_allowed` where they stand above the caller
 */
export async function findPerson(call: CallForPerson): Promise<Person> {
  const { queries, principal, params } = call;
  const person =
    (await users.find(queries, params.id)) ??
    (await users.findDeleted(queries, params.id)) ??
    refuse('not_found');
  const isReadable = await readerOf(call, users);
  if (!person.accountId || !isReadable(person)) refuse('not_found');
  if (!managesAccount(principal))
    refuse('not_allowed', 'Whoever manages the account decides on the data of its people. Nothing was done.');
  if (rankOf(person.body.roles) > rankOf(principal.roles))
    refuse('not_allowed', 'This person has a role above yours. Nothing was done.');
  return { ...person, accountId: person.accountId };
}

export const fullName = ({ body }: Person): string => `${body.name} ${body.surname}`;

/** Who asked for something, by the name that they have now. */
export const requestedBy = sql`jsonb_build_object('id', x.requested_by, 'name', coalesce((
  select concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') from document u
  where u.kind = 'users' and u.id = x.requested_by), '')) as "requestedBy"`;
