import { sql } from 'kysely';
import { resources } from '@moderator/contract';
import type { Resource } from '@moderator/contract';
import type { Call } from '../kernel/call.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Body } from './document.ts';

/** Fields that name another document, by the kind of it. */
const kindOfField: Record<string, string> = {
  clientId: 'clients',
  accountId: 'accounts',
  siteId: 'sites',
  licenceId: 'licences',
  groupId: 'groups',
  groupIds: 'groups',
  roleIds: 'roles',
  keyId: 'tag-keys',
  leaderId: 'users',
  memberIds: 'users',
  impersonatedAccountId: 'accounts',
  impersonatedSiteId: 'sites',
};

/** The account in which there has to be what a field names; undefined where it is in none. */
function accountOf(field: string, body: Body): string | undefined {
  if (['clientId', 'accountId', 'impersonatedAccountId'].includes(field)) return undefined;
  const acted = field === 'impersonatedSiteId' ? body['impersonatedAccountId'] : undefined;
  return (acted ?? body['accountId'] ?? undefined) as string | undefined;
}

/**
 * Refuses a body that names what does not exist in its account: another tenant's things are refused in
 * the same words as things that there are not.
 */
export async function checkReferences(
  { queries, principal }: Call,
  resource: Resource,
  body: Body,
  before: Body = {},
): Promise<void> {
  for (const field of Object.keys(resource.fields.shape)) {
    const kind = kindOfField[field];
    const value = body[field] as string | string[] | null | undefined;
    const same = JSON.stringify(value) === JSON.stringify(before[field]);
    // Whose client it is, is a rule of its own (policies.ts); only an account can be of any client there is.
    const checked = field !== 'clientId' || resource.kind === 'accounts';
    if (!kind || !checked || same || value === null || value === undefined) continue;
    const ids = Array.isArray(value) ? value : [value];
    // Administrators see the accounts of the whole platform; what they make is of their own client all the same.
    const client = kind === 'accounts' && resource.kind !== 'accounts' ? principal.clientId : undefined;
    await exist(queries, kind, ids, field, { accountId: accountOf(field, body), clientId: client });
  }
}

/** @throws RefusedError when one of the ids is not that of a document of this kind, in this account or client */
export async function exist(
  queries: Call['queries'],
  kind: string,
  ids: readonly string[],
  field: string,
  { accountId, clientId }: { accountId?: string | undefined; clientId?: string | undefined } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string }>`select id from document
    where kind = ${kind} and id = any(${[...ids]}::uuid[]) and deleted_at is null
      ${accountId ? sql`and account_id = ${accountId}::uuid` : sql``}
      ${clientId ? sql`and client_id = ${clientId}::uuid` : sql``}`.execute(queries);
  const known = new Set(rows.map((row) => row.id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const sentence = `${field}: there is none of the ${wordsOf(kind)} with the id ${missing[0]}. Nothing was changed.`;
  refuse('invalid_input', sentence, { errors: [{ path: `body.${field}`, message: sentence }] });
}

const wordsOf = (kind: string) =>
  resources.find((each) => each.kind === kind)?.kind.replace('-', ' ') ?? kind;
