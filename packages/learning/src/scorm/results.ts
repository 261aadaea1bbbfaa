import { secondsIn } from './durations.ts';
import type { OrderRules } from './order-rules.ts';
import { isSuspended, versionOf } from './standards.ts';
import type { DataModel, ScormStandard } from './standards.ts';

/** What one activity of a package asks of those who play it. */
export interface ScormActivity extends OrderRules {
  identifier: string;
  title: string;
  /** Below the root of the package, with its query. */
  href: string;
  kind: 'sco' | 'asset';
  launchData?: string;
  /** 0 to 100; of 1.2. */
  masteryScore?: number;
  /** −1 to 1; of 2004. */
  scaledPassingScore?: number;
  /** 0 to 1; of 2004. */
  completionThreshold?: number;
  maxTimeAllowed?: string;
  timeLimitAction?: string;
  objectives: readonly string[];
  /** It is neither listed nor asked for: the package itself leads to it, if anything does. */
  hidden?: true;
  /** Its part in the score of the package. */
  weight: number;
}

/** What the lesson says beside the package. */
export interface LessonRules {
  /** Per cent from which it is passed, before what the manifest says. */
  passMark?: number | null | undefined;
  /** Whether a package that never says how it stands is finished when it ends; the standard says so, authors rarely mean it. */
  assumeCompletion?: boolean | undefined;
}

export type ScormStatus = 'Passed' | 'Completed' | 'Failed' | 'InProgress';

export interface ScormResult {
  status: ScormStatus;
  /** Per cent with two decimals. */
  score?: number;
  /** 0 to 1, where the package tells it. */
  progress?: number;
}

type Rules = Pick<ScormActivity, 'masteryScore' | 'scaledPassingScore' | 'completionThreshold'>;

/** `Infinity` is a number to a script, and none to those who read a score. */
const numberAt = (cmi: DataModel, element: string): number | undefined =>
  cmi[element] === undefined || cmi[element].trim() === '' || !Number.isFinite(Number(cmi[element]))
    ? undefined
    : Number(cmi[element]);

/** Where a number lies between its bounds, from 0 to 1; nothing where they leave no room that can be reckoned with. */
function shareBetween(value: number, least: number, most: number): number | undefined {
  const room = most - least;
  return room > 0 && Number.isFinite(room) ? (value - least) / room : undefined;
}

const inPerCent = (share: number): number => Math.round(Math.min(Math.max(share * 100, 0), 100) * 100) / 100;

/**
 * The score of a data model in per cent: 100 · scaled, or 100 · (raw − min) / (max − min) with 0 and 100 where a
 * package does not say its bounds; below 0 is 0.
 * @example reportedScore({ 'cmi.core.score.raw': '15', 'cmi.core.score.max': '20' }) // 75
 */
export function reportedScore(cmi: DataModel): number | undefined {
  const scaled = numberAt(cmi, 'cmi.score.scaled');
  if (scaled !== undefined) return inPerCent(scaled);
  const prefix = numberAt(cmi, 'cmi.core.score.raw') === undefined ? 'cmi.score' : 'cmi.core.score';
  const raw = numberAt(cmi, `${prefix}.raw`);
  if (raw === undefined) return undefined;
  const least = numberAt(cmi, `${prefix}.min`) ?? 0;
  const most = numberAt(cmi, `${prefix}.max`) ?? 100;
  return inPerCent(shareBetween(raw, least, most) ?? raw / 100);
}

/**
 * What a session has reported, by the mapping tables of the platform.
 * @param over whether the session has ended; a result that is suspended waits for more
 * @example resultOf('1.2', { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '80' }, { masteryScore: 70 }, {}, true)
 * // { status: 'Passed', score: 80 }
 */
export function resultOf(
  standard: ScormStandard,
  cmi: DataModel,
  rules: Rules,
  lesson: LessonRules,
  over: boolean,
): ScormResult {
  const score = reportedScore(cmi);
  const progress = numberAt(cmi, 'cmi.progress_measure');
  const status =
    versionOf(standard) === '1.2'
      ? statusOf12(cmi, score, lesson.passMark ?? rules.masteryScore, lesson, over)
      : statusOf2004(cmi, rules, lesson, over);
  return {
    status,
    ...(score !== undefined && { score }),
    ...(progress !== undefined && { progress: Math.min(Math.max(progress, 0), 1) }),
  };
}

function statusOf12(
  cmi: DataModel,
  score: number | undefined,
  mastery: number | undefined,
  { assumeCompletion = false }: LessonRules,
  over: boolean,
): ScormStatus {
  const reported = cmi['cmi.core.lesson_status'] ?? '';
  const isJudged = mastery !== undefined && score !== undefined;
  if (['passed', 'failed', 'completed'].includes(reported) && isJudged)
    return score >= mastery ? 'Passed' : 'Failed';
  if (reported === 'passed') return 'Passed';
  if (reported === 'failed') return 'Failed';
  if (reported === 'completed') return 'Completed';
  const isUnsaid = reported === '' || reported === 'not attempted';
  return isUnsaid && over && assumeCompletion ? 'Completed' : 'InProgress';
}

function statusOf2004(
  cmi: DataModel,
  rules: Rules,
  { passMark, assumeCompletion = false }: LessonRules,
  over: boolean,
): ScormStatus {
  const success = successOf(cmi, passMark != null ? passMark / 100 : rules.scaledPassingScore);
  const completed = completionOf(cmi, rules.completionThreshold);
  const ended = over && !isSuspended('2004', cmi);
  if (success === 'passed') return 'Passed';
  if (success === 'failed') return completed === true || ended ? 'Failed' : 'InProgress';
  if (completed === true) return 'Completed';
  return completed === undefined && ended && assumeCompletion ? 'Completed' : 'InProgress';
}

/** Success by comparison where there is something to compare with, whatever the package says. */
function successOf(cmi: DataModel, passing: number | undefined): 'passed' | 'failed' | undefined {
  const scaled = numberAt(cmi, 'cmi.score.scaled') ?? (passing === undefined ? undefined : shareOfRaw(cmi));
  if (passing !== undefined && scaled !== undefined) return scaled >= passing ? 'passed' : 'failed';
  const reported = cmi['cmi.success_status'];
  return reported === 'passed' || reported === 'failed' ? reported : undefined;
}

/** Packages that report a raw score with its bounds alone are compared by it. */
function shareOfRaw(cmi: DataModel): number | undefined {
  const [raw, least, most] = ['raw', 'min', 'max'].map((name) => numberAt(cmi, `cmi.score.${name}`));
  return raw === undefined || most === undefined ? undefined : shareBetween(raw, least ?? 0, most);
}

function completionOf(cmi: DataModel, threshold: number | undefined): boolean | undefined {
  const measure = numberAt(cmi, 'cmi.progress_measure');
  if (threshold !== undefined && measure !== undefined) return measure >= threshold;
  const reported = cmi['cmi.completion_status'];
  if (reported === 'completed') return true;
  return reported === 'incomplete' || reported === 'not attempted' ? false : undefined;
}

/**
 * Whether what a session comes to stands before it ends: it is passed, and the package itself says that it is, or that it is done.
 * A score that is enough while the questions go on may still fall, and to what is completed or failed a score or another try may come.
 * @example isSettled('Passed', { 'cmi.core.lesson_status': 'passed' }) // true
 */
export const isSettled = (status: ScormStatus, cmi: DataModel): boolean =>
  status === 'Passed' &&
  (['passed', 'completed'].includes(cmi['cmi.core.lesson_status'] ?? '') ||
    cmi['cmi.success_status'] === 'passed' ||
    cmi['cmi.completion_status'] === 'completed');

/** Seconds that a package says its session took. */
export function reportedSeconds(standard: ScormStandard, cmi: DataModel): number | undefined {
  const version = versionOf(standard);
  return secondsIn(version, cmi[version === '1.2' ? 'cmi.core.session_time' : 'cmi.session_time'] ?? '');
}

const order: readonly ScormStatus[] = ['InProgress', 'Failed', 'Completed', 'Passed'];

/**
 * Across sessions the best counts, with its score: what was passed is not failed by opening it again.
 * @example bestOf([{ status: 'Passed', score: 80 }, { status: 'Failed', score: 20 }]) // { status: 'Passed', score: 80 }
 */
export function bestOf(results: readonly ScormResult[]): ScormResult | undefined {
  return results.reduce<ScormResult | undefined>((best, each) => {
    const difference = best ? order.indexOf(each.status) - order.indexOf(best.status) : 1;
    const better = difference > 0 || (difference === 0 && (each.score ?? -1) > (best?.score ?? -1));
    return better ? each : best;
  }, undefined);
}

/**
 * How somebody stands with a package: completed when all its activities are, passed when those that tell success all
 * say passed; the score is the mean by weight of those that have one. What is hidden is not asked for.
 * @param results the best of each activity, undefined where it was not opened
 */
export function rollUp(
  activities: readonly Pick<ScormActivity, 'weight' | 'kind' | 'hidden'>[],
  results: readonly (ScormResult | undefined)[],
): ScormResult {
  const all = activities
    .map(({ weight, hidden }, index) => ({ weight, hidden, result: results[index] }))
    .filter(({ hidden }) => !hidden);
  const scored = all.flatMap(({ weight, result }) =>
    result?.score === undefined ? [] : [{ weight, score: result.score }],
  );
  const weights = scored.reduce((sum, { weight }) => sum + weight, 0);
  const score =
    scored.length === 0
      ? undefined
      : weights === 0
        ? scored.reduce((sum, each) => sum + each.score, 0) / scored.length
        : scored.reduce((sum, each) => sum + each.weight * each.score, 0) / weights;
  const finished = all.filter(({ result }) => result && result.status !== 'InProgress').length;
  const statuses = new Set(all.map(({ result }) => result?.status ?? 'InProgress'));
  const share = all.reduce((sum, { result }) => {
    if (!result) return sum;
    return sum + (result.status === 'InProgress' ? (result.progress ?? 0) : 1);
  }, 0);
  const status: ScormStatus =
    finished < all.length || all.length === 0
      ? 'InProgress'
      : statuses.has('Failed')
        ? 'Failed'
        : statuses.has('Passed')
          ? 'Passed'
          : 'Completed';
  return {
    status,
    ...(score !== undefined && { score: Math.round(score * 100) / 100 }),
    progress: all.length === 0 ? 0 : share / all.length,
  };
}
