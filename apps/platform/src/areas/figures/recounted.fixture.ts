import { progressStatuses } from '@moderator/contract/options';
import type { FigureQuestion } from '@moderator/contract/types';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** A registration or the progress on a course, as it is stored. */
interface Row {
  user_id: string;
  site_id: string | null;
  item_id: string;
  is_course: boolean;
  content_kind: string;
  status: string;
  is_certified: boolean;
  score: number | null;
  percent: number;
  registered_at: Date;
  opens_at: Date | null;
  due_at: Date | null;
  closes_at: Date | null;
  opened_at: Date | null;
  finished_at: Date | null;
  settled_at: Date | null;
}

const ofAccount = `
  select user_id, site_id, item_id, false as is_course, content_kind, status, false as is_certified, score::float as score, 0 as percent,
    registered_at, opens_at, due_at, closes_at, opened_at, finished_at, settled_at from registration
  where account_id = $1 and superseded_at is null
  union all
  select user_id, site_id, course_id, true, content_kind, status, attempt_status = 'Completed', null, percent,
    registered_at, null, due_at, null, opened_at, finished_at, settled_at from course_progress where account_id = $1`;

/** Midnight of a day in the zone of accounts, which has no summer. */
const midnight = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 2 * 3_600_000);
const dayNumber = (instant: Date) => Math.floor((instant.getTime() + 2 * 3_600_000) / 86_400_000);
const round = (value: number) => Math.round(value * 10_000) / 10_000;
const rate = (part: number, whole: number) => (whole === 0 ? null : round(part / whole));
const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/**
 * Counts and progress of one account, counted row by row by plain code that shares nothing with what is tested.
 * @param question of which the days, sites, content and kinds of content are looked at
 */
export async function recountOf(platform: TestPlatform, accountId: string, question: FigureQuestion) {
  const all = await platform.query<Row>(ofAccount, [accountId]);
  const begin = question.from ? midnight(question.from) : new Date(-8e15);
  const end = new Date(midnight(question.to!).getTime() + 86_400_000);
  const rows = all.filter(
    (row) =>
      (!question.siteIds || question.siteIds.includes(row.site_id!)) &&
      (!question.content || question.content.some(({ id }) => id === row.item_id)) &&
      (!question.contentKinds || (question.contentKinds as string[]).includes(row.content_kind)),
  );
  const by = (at: Date | null | undefined) => at instanceof Date && at < end;
  const during = (at: Date | null | undefined) => by(at) && at! >= begin;
  const count = (holds: (row: Row) => boolean) => rows.filter(holds).length;

  const isFinished = ({ status }: Row) => status === 'Passed' || status === 'Completed';
  const finished = (row: Row) => (isFinished(row) ? (row.finished_at ?? row.settled_at) : null);
  const over = (row: Row) =>
    isFinished(row) || row.status === 'AwaitingModeration'
      ? (row.finished_at ?? row.settled_at)
      : row.finished_at;
  const missed = (row: Row) => {
    if (['Missed', 'NotCompleted'].includes(row.status)) return row.closes_at ?? row.settled_at;
    return ['NotAttempted', 'InProgress'].includes(row.status) ? row.closes_at : null;
  };
  const released = (row: Row) => (isFinished(row) || row.status === 'Failed' ? row.settled_at : null);
  const passed = (row: Row) => row.status === 'Passed' || row.is_certified;
  const statusOf = (row: Row) => {
    const isJudged = ['Passed', 'Failed', 'Completed', 'AwaitingModeration'].includes(row.status);
    if (by(missed(row))) return by(row.opened_at) ? 'NotCompleted' : 'Missed';
    if (isJudged && by(row.settled_at)) return row.status;
    if (by(row.finished_at)) return 'AwaitingModeration';
    if (by(row.opened_at)) return 'InProgress';
    return row.opens_at && row.opens_at >= end ? 'Upcoming' : 'NotAttempted';
  };

  const registered = rows.filter((row) => by(row.registered_at));
  const statuses = progressStatuses.map((status) => ({
    status,
    count: registered.filter((row) => statusOf(row) === status).length,
  }));
  const passes = count((row) => passed(row) && during(released(row)));
  const fails = count((row) => row.status === 'Failed' && during(released(row)));
  const scores = rows.filter((row) => row.score !== null && during(released(row))).map((row) => row.score!);
  const courses = registered.filter((row) => row.is_course).map((row) => row.percent);
  const days = rows
    .filter((row) => during(finished(row)))
    .map((row) => dayNumber(finished(row)!) - dayNumber(row.registered_at))
    .sort((one, other) => one - other);
  const due = rows.filter((row) => during(row.due_at));
  const missedCount = count((row) => during(missed(row)));
  const opensBy = (row: Row) => by(row.registered_at) && (!row.opens_at || by(row.opens_at));
  return {
    people: new Set(registered.map((row) => row.user_id)).size,
    registered: count((row) => during(row.registered_at)),
    started: count((row) => during(row.opened_at)),
    finished: count((row) => during(finished(row))),
    overdue: count((row) => by(row.due_at) && !by(over(row)) && !by(row.closes_at) && !by(missed(row))),
    missed: missedCount,
    passed: passes,
    failed: fails,
    awaitingModeration: statuses.find(({ status }) => status === 'AwaitingModeration')!.count,
    statuses,
    completionRate: rate(
      count((row) => by(finished(row))),
      count(opensBy),
    ),
    progress: courses.length === 0 ? null : round(mean(courses)),
    onTimeRate: rate(due.filter((row) => finished(row) && finished(row)! <= row.due_at!).length, due.length),
    missedRate: rate(
      missedCount,
      count((row) => during(row.closes_at ?? missed(row))),
    ),
    passRate: rate(passes, passes + fails),
    averageScore:
      scores.length === 0
        ? null
        : {
            mean: round(mean(scores)),
            n: scores.length,
            deviation:
              scores.length < 2
                ? null
                : round(
                    Math.sqrt(
                      scores.reduce((sum, each) => sum + (each - mean(scores)) ** 2, 0) / (scores.length - 1),
                    ),
                  ),
          },
    daysToFinish: days.length === 0 ? null : (days[(days.length - 1) >> 1]! + days[days.length >> 1]!) / 2,
    distribution: Array.from(
      { length: 10 },
      (_, tenth) => courses.filter((percent) => Math.min(9, Math.floor(percent / 10)) === tenth).length,
    ),
  };
}
