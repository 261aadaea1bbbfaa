import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { ImportError } from './import-error.ts';

/** The account that records are imported into. */
export interface ImportAccount {
  id: string;
  clientId: string;
  prefix: string;
  name: string;
}

/**
 * The account that is asked for, or the only one there is.
 * @throws ImportError with what to do when it is not clear which
 */
export async function findAccount(
  queries: Queries,
  asked: { option: string | undefined; mapping: string | undefined },
): Promise<ImportAccount> {
  const { rows } = await sql<ImportAccount & { state: string }>`
    select id, client_id as "clientId", body ->> 'URLPrefix' as prefix, body ->> 'name' as name, body ->> 'state' as state
    from document where kind = 'accounts' and deleted_at is null order by body ->> 'URLPrefix'`.execute(
    queries,
  );
  const active = rows.filter((row) => row.state === 'active');
  const list = active.map(({ prefix, name }) => `${prefix} (${name})`).join(', ');
  const prefix = asked.option ?? asked.mapping;
  if (active.length === 0)
    throw new ImportError(
      'There is no account to import into. Start Moderator once with "npm start", which makes the demonstration accounts, or create an account, then import again.',
    );
  if (prefix === undefined) {
    const [only, ...others] = active;
    if (only && others.length === 0) return only;
    throw new ImportError(`There are several accounts: ${list}. Choose one with --account PREFIX.`);
  }
  const found = active.find((row) => row.prefix === prefix);
  if (found) return found;
  const inactive = rows.some((row) => row.prefix === prefix);
  const origin = asked.option === undefined ? ', which the mapping names' : '';
  throw new ImportError(
    `${inactive ? `The account "${prefix}"${origin}, is switched off` : `There is no account "${prefix}"${origin}`}. There are: ${list}. Choose one with --account PREFIX.`,
  );
}
