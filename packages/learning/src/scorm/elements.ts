import { secondsIn } from './durations.ts';
import type { DataModel, ScormVersion } from './standards.ts';

/** SCORM's own numbers: 1.2 has one for every wrong value, 2004 tells the type from the range. */
const wrongType = { '1.2': 405, '2004': 406 } as const;
const outOfRange = { '1.2': 405, '2004': 407 } as const;

type Check = (value: string, version: ScormVersion) => 'type' | 'range' | undefined;

const text =
  (most: number): Check =>
  (value) =>
    value.length > most ? 'type' : undefined;
const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value) ? undefined : 'type';
const number =
  (least = -Infinity, most = Infinity): Check =>
  (value) =>
    !/^-?\d+(\.\d+)?$/.test(value)
      ? 'type'
      : Number(value) < least || Number(value) > most
        ? 'range'
        : undefined;
/** Where nothing is a value, too: 1.2 lets scores be blank. */
const orBlank =
  (check: Check): Check =>
  (value, version) =>
    value === '' ? undefined : check(value, version);
const duration: Check = (value, version) => (secondsIn(version, value) === undefined ? 'type' : undefined);
const clockTime: Check = (value) =>
  /^([01]?\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?$/.test(value) ? undefined : 'type';
const pointInTime: Check = (value) =>
  /^\d{4}(-\d{2}(-\d{2}(T\d{2}(:\d{2}(:\d{2}(\.\d{1,2})?)?)?(Z|[+-]\d{2}(:\d{2})?)?)?)?)?$/.test(value)
    ? undefined
    : 'type';
/** Fields of 2004 come with their language in front; its words do not count. */
const localised =
  (most: number): Check =>
  (value) =>
    value.replace(/^\{lang=[A-Za-z0-9-]*\}/, '').length > most ? 'type' : undefined;
const anything: Check = text(64_000);

/** More of it than the standards ask for is accepted: authors exceed it, and a lost place is worse. */
export const longestSuspendData = 64_000;
/** How many of each are kept. */
export const mostInteractions = 1_000;
export const mostObjectives = 250;

const interactionTypes = [
  'true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric',
]; // prettier-ignore
const statuses12 = ['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'];
const result =
  (...words: string[]): Check =>
  (value, version) =>
    words.includes(value) ? undefined : number()(value, version) && 'type';
const score12 = orBlank(number(0, 100));
const completion = oneOf('completed', 'incomplete', 'not attempted', 'unknown');
const success = oneOf('passed', 'failed', 'unknown');

/** What a package may set, by its standard; a number in a name is `n`. */
const settable: Record<ScormVersion, Readonly<Record<string, Check>>> = {
  '1.2': {
    'cmi.core.lesson_location': text(255),
    'cmi.core.lesson_status': oneOf(...statuses12),
    'cmi.core.score.raw': score12,
    'cmi.core.score.min': score12,
    'cmi.core.score.max': score12,
    'cmi.core.exit': oneOf('time-out', 'suspend', 'logout', ''),
    'cmi.core.session_time': duration,
    'cmi.suspend_data': text(longestSuspendData),
    'cmi.comments': text(4096),
    'cmi.objectives.n.id': text(255),
    'cmi.objectives.n.score.raw': score12,
    'cmi.objectives.n.score.min': score12,
    'cmi.objectives.n.score.max': score12,
    'cmi.objectives.n.status': oneOf(...statuses12),
    'cmi.student_preference.audio': number(-1, 100),
    'cmi.student_preference.language': text(255),
    'cmi.student_preference.speed': number(-100, 100),
    'cmi.student_preference.text': number(-1, 1),
    'cmi.interactions.n.id': text(255),
    'cmi.interactions.n.objectives.n.id': text(255),
    'cmi.interactions.n.time': clockTime,
    'cmi.interactions.n.type': oneOf(...interactionTypes),
    'cmi.interactions.n.correct_responses.n.pattern': text(4096),
    'cmi.interactions.n.weighting': number(),
    'cmi.interactions.n.student_response': text(4096),
    'cmi.interactions.n.result': result('correct', 'wrong', 'unanticipated', 'neutral'),
    'cmi.interactions.n.latency': duration,
  },
  '2004': {
    'cmi.comments_from_learner.n.comment': localised(4000),
    'cmi.comments_from_learner.n.location': text(250),
    'cmi.comments_from_learner.n.timestamp': pointInTime,
    'cmi.completion_status': completion,
    'cmi.success_status': success,
    'cmi.exit': oneOf('time-out', 'suspend', 'logout', 'normal', ''),
    'cmi.interactions.n.id': text(4000),
    'cmi.interactions.n.type': oneOf(...interactionTypes, 'long-fill-in', 'other'),
    'cmi.interactions.n.objectives.n.id': text(4000),
    'cmi.interactions.n.timestamp': pointInTime,
    'cmi.interactions.n.correct_responses.n.pattern': text(32_000),
    'cmi.interactions.n.weighting': number(),
    'cmi.interactions.n.learner_response': text(32_000),
    'cmi.interactions.n.result': result('correct', 'incorrect', 'unanticipated', 'neutral'),
    'cmi.interactions.n.latency': duration,
    'cmi.interactions.n.description': localised(250),
    'cmi.learner_preference.audio_level': number(0),
    'cmi.learner_preference.language': text(250),
    'cmi.learner_preference.delivery_speed': number(0),
    'cmi.learner_preference.audio_captioning': oneOf('-1', '0', '1'),
    'cmi.location': text(1000),
    'cmi.objectives.n.id': text(4000),
    'cmi.objectives.n.score.scaled': number(-1, 1),
    'cmi.objectives.n.score.raw': number(),
    'cmi.objectives.n.score.min': number(),
    'cmi.objectives.n.score.max': number(),
    'cmi.objectives.n.success_status': success,
    'cmi.objectives.n.completion_status': completion,
    'cmi.objectives.n.progress_measure': number(0, 1),
    'cmi.objectives.n.description': localised(250),
    'cmi.progress_measure': number(0, 1),
    'cmi.score.scaled': number(-1, 1),
    'cmi.score.raw': number(),
    'cmi.score.min': number(),
    'cmi.score.max': number(),
    'cmi.session_time': duration,
    'cmi.suspend_data': text(longestSuspendData),
    'adl.nav.request': anything,
  },
};

/** What is ours to set; a package hands it back with the rest, and it stays as we set it. */
const ours: Record<ScormVersion, RegExp> = {
  '1.2':
    /^cmi\.(core\.(student_id|student_name|credit|entry|total_time|lesson_mode)|launch_data|comments_from_lms|student_data\..*|.*\._(children|count|version))$/,
  '2004':
    /^cmi\.(_version|learner_id|learner_name|credit|entry|mode|total_time|launch_data|scaled_passing_score|completion_threshold|max_time_allowed|time_limit_action|comments_from_lms\..*|.*\._(children|count))$/,
};

export interface RefusedElement {
  element: string;
  /** SCORM's own number: 405 in 1.2, 406 or 407 in 2004. */
  error: number;
  message: string;
}

export interface CheckedElements {
  /** What is kept, checked. */
  cmi: Record<string, string>;
  /** What no standard knows; kept as it came. */
  other: Record<string, string>;
  refused: RefusedElement[];
}

const shapeOf = (element: string): string => element.replace(/\.\d+(?=\.|$)/g, '.n');

const countOf = (element: string): number => Number(/^cmi\.\w+\.(\d+)\./.exec(element)?.[1] ?? 0);

/** Whether there are too many of what an element belongs to. */
const isBeyond = (element: string): boolean =>
  (element.startsWith('cmi.interactions.') && countOf(element) >= mostInteractions) ||
  (element.startsWith('cmi.objectives.') && countOf(element) >= mostObjectives);

/**
 * Holds a data model against its standard, element by element: a wrong value is refused with SCORM's own number, and
 * the rest is kept. What a package may not set is left out without a word, for it hands back what it was given.
 * @example checkElements('1.2', { 'cmi.core.score.raw': '101' }).refused // [{ element: 'cmi.core.score.raw', error: 405, … }]
 */
export function checkElements(version: ScormVersion, elements: DataModel): CheckedElements {
  const checked: CheckedElements = { cmi: {}, other: {}, refused: [] };
  const refuse = (element: string, error: number, message: string) =>
    checked.refused.push({ element, error, message });
  for (const [element, value] of Object.entries(elements)) {
    if (ours[version].test(element)) continue;
    const shape = shapeOf(element);
    const check = Object.hasOwn(settable[version], shape) ? settable[version][shape] : undefined;
    if (!check) {
      checked.other[element] = value;
      continue;
    }
    // Nothing is what was never set: the run time hands over every element that it knows.
    if (value === '' && (version === '2004' || blankIsUnset(shape))) continue;
    if (isBeyond(element)) {
      const most = element.startsWith('cmi.objectives.') ? mostObjectives : mostInteractions;
      refuse(element, version === '1.2' ? 201 : 351, `More than ${most} of these are not kept.`);
      continue;
    }
    const wrong = check(value, version);
    if (wrong === 'type') refuse(element, wrongType[version], `“${shown(value)}” is no value of ${element}.`);
    else if (wrong)
      refuse(element, outOfRange[version], `${shown(value)} is out of the range of ${element}.`);
    else checked.cmi[element] = value;
  }
  return checked;
}

/** Elements of 1.2 that begin blank; the run time hands them over so. */
const blankIsUnset = (shape: string): boolean =>
  /^cmi\.(core\.(lesson_status|session_time)|student_preference|objectives\.n|interactions\.n)/.test(shape);

const shown = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value);
