import { sql } from 'kysely';
import { z } from 'zod';
import { managersOf } from '../../inbox/managers.ts';
import { notify } from '../../inbox/notify.ts';
import { job } from '../../jobs/job.ts';
import { nilId } from '../../kernel/ids.ts';

interface SilentDevice {
  client_id: string;
  account_id: string;
  site_id: string;
  /** The first of them. */
  device_id: string;
  names: string[];
}

/** Tells managers once of each device in use that has not spoken for a day, those of a site in one message. */
export const tellOfSilence = job({
  name: 'tell-of-silent-devices',
  payload: z.object({}),
  failure: 'Nobody could be told which devices are silent. It is tried again.',
  tries: Infinity,
  every: '37 * * * *',
  run: (_, { context: { database, now } }) =>
    database.asSystem(async (queries) => {
      const { rows } = await sql<SilentDevice>`
        with told as (
          update device_status t set silence_told_at = ${now()}::timestamptz
          from device d where d.device_id = t.device_id and d.state = 'active' and t.silence_told_at is null
            and t.at < ${now()}::timestamptz - interval '24 hours'
          returning d.client_id, d.account_id, d.site_id, d.device_id, d.name)
        select client_id, account_id, site_id, (array_agg(device_id order by name))[1] as device_id,
          array_agg(name order by name) as names from told
        group by 1, 2, 3`.execute(queries);
      for (const { client_id, account_id, site_id, device_id, names } of rows)
        await notify(queries, 'device.silent', await managersOf(queries, { account_id, site_id }, nilId), {
          tenant: { client_id, account_id },
          subject: { kind: 'device', id: device_id },
          facts: { title: shortened(names) },
          now: now(),
        });
    }),
});

/** Some names, and how many more there are. */
function shortened(names: readonly string[], most = 5): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} (+${more})` : names.join(', ');
}
