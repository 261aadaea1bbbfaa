import type { Queries } from '../database/database.ts';
import type { Config } from '../config.ts';
import { nilId } from '../kernel/ids.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';

type Quotas = Pick<Config, 'filesOfPerson' | 'fileBytesOfPerson' | 'fileBytesOfAccount'>;

/** Bytes that are there without being a file yet: of one person, and of all of their account. */
interface Unfinished {
  own: number;
  all: number;
}

/**
 * Refuses a file with which its owner or their account has more than is kept for them. Asked behind the insert: what the database adds
 * up is then locked until this transaction ends, so that uploads side by side cannot pass by it together.
 */
export async function refuseBeyondQuota(
  queries: Queries,
  { accountId, userId }: Pick<Principal, 'accountId' | 'userId'>,
  { filesOfPerson, fileBytesOfPerson, fileBytesOfAccount }: Quotas,
  unfinished: Unfinished = { own: 0, all: 0 },
): Promise<void> {
  const sums = await queries
    .selectFrom('file_sum')
    .select(['owner_id', 'files', 'bytes'])
    .where('account_id', '=', accountId)
    .where('owner_id', 'in', [userId, nilId])
    .execute();
  const sumOf = (owner: string) => sums.find((each) => each.owner_id === owner) ?? { files: 0, bytes: 0 };
  const [own, all] = [sumOf(userId), sumOf(nilId)];
  if (own.files > filesOfPerson)
    refuse(
      'too_large',
      `You have ${filesOfPerson.toLocaleString('en')} files here, and more are not kept for one person. ${wayOut}`,
    );
  if (own.bytes + unfinished.own > fileBytesOfPerson)
    refuse(
      'too_large',
      `With this file yours would take more than the ${sizeOf(fileBytesOfPerson)} that are kept for one person. ${wayOut}`,
    );
  if (all.bytes + unfinished.all > fileBytesOfAccount)
    refuse(
      'too_large',
      `With this file those of your provider would take more than the ${sizeOf(fileBytesOfAccount)} that are kept for it. Nothing was stored. Ask the manager of your account.`,
    );
}

const wayOut =
  'Nothing was stored. Remove files that are not needed any more, or ask the manager of your account.';

/** @example sizeOf(20_000_000_000) === '20 GB' */
const sizeOf = (bytes: number): string =>
  bytes >= 1_000_000_000
    ? `${(bytes / 1_000_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} GB`
    : `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
