import { accountTimeZone, isTimeZone } from '@moderator/contract';
import type { figureGroups } from '@moderator/contract/options';
import type { FigureQuestion } from '@moderator/contract/types';
import { dayIn } from '../attempts/days.ts';
import type { RequestContext } from '../kernel/call.ts';
import { nilId } from '../kernel/ids.ts';
import { managedSite } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { accountsOf } from '../kernel/tenants.ts';
import { addDays, beginning, lengthOf, splitDays, yearsLater } from './days.ts';
import type { Days } from './days.ts';
import { peopleAsked } from './people-asked.ts';

/** What figures are read from: rows as they are now, facts up to today, or facts of days that are over. */
export type Family = 'aggregation' | 'insights' | 'warehouse';
export type GroupBy = (typeof figureGroups)[number];

/** A question that has been understood, cut to what whoever asks may see. */
export interface Question {
  family: Family;
  accounts: readonly string[];
  siteIds: readonly string[] | undefined;
  /** Everybody who is meant, where these are few enough to be told apart. */
  people: readonly string[] | undefined;
  content: readonly string[] | undefined;
  contentKinds: readonly string[] | undefined;
  days: Days;
  /** That no first day was asked for. */
  isOpen: boolean;
  /** Points of a series, if one is asked for; else the days alone. */
  parts: readonly Days[];
  groupBy: readonly GroupBy[];
  zone: string;
  /** The day that it is, there. */
  today: string;
  now: Date;
  /** Whether it is counted from the rows of people, not from facts. */
  fromRows: boolean;
}

const mostPoints = 400;
const mostYears = 10;

/** Refuses a question for one of its fields. */
export const wrong = (field: string, sentence: string): never =>
  refuse('invalid_input', sentence, { errors: [{ path: `body.${field}`, message: sentence }] });

/**
 * Understands a question.
 * @throws RefusedError invalid_input where its days do not fit, or it asks for more than the family counts
 */
export async function understand(
  call: Pick<RequestContext, 'queries' | 'principal' | 'now'>,
  asked: FigureQuestion,
  family: Family,
): Promise<Question> {
  const zone = asked.timeZone ?? accountTimeZone;
  if (!isTimeZone(zone))
    wrong('timeZone', `There is no time zone ${zone}. Ask for one like ${accountTimeZone}.`);
  const today = dayIn(call.now, zone);
  const days = daysAsked(asked, family, today);
  const accounts = await accountsOf(call, asked.accountIds);
  const people = await peopleAsked(call, asked, accounts);
  const groupBy = [...new Set(asked.groupBy ?? [])];
  if (groupBy.length > 0 && asked.interval)
    wrong('groupBy', 'Figures come in groups or over time, not both at once. Ask for one of them.');
  const needsRows =
    narrowsPeople(asked) ||
    zone !== accountTimeZone ||
    groupBy.some((by) => by === 'group' || by === 'status');
  if (needsRows && !people) wrong('userIds', tooMany[family]);
  return {
    family,
    accounts,
    siteIds: sitesAsked(call.principal, asked.siteIds),
    people,
    content: realIds(asked.content?.map(({ id }) => id)),
    contentKinds: asked.contentKinds,
    days,
    isOpen: asked.from === undefined,
    parts: partsOf(asked, days),
    groupBy,
    zone,
    today,
    now: call.now,
    fromRows: needsRows,
  };
}

/** The same question of the days that it is compared with. */
export function comparedWith(question: Question, compare: 'previous' | 'year'): Question {
  if (question.isOpen) wrong('from', 'A comparison needs a first day. Say from when.');
  const { from, to } = question.days;
  const days =
    compare === 'year'
      ? { from: yearsLater(from, -1), to: yearsLater(to, -1) }
      : { from: addDays(from, -lengthOf(question.days)), to: addDays(from, -1) };
  return { ...question, days, parts: [days], groupBy: [] };
}

/** Nobody is at the site with the nil id, under which facts have those without one. */
const realIds = (ids: readonly string[] | undefined) => ids?.filter((id) => id !== nilId);

/** The sites that are asked for, of those that somebody may see: whoever manages one sees that one, and without one none. */
function sitesAsked(principal: Principal, ids: readonly string[] | undefined): readonly string[] | undefined {
  const site = managedSite(principal);
  if (!site) return realIds(ids);
  return realIds(ids && !ids.includes(site) ? [] : [site]);
}

const narrowsPeople = ({
  groupIds,
  teamIds,
  classIds,
  userIds,
  roleIds,
  careerIds,
}: FigureQuestion): boolean =>
  [groupIds, teamIds, classIds, userIds, roleIds, careerIds].some((ids) => ids !== undefined);

const tooMany: Record<Family, string> = {
  aggregation:
    'These are more people than are counted at once. Ask /insights without a filter of people, or narrow it to 10,000 people.',
  insights:
    'These are more people than are told apart. Narrow it to 10,000 people, or ask by site, course or item.',
  warehouse:
    'These are more people than are told apart. Narrow it to 10,000 people, or ask by site, course or item.',
};

function daysAsked({ from = beginning, to: last }: FigureQuestion, family: Family, today: string): Days {
  const known = { aggregation: last ?? today, insights: today, warehouse: addDays(today, -1) }[family];
  const to = last && last < known ? last : known;
  if (from > to)
    wrong(
      'to',
      `The days end before they begin, or there is nothing of them yet: the last one here is ${known}.`,
    );
  if (from !== beginning && yearsLater(from, mostYears) < to)
    wrong('to', `A question is about ${mostYears} years at most. Ask for fewer days.`);
  return { from, to };
}

function partsOf({ interval, from }: FigureQuestion, days: Days): readonly Days[] {
  if (!interval) return [days];
  if (!from) wrong('from', 'A series needs a first day. Say from when.');
  return (
    splitDays(days, interval, mostPoints) ??
    wrong('interval', `A series has ${mostPoints} points at most. Ask for fewer days or a longer interval.`)
  );
}
