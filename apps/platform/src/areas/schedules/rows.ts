import { sql } from 'kysely';
import type { AttemptState } from '@moderator/moderation';
import type { ProgressStatus } from '@moderator/learning';
import { statusAt } from '../../people/engagements/standing.ts';

/** Columns of a place, with how far its learner is. */
export const placeColumns = (
  now: Date,
) => sql`e.id, e.learner_id, e.learner_name, e.learner_order, e.site_id, e.extra_time_percent,
  e.added_at, ${statusAt(now)} as status, coalesce(c.percent, 0) as percent, c.last_activity_at, c.finished_at`;

export interface PlaceRow {
  id: string;
  learner_id: string;
  learner_name: string;
  learner_order: string;
  site_id: string | null;
  extra_time_percent: number;
  added_at: Date;
  status: ProgressStatus;
  percent: number;
  last_activity_at: Date | null;
  finished_at: Date | null;
}

export interface AttemptOfPlace {
  attempt_id: string | null;
  attempt_state: AttemptState | null;
}

export const presentPlace = (row: PlaceRow) => ({
  learner: { id: row.learner_id, name: row.learner_name },
  siteId: row.site_id,
  status: row.status,
  percent: row.percent,
  lastActivityAt: row.last_activity_at,
  finishedAt: row.finished_at,
  extraTimePercent: row.extra_time_percent,
  addedAt: row.added_at,
});
