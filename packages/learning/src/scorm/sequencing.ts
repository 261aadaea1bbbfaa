import type { OrderRules, Standing } from './order-rules.ts';
import type { ScormActivity, ScormResult } from './results.ts';
import { allBelow, attributeOf, childOf, childrenOf } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** Why an activity cannot be opened now. */
export type Closed = 'comes_later' | 'is_over';

type Listed = Pick<ScormActivity, 'identifier' | 'hidden'> & OrderRules;

const standsAs = (standing: Standing, result: ScormResult | undefined): boolean =>
  result !== undefined &&
  (standing === 'completed' ? result.status !== 'InProgress' : result.status === 'Passed');

/**
 * Which activities cannot be opened now, and why; null of each that can be.
 * @param results the best of each activity in their order, undefined where it was not opened
 * @param tries how often each was begun
 * @example closedNow([{ identifier: 'A' }, { identifier: 'B', inOrder: true }], [undefined, undefined], [0, 0]) // [null, 'comes_later']
 */
export function closedNow(
  activities: readonly Listed[],
  results: readonly (ScormResult | undefined)[],
  tries: readonly number[],
): (Closed | null)[] {
  const isPassedOver = (index: number) => {
    const { skippedWhen, hidden } = activities[index]!;
    return hidden === true || (skippedWhen !== undefined && standsAs(skippedWhen, results[index]));
  };
  const isFinished = (identifier: string) => {
    const result = results[activities.findIndex((each) => each.identifier === identifier)];
    return result !== undefined && result.status !== 'InProgress' && result.status !== 'Failed';
  };
  return activities.map((activity, index) => {
    const result = results[index];
    const { disabledWhen, forwardOnly, attemptLimit, after = [], inOrder } = activity;
    const isBegunBehind = activities.some(
      (each, place) =>
        place > index && each.forwardOnly === forwardOnly && results[place] !== undefined && !each.hidden,
    );
    const isUsedUp =
      attemptLimit !== undefined &&
      tries[index]! >= attemptLimit &&
      result !== undefined &&
      result.status !== 'InProgress';
    if (
      isUsedUp ||
      (disabledWhen && standsAs(disabledWhen, result)) ||
      (!activity.hidden && isPassedOver(index)) ||
      (forwardOnly !== undefined && isBegunBehind)
    )
      return 'is_over';
    const before = activities.findLastIndex((_, place) => place < index && !isPassedOver(place));
    const isEarly = inOrder && result === undefined && before >= 0 && results[before] === undefined;
    return isEarly || !after.every(isFinished) ? 'comes_later' : null;
  });
}

/** What stands in a manifest and is not followed, with the titles of where it stands. */
export type NotFollowed = Map<string, string[]>;

const sentences = {
  objectives: 'What one part tells of a shared objective (mapInfo) is not told to another',
  exits: 'What is to happen behind a part (rules of exit and post-conditions) is left to the learner',
  conditions: 'Conditions beside “satisfied”, “completed” and “attempted” of the part itself do not close it',
  chapters: 'What is asked of a part that has others below it, and of the whole, is not followed',
  rollUp: 'Rules of roll-up are not followed: all parts are asked for, and scores are the mean by weight',
  random: 'Parts are neither drawn nor shuffled',
  limits: 'Limits of time are not kept',
  collection: 'A collection of rules that is referred to is not in the manifest',
  prerequisites: 'Prerequisites are followed where parts are joined by “&” alone',
} as const;

type Note = (what: keyof typeof sentences) => void;

/** The element with what it refers to, which stands behind its own; undefined where there is neither. */
export function withCollection(
  own: XmlElement | undefined,
  root: XmlElement,
  note: Note,
): XmlElement | undefined {
  const reference = attributeOf(own, 'IDRef');
  if (!own || reference === undefined) return own;
  const shared = childrenOf(childOf(root, 'sequencingCollection'), 'sequencing').find(
    (each) => attributeOf(each, 'ID') === reference,
  );
  if (!shared) note('collection');
  return { ...own, children: [...own.children, ...(shared?.children ?? [])] };
}

/** Notes what is not followed where a part of this title stands. */
export const noteIn =
  (notes: NotFollowed, title: string): Note =>
  (what) => {
    const titles = notes.get(sentences[what]) ?? [];
    notes.set(sentences[what], titles.includes(title) ? titles : [...titles, title]);
  };

const isTrue = (text: string | undefined): boolean => text === 'true' || text === '1';
const isFalse = (text: string | undefined): boolean => text === 'false' || text === '0';

/** What an item or the organisation asks of the activities right below it. */
export function rulesForChildren(identifier: string, sequencing: XmlElement | undefined): OrderRules {
  const mode = childOf(sequencing, 'controlMode');
  return {
    ...(isFalse(attributeOf(mode, 'choice')) && { inOrder: true as const }),
    ...(isTrue(attributeOf(mode, 'forwardOnly')) && { forwardOnly: identifier }),
  };
}

/** What an item asks of itself; what of it is not followed is noted. */
export function rulesOfItem(item: XmlElement, sequencing: XmlElement | undefined, note: Note): OrderRules {
  noteUnfollowed(sequencing, note);
  const limit = Number(attributeOf(childOf(sequencing, 'limitConditions'), 'attemptLimit') ?? NaN);
  const prerequisites = childOf(item, 'prerequisites')?.text ?? '';
  const after = prerequisites.split('&').map((each) => each.trim());
  const isPlain = after.every((each) => /^[\w.:-]+$/.test(each));
  if (prerequisites !== '' && !isPlain) note('prerequisites');
  return {
    ...(limit >= 1 && { attemptLimit: Math.floor(limit) }),
    ...(prerequisites !== '' && isPlain && { after }),
    ...preConditions(sequencing, note),
  };
}

const standings: Readonly<Record<string, Standing>> = {
  satisfied: 'satisfied',
  completed: 'completed',
  // What broke off is gone on with: a try is one when it ends.
  attempted: 'completed',
};

function preConditions(sequencing: XmlElement | undefined, note: Note): OrderRules {
  const rules: OrderRules = {};
  for (const rule of childrenOf(childOf(sequencing, 'sequencingRules'), 'preConditionRule')) {
    const conditions = childrenOf(childOf(rule, 'ruleConditions'), 'ruleCondition');
    const [condition] = conditions;
    const when = standings[attributeOf(condition, 'condition') ?? ''];
    const action = attributeOf(childOf(rule, 'ruleAction'), 'action');
    const isOwn =
      conditions.length === 1 &&
      attributeOf(condition, 'operator') !== 'not' &&
      attributeOf(condition, 'referencedObjective') === undefined;
    if (when && isOwn && action === 'skip') rules.skippedWhen = when;
    else if (when && isOwn && action === 'disabled') rules.disabledWhen = when;
    else note('conditions');
  }
  return rules;
}

function noteUnfollowed(sequencing: XmlElement | undefined, note: Note): void {
  if (!sequencing) return;
  const names = new Set([...allBelow(sequencing)].map(({ name }) => name.toLowerCase()));
  if (names.has('mapinfo')) note('objectives');
  if (names.has('postconditionrule') || names.has('exitconditionrule')) note('exits');
  if (names.has('rolluprule')) note('rollUp');
  if (names.has('randomizationcontrols')) note('random');
  const limits = childOf(sequencing, 'limitConditions');
  if (
    Object.keys(limits?.attributes ?? {}).some(
      (name) => !/^attempt(Limit|AbsoluteDurationLimit)$/i.test(name),
    )
  )
    note('limits');
}

/** A sentence for each thing that is not followed, with the first parts that ask for it. */
export const notesOf = (notes: NotFollowed): string[] =>
  [...notes].map(([sentence, titles]) => {
    const first = titles.slice(0, 3).map((title) => `“${title}”`);
    const others = titles.length - first.length;
    return `${sentence}: ${first.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`.slice(0, 1000);
  });
