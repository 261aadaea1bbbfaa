import { interactionsOf, versionOf } from '@moderator/learning';
import type { ScormActivity } from '@moderator/learning';
import type { Queries } from '../../database/database.ts';
import type { ActivityDetail } from '../registrations/activity-evidence.ts';
import { findPackage } from './package-rows.ts';
import { lastTold } from './session-rows.ts';
import type { SessionRow } from './session-rows.ts';

/** What fits on a page that somebody reads; the data model keeps all of it. */
const mostAnswers = 200;

/**
 * What a package told, as somebody who judges reads it: which package it was, and its questions with what was answered,
 * what is right and how long it took, in the order in which they were asked.
 */
export async function toldAsEvidence(
  queries: Queries,
  sessions: readonly Pick<SessionRow, 'learner_id' | 'registration_id' | 'package_id'>[],
  activities: readonly ScormActivity[],
): Promise<ActivityDetail> {
  const latest = sessions.at(-1);
  const played = latest && (await findPackage(queries, latest.package_id));
  if (!latest || !played?.standard) return {};
  const version = versionOf(played.standard);
  const pairs = [{ label: 'Package', value: `${played.title} (sha256 ${played.sha256.slice(0, 16)}…)` }];
  for (const { identifier: activityId } of activities) {
    const { learner_id: learnerId, registration_id: registrationId } = latest;
    const told = await lastTold(queries, { learnerId, registrationId, activityId });
    for (const one of told ? interactionsOf(version, told.cmi) : [])
      pairs.push({
        label: one.description ?? one.id,
        value: [
          `answered ${one.response ?? 'nothing'}`,
          one.correct.length > 0 ? `right is ${one.correct.join(' or ')}` : undefined,
          one.result,
          one.latency,
          one.at,
        ]
          .filter((part) => part !== undefined)
          .join(', '),
      });
  }
  return { pairs: pairs.slice(0, mostAnswers) };
}
