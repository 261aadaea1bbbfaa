import { sql } from 'kysely';

/** How far a schedule `p` is, by its days. */
export const phaseAt = (now: Date) => sql`(case when p.cancelled_at is not null then 'cancelled'
  when p.starts_at > ${now}::timestamptz then 'upcoming'
  when p.ends_at <= ${now}::timestamptz then 'ended' else 'running' end)`;
