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
  for (const [field, { kind, accountIn }] of Object.entries(referencesOf(resource.fields))) {
    const target = resources.find((each) => each.kind === kind);
    const ids = idsIn(body[field]);
    if (JSON.stringify(body[field]) === JSON.stringify(before[field]) || ids.length === 0) continue;
    // Whose client it is, is a rule of its own (policies.ts); only what is no account's can be of any client.
    if (target?.tenant === 'client' && resource.tenancy === 'account') continue;
    const account = body[accountIn] ?? body['accountId'];
    await exist(queries, kind, ids, field, {
      ...(target?.tenancy === 'account' && typeof account === 'string' && { accountId: account }),
      // Administrators see the accounts of the whole platform; what they make is of their own client all the same.
      ...(target?.tenant === 'account' && { clientId: principal.clientId }),
    });
  }
}

const idsIn = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string');

/** @throws RefusedError when one of the ids is not that of a document of this kind, in this account or client */
export async function exist(
  queries: Queries,
  kind: string,
  ids: readonly string[],
  field: string,
  { accountId, clientId }: Place = {},
): Promise<void> {
  if (ids.length === 0) return;
  const kept =
    kind === 'files' ? sql`stored_file where` : sql`document where kind = ${kind} and deleted_at is null and`;
  const { rows } = await sql<{ id: string }>`select id from ${kept} id = any(${[...ids]}::uuid[])
      ${accountId ? sql`and account_id = ${accountId}::uuid` : sql``}
      ${clientId ? sql`and client_id = ${clientId}::uuid` : sql``}`.execute(queries);
  const known = new Set(rows.map((row) => row.id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const sentence = `${field}: there is none of the ${kind.replace('-', ' ')} with the id ${missing[0]}. Nothing was changed.`;
  refuse('invalid_input', sentence, { errors: [{ path: `body.${field}`, message: sentence }] });
}
