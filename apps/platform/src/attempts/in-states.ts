import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { attemptStates } from '@moderator/contract/options';
import type { AttemptState } from '@moderator/moderation';

type Condition = RawBuilder<unknown>;

/**
 * That an attempt is in one of these states. They stand in the text of the statement, in the platform's own spelling:
 * with values that it does not know, the database would make a plan at each call, which costs more than a page of rows.
 * @example inStates(['assessed'], sql`a.state`) // a.state in ('assessed')
 */
export const inStates = (states: readonly string[], column: Condition = sql`a.state`): Condition =>
  inListed(attemptStates, states, column);

const stages = ['open', 'due', 'returned', 'moderated', 'decided', 'closed'] as const;

/** The coarse stage of an attempt's way that a state is part of, as `attempt_stage` (0214-states-beside-attempts.sql) has it. */
export const stageOf = {
  open: 'open',
  submitted: 'due',
  assessing: 'due',
  returned: 'returned',
  assessed: 'moderated',
  batched: 'moderated',
  in_sample: 'moderated',
  not_sampled: 'moderated',
  moderating: 'moderated',
  upheld: 'decided',
  overturned: 'decided',
  reported: 'closed',
  verifying: 'closed',
  endorsed: 'closed',
  not_endorsed: 'closed',
  certificated: 'closed',
} as const satisfies Record<AttemptState, (typeof stages)[number]>;

/** That a report has released the result of an attempt `a`. */
export const isClosed = sql`a.stage = 'closed'`;

const isState = (state: string): state is AttemptState => Object.hasOwn(stageOf, state);

/**
 * That an attempt `a` is in one of these states, for rows that an index is to find: indexes of attempts know their stages alone.
 * @example attemptsIn(['returned']) // a.state in ('returned') and a.stage in ('returned')
 */
export const attemptsIn = (states: readonly string[]): Condition =>
  sql`${inStates(states)} and ${inListed(
    stages,
    states.filter(isState).map((state) => stageOf[state]),
    sql`a.stage`,
  )}`;

/** The stages that hold any of these states. */
export const stagesOf = (states: readonly string[]) =>
  stages.filter((stage) => states.some((state) => isState(state) && stageOf[state] === stage));

/** All states of the stages that hold any of these. */
export const besides = (states: readonly string[]): AttemptState[] => {
  const held: readonly string[] = stagesOf(states);
  return attemptStates.filter((state) => held.includes(stageOf[state]));
};

/** Whether these are all states of their stages, so that the stages alone find them. */
export const areWholeStages = (states: readonly string[]): boolean => {
  const known = states.filter(isState);
  return attemptStates.every(
    (state) => known.includes(state) || !known.some((each) => stageOf[each] === stageOf[state]),
  );
};

/** The same of any texts that the platform lists. */
export function inListed(listed: readonly string[], asked: readonly string[], column: Condition): Condition {
  const known = listed.filter((each) => asked.includes(each));
  if (known.length === 0) return sql`false`;
  return sql`${column} in (${sql.join(known.map((each) => sql.lit(each)))})`;
}

/** So many rows at most, told in the text for the same reason. */
export const rowsAtMost = (rows: number): Condition => sql`limit ${sql.lit(Math.trunc(rows))}`;
