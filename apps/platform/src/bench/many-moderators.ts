import type { MeasuredPlatform } from './running-platform.ts';

/** People like the account's first moderator. @returns their ids */
export async function makeModerators(
  platform: MeasuredPlatform,
  like: string,
  count: number,
): Promise<string[]> {
  const rows = await platform.query(
    `insert into document (kind, id, client_id, account_id, body)
     select kind, gen_random_uuid(), client_id, account_id,
       body - 'phoneNumber' || jsonb_build_object('username', 'load' || n, 'email', 'load' || n || '@bench.example')
     from document, generate_series(1, $2::int) n where kind = 'users' and body ->> 'username' = $1 returning id`,
    [like, count],
  );
  return rows.map((row) => String(row['id']));
}
