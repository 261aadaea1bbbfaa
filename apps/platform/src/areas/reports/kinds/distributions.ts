import { sql } from 'kysely';
import { amongIds, amongWords, inPeriod, inScope } from '../asked.ts';
import { idFrom, instant, joinDocument, nameOf, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Who got what was sent to people, and who opened and confirmed it. */
export const distributions: ReportKind = {
  kind: 'distributions',
  title: 'Documents and news',
  about: 'One row per document or news and person who got it',
  isPersonal: true,
  period: 'When it was sent',
  filters: ['kind', 'distributionId'],
  sort: '-sent',
  async rows(asked) {
    const { kind, distributionId } = asked.filter;
    // Inboxes are their readers' alone; that these may be looked at holds for this transaction.
    if (!asked.isForShow) await sql`select set_config('app.receipts', 'on', true)`.execute(asked.queries);
    return {
      id: idFrom(sql`d.id`, sql`i.user_id`),
      columns: {
        title: text('Title', nameOf('d')),
        kind: text('Kind', sql`d.kind`),
        person: text('Person', nameOf('u'), { personal: true, by: sql`coalesce(u.sort_1, '')` }),
        site: text('Site', nameOf('site')),
        sent: instant('Sent', sql`i.created_at`, { full: true }),
        viewed: instant('Opened', sql`i.viewed_at`, { personal: true }),
        confirmed: instant('Confirmed', sql`i.confirmed_at`, { personal: true }),
      },
      from: sql`document d join inbox_item i on i.subject_kind = 'distribution' and i.subject_id = d.id
        ${joinDocument('users', 'u', sql`i.user_id`)} ${joinDocument('sites', 'site', sql`u.site_id`)}`,
      where: [
        sql`d.kind in ('distribution-documents', 'newsflashes') and d.deleted_at is null`,
        inScope(asked, sql`d.account_id`, sql`u.site_id`),
        inPeriod(asked, sql`i.created_at`),
        amongWords(sql`d.kind`, kind),
        amongIds(sql`d.id`, distributionId),
      ],
    };
  },
};
