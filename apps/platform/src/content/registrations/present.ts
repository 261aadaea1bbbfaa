import { statusAt } from '@moderator/learning';
import type { Item } from './items.ts';
import type { Standing } from './assigned.ts';
import type { Registration } from './rows.ts';

/** A score as whoever it is of may know it: nothing while the attempt that it counts for is not reported. */
export const knownScore = (registration: Registration | null): number | null =>
  registration && registration.status !== 'AwaitingModeration' ? registration.score : null;

export const triesLeft = (maxTries: number | null, tries: number): number | null =>
  maxTries === null ? null : Math.max(0, maxTries - tries);

/** A registration as its person is told of it. */
export const presentRegistration = (registration: Registration, item: Item, now: Date) => ({
  id: registration.id,
  itemId: registration.item_id,
  courseId: registration.course_id,
  number: registration.number,
  status: statusAt({ status: registration.status, closesAt: item.closes_at }, now),
  score: knownScore(registration),
  progress: registration.progress,
  tries: registration.tries,
  triesLeft: triesLeft(item.max_tries, registration.tries),
  opensAt: item.opens_at,
  dueAt: registration.due_at,
  closesAt: item.closes_at,
  registeredAt: registration.registered_at,
  openedAt: registration.opened_at,
  finishedAt: registration.finished_at,
  seconds: registration.seconds,
  isCurrent: registration.superseded_at === null,
});

/** Something that somebody is to do, as a list tells it. */
export const presentStanding = (
  { item, registration, status, required, lockedBy }: Standing,
  course: { id: string; name: string } | null,
) => ({
  id: item.id,
  title: item.title,
  status,
  progress: registration?.progress ?? 0,
  score: knownScore(registration),
  course,
  required,
  dueAt: registration?.due_at ?? item.closes_at,
  locked: lockedBy && { by: lockedBy },
});

/** The same of an assessment or an examination. */
export const presentAssessment = (standing: Standing, course: { id: string; name: string } | null) => ({
  ...presentStanding(standing, course),
  type: standing.item.type ?? 'formative',
  contentId: standing.item.content_id,
  questions: standing.item.questions,
  timeLimitMinutes: standing.item.time_limit_minutes,
  tries: standing.registration?.tries ?? 0,
  triesLeft: triesLeft(standing.item.max_tries, standing.registration?.tries ?? 0),
});
