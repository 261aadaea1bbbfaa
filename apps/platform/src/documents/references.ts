import { sql } from 'kysely';
import { referencesOf, resources } from '@moderator/contract';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import type { RequestContext } from '../kernel/call.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Body } from './document.ts';

/** Where there has to be what a field names. */
interface Place {
  accountId?: string | undefined;
  clientId?: string | undefined;
}

/**
 * Refuses a body that names what does not exist in its account: another tenant's things are refused in
 * the same words as things that there are not.
 */
export async function checkReferences(
  { queries, principal }: RequestContext,
  resource: Resource,
  body: Body,
  before: Body = {},
): Promise<void> {
  for (const [field, { kinds, accountIn }] of Object.entries(referencesOf(resource.fields))) {
    const target = resources.find((each) => each.kind === kinds[0]);
    const [given, was] = [valueAt(body, field), valueAt(before, field)];
    const ids = idsIn(given);
    if (JSON.stringify(given) === JSON.stringify(was) || ids.length === 0) continue;
    // Whose client it is, is a rule of its own (policies.ts); only what is no account's can be of any client.
    if (target?.tenant === 'client' && resource.tenancy === 'account') continue;
    const account = body[accountIn] ?? body['accountId'];
    const isOfAccount = target?.tenancy === 'account' || kinds.includes('files');
    await exist(queries, kinds, ids, field, {
      ...(isOfAccount && typeof account === 'string' && { accountId: account }),
      // Administrators see the accounts of the whole platform; what they make is of their own client all the same.
      ...(target?.tenant === 'account' && { clientId: principal.clientId }),
    });
  }
}

/** What stands in a field, or in a field of a field. */
const valueAt = (body: Body, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => (value as Body | null | undefined)?.[name], body);

const idsIn = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string');

/** @throws RefusedError when one of the ids is not that of a document of this kind, in this account or client */
export async function exist(
  queries: Queries,
  kinds: string | readonly string[],
  ids: readonly string[],
  field: string,
  { accountId, clientId }: Place = {},
): Promise<void> {
  if (ids.length === 0) return;
  const kept = kinds.includes('files')
    ? sql`stored_file where`
    : sql`document where kind = any(${[kinds].flat()}::text[]) and deleted_at is null and`;
  const { rows } = await sql<{ id: string }>`select id from ${kept} id = any(${[...ids]}::uuid[])
      ${accountId ? sql`and account_id = ${accountId}::uuid` : sql``}
      ${clientId ? sql`and client_id = ${clientId}::uuid` : sql``}`.execute(queries);
  const known = new Set(rows.map((row) => row.id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const sentence = `${field}: there is none of the ${[kinds].flat().join(' or ').replaceAll('-', ' ')} with the id ${missing[0]}. Nothing was changed.`;
  refuse('invalid_input', sentence, { errors: [{ path: `body.${field}`, message: sentence }] });
}
