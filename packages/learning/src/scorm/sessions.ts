import { durationOf } from './durations.ts';
import type { ScormActivity, ScormStatus } from './results.ts';
import { isSuspended, versionOf } from './standards.ts';
import type { DataModel, ScormStandard, ScormVersion } from './standards.ts';

/** How a session begins: anew, or where the one before it stopped. */
export type ScormEntry = 'ab-initio' | 'resume';

/** The session of an activity before the one that begins. */
export interface EarlierSession {
  status: ScormStatus;
  cmi: DataModel;
  /** Whether the package itself said that it was over. */
  finished: boolean;
}

/**
 * Whether the next session goes on where the last one stopped: it does where that was suspended, where it broke off,
 * and where the activity is not finished. Only what was finished and left begins anew, which is a try.
 * @example entryAfter('1.2', { status: 'InProgress', cmi: {}, finished: true }) // 'resume'
 */
export function entryAfter(standard: ScormStandard, last: EarlierSession | undefined): ScormEntry {
  if (!last) return 'ab-initio';
  const isLeft = last.finished && last.status !== 'InProgress' && !isSuspended(versionOf(standard), last.cmi);
  return isLeft ? 'ab-initio' : 'resume';
}

export interface ScormLearner {
  /** A pseudonym per account: packages are foreign code. */
  id: string;
  name: string;
}

interface Beginning {
  standard: ScormStandard;
  activity: ScormActivity;
  learner: ScormLearner;
  mode: 'normal' | 'browse' | 'review';
  entry: ScormEntry;
  /** What the last session left; used where it is gone on with or looked at. */
  before?: DataModel;
  /** Seconds of all sessions before. */
  totalSeconds: number;
  passMark?: number | null | undefined;
}

/** What a session has for itself and the next one does not go on with. */
const ofOneSession = /^(cmi\.(core\.)?(exit|session_time)|adl\.nav\..*)$/;

/** What a session takes over of the one that it goes on with, before anything is told in it. */
export const carriedOver = (before: DataModel): Record<string, string> =>
  Object.fromEntries(Object.entries(before).filter(([element]) => !ofOneSession.test(element)));

/** The data model that a session begins with: what was left, and what is ours to set. */
export function beginningOf(beginning: Beginning): Record<string, string> {
  const { standard, entry, mode, before = {} } = beginning;
  const goesOn = entry === 'resume' || mode === 'review';
  const own = versionOf(standard) === '1.2' ? own12(beginning) : own2004(beginning);
  return { ...(goesOn ? carriedOver(before) : {}), ...own };
}

const creditOf = ({ mode }: Beginning): string => (mode === 'normal' ? 'credit' : 'no-credit');

const defined = (elements: Record<string, string | number | null | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(elements).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );

const own12 = (beginning: Beginning): Record<string, string> => {
  const { activity, learner, mode, entry, totalSeconds, passMark } = beginning;
  return defined({
    'cmi.core.student_id': learner.id,
    'cmi.core.student_name': learner.name,
    'cmi.core.credit': creditOf(beginning),
    'cmi.core.lesson_mode': mode,
    'cmi.core.entry': entry,
    'cmi.core.total_time': durationOf('1.2', totalSeconds),
    'cmi.launch_data': activity.launchData,
    'cmi.student_data.mastery_score': passMark ?? activity.masteryScore,
    'cmi.student_data.max_time_allowed': activity.maxTimeAllowed,
    'cmi.student_data.time_limit_action': activity.timeLimitAction,
  });
};

const own2004 = (beginning: Beginning): Record<string, string> => {
  const { activity, learner, mode, entry, totalSeconds, passMark } = beginning;
  return defined({
    'cmi.learner_id': learner.id,
    'cmi.learner_name': learner.name,
    'cmi.credit': creditOf(beginning),
    'cmi.mode': mode,
    'cmi.entry': entry,
    'cmi.total_time': durationOf('2004', totalSeconds),
    'cmi.launch_data': activity.launchData,
    'cmi.scaled_passing_score': passMark != null ? passMark / 100 : activity.scaledPassingScore,
    'cmi.completion_threshold': activity.completionThreshold,
    'cmi.max_time_allowed': activity.maxTimeAllowed,
    'cmi.time_limit_action': activity.timeLimitAction,
    ...(entry === 'ab-initio' && mode !== 'review' ? objectivesOf(activity) : {}),
  });
};

/** Objectives of the manifest are there from the first moment in 2004. */
const objectivesOf = ({ objectives }: ScormActivity): Record<string, string> =>
  Object.fromEntries(objectives.map((id, index) => [`cmi.objectives.${index}.id`, id]));

/** Milliseconds after the end of a session in which its last word is still taken: a finish may overtake it. */
const lateMs = 10 * 60_000;

/**
 * Whether what a player sends of a session is taken: while it is open, and shortly after.
 * @param stopped its package was taken away
 */
export const takesCommit = (
  { endedAt, stopped }: { endedAt: Date | null; stopped: boolean },
  now: Date,
): boolean => endedAt === null || (!stopped && now.getTime() - endedAt.getTime() <= lateMs);

/** Milliseconds without a word after which a session is held to be abandoned. */
export const abandonedAfterMs = 2 * 3_600_000;

/** What a package answered to one question, as it reported it. */
export interface ScormInteraction {
  id: string;
  type?: string;
  at?: string;
  response?: string;
  correct: readonly string[];
  result?: string;
  weighting?: string;
  latency?: string;
  description?: string;
}

/** The interactions of a data model in their order, whichever its standard. */
export function interactionsOf(version: ScormVersion, cmi: DataModel): ScormInteraction[] {
  const found = new Map<number, { fields: Record<string, string>; correct: string[] }>();
  for (const [element, value] of Object.entries(cmi)) {
    const match = /^cmi\.interactions\.(\d+)\.(?:(\w+)|correct_responses\.\d+\.(pattern))$/.exec(element);
    if (!match) continue;
    const one = found.get(Number(match[1])) ?? { fields: {}, correct: [] };
    if (match[3]) one.correct.push(value);
    else if (match[2]) one.fields[match[2]] = value;
    found.set(Number(match[1]), one);
  }
  const [time, response] =
    version === '1.2' ? ['time', 'student_response'] : ['timestamp', 'learner_response'];
  return [...found]
    .sort(([left], [right]) => left - right)
    .map(([index, { fields, correct }]) => ({
      id: fields.id ?? String(index),
      correct,
      ...defined({
        type: fields.type,
        at: fields[time],
        response: fields[response],
        result: fields.result,
        weighting: fields.weighting,
        latency: fields.latency,
        description: fields.description,
      }),
    }));
}
