import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { benchPassword } from './large-account.ts';
import type { LargeAccount } from './large-account.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** What is fetched to be looked at; recordings are played from where they lie. */
const kinds = ['pdf', 'jpeg', 'png', 'wordprocessingml.document', 'spreadsheetml.sheet'];
/** So many files of each kind stand for those of all: nobody but a machine sees that pieces of evidence share them. */
const mostOfKind = 5;

/**
 * Gives each piece of evidence of what is to be moderated a file: what was handed in to the demonstration, sent to the account
 * anew. Accounts that are made have none.
 * @returns bytes of such a file, on the average
 */
export async function giveFiles(platform: MeasuredPlatform, account: LargeAccount): Promise<number> {
  const client = (username: string, password?: string) =>
    createClient(routes, {
      baseUrl: `${platform.url}/api`,
      token: tokenOf(platform.url, username, password),
    });
  const [demonstration, own] = [client('moderator'), client(account.moderator, benchPassword)];
  const handedIn = await platform.query(
    `select id, name from (
        select f.id, f.name, row_number() over (partition by f.media_type order by f.id) as place from stored_file f
        join document d on d.kind = 'users' and d.account_id = f.account_id
        where d.body ->> 'username' = 'moderator' and f.media_type like any($1)
          and exists (select from evidence where file_id = f.id)) f
      where place <= $2 order by place, id`,
    [kinds.map((kind) => `%${kind}`), mostOfKind],
  );
  const files: { id: string; size: number }[] = [];
  for (const { id, name } of handedIn) {
    const { blob: file } = await demonstration.downloadFile({ id: String(id) });
    files.push(await own.uploadFile({ file, fileName: String(name) }));
  }
  await platform.query(
    `update evidence e set file_id = ($2::uuid[])[1 + e.position + abs(hashtext(e.attempt_id::text)) % ($3::int - 2)]
      from attempt a where a.id = e.attempt_id and a.account_id = $1 and a.state = 'in_sample'`,
    [account.id, files.map(({ id }) => id), files.length],
  );
  return files.reduce((sum, { size }) => sum + size, 0) / files.length;
}
