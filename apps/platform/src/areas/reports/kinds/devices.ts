import { sql } from 'kysely';
import { joinSaid } from '../../../documents/join-said.ts';
import { shareOf } from '../../../figures/expressions.ts';
import { amongWords, inPeriod, inScope } from '../asked.ts';
import { instant, joinDocument, nameOf, number, share, text } from '../kind.ts';
import type { ReportKind, Sql } from '../kind.ts';

/** Days of heartbeats that are kept, and that availability is counted over unless fewer are asked for. */
const keptDays = 90;

/** Devices as they were when they spoke last. */
export const devices: ReportKind = {
  kind: 'devices',
  title: 'Devices',
  about: 'One row per device; of days whose heartbeats are kept it is told how much of them it spoke',
  isPersonal: false,
  period: 'When it is counted how often the device spoke; 30 days unless told',
  filters: ['modelId', 'state'],
  figures: ['deviceAvailability', 'deviceBacklog'],
  sort: 'device',
  chart: { title: 'Availability', by: ['device', 'site'], of: ['availability'] },
  rows(asked) {
    const { now, filter } = asked;
    const first = sql`greatest(coalesce(${filter.from ?? null}::date::timestamptz, ${now}::timestamptz - interval '30 days'),
      ${now}::timestamptz - make_interval(days => ${keptDays}), registered.created_at)`;
    const last = sql`least(coalesce((${filter.to ?? null}::date + 1)::timestamptz, ${now}::timestamptz), ${now}::timestamptz)`;
    const slot = (moment: Sql) => sql`floor(extract(epoch from ${moment}) / 300)`;
    const spoke = inPeriod(asked, sql`w.at`) ?? sql`w.at >= ${first}`;
    return {
      id: sql`d.device_id`,
      columns: {
        device: text('Device', sql`d.name`),
        serialNumber: text('Serial number', sql`d.serial_number`),
        model: text('Model', sql`concat_ws(' ', model.body ->> 'vendor', model.body ->> 'name')`),
        site: text('Site', nameOf('site')),
        state: text('State', sql`d.state`),
        lastHeartbeat: instant('Spoke last', sql`t.at`),
        availability: share(
          'Availability',
          shareOf(
            sql`(select count(distinct ${slot(sql`w.at`)}) from device_sample w where w.device_id = d.device_id and ${spoke})`,
            sql`greatest(ceil(extract(epoch from ${last} - ${first}) / 300), 0)`,
          ),
          { unsorted: true },
        ),
        backlog: number('Results waiting', sql`t.waiting_results`),
        oldest: instant('Oldest waiting', sql`t.oldest_waiting_at`),
        storage: number('Storage free, bytes', sql`t.storage_free`),
        version: text('Version', sql`t.app_version`),
        stale: number(
          'Content stale',
          sql`(select count(*) from device_content w join document item on item.id = w.content_id
            where w.device_id = d.device_id and w.state = 'ready' and w.revision < item.version)`,
          { unsorted: true },
        ),
      },
      from: sql`device d join document registered on registered.kind = 'devices' and registered.id = d.device_id
        left join device_status t on t.device_id = d.device_id ${joinDocument('sites', 'site', sql`d.site_id`)}
        ${joinSaid('device-models', 'model', sql`(registered.body ->> 'modelId')::uuid`)}`,
      where: [
        inScope(asked, sql`d.account_id`, sql`d.site_id`),
        amongWords(sql`registered.body ->> 'modelId'`, filter.modelId),
        amongWords(sql`d.state`, filter.state),
      ],
    };
  },
};
