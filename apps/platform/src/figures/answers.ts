import { figureDefinitions } from '@moderator/learning';
import type { FigureDefinition, FigureId } from '@moderator/learning';
import type { FigureQuestion } from '@moderator/contract/types';
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { RequestContext } from '../kernel/call.ts';
import { addDays, beginning } from './days.ts';
import { countFigures, counted, progressFigures } from './figures-of-sums.ts';
import type { Counted } from './figures-of-sums.ts';
import { overviewOf } from './overview.ts';
import { activeIn, participationFigures } from './participation.ts';
import type { Active } from './participation.ts';
import { comparedWith, understand, wrong } from './question.ts';
import type { Family, GroupBy, Question } from './question.ts';
import { endOfDays } from './conditions.ts';
import { sumsOf, tooManyGroups } from './sums.ts';
import type { Sums } from './sums.ts';

type Asking = Pick<RequestContext, 'queries' | 'principal' | 'now'> & { body: FigureQuestion };

/** What is made of sums, of who was at work, and of a question of its own where all of the days are meant. */
interface View<Figures extends object> {
  /** Definitions of what it shows. */
  names: readonly FigureId[];
  needsPeople: boolean;
  of(sums: Counted, question: Question, active: Active | undefined): Figures;
}

const results = ['passed', 'failed', 'awaitingModeration'] as const;
const counts: View<ReturnType<typeof countFigures>> = {
  names: ['people', 'registered', 'started', 'finished', 'overdue', 'missed', ...results, 'statuses'],
  needsPeople: false,
  of: countFigures,
};
const progress: View<ReturnType<typeof progressFigures>> = {
  names: [
    'completionRate',
    'progress',
    'onTimeRate',
    'missedRate',
    'passRate',
    ...results,
    'averageScore',
    'daysToFinish',
  ],
  needsPeople: false,
  of: progressFigures,
};
const participation: View<ReturnType<typeof participationFigures>> = {
  names: ['activePeople', 'participationRate', 'sessions', 'submissions', 'timeOnTask'],
  needsPeople: true,
  of: (sums, _, active) => participationFigures(sums, active),
};
const page = {
  names: [
    ...new Set([...counts.names, ...progress.names, ...participation.names, 'attendanceRate' as const]),
  ],
  needsPeople: true,
  of: (sums: Counted, question: Question, active: Active | undefined) => ({
    ...counts.of(sums, question, active),
    ...progress.of(sums, question, active),
    ...participation.of(sums, question, active),
  }),
};

/** How many registrations stand where. */
export const countsFor = (family: Family) => async (call: Asking) => ({
  data: await answer(call, family, counts),
});
/** How far people are. */
export const progressFor = (family: Family) => async (call: Asking) => ({
  data: await answer(call, family, progress),
});
/** Who was at work, and how long. */
export const participationFor = (family: Family) => async (call: Asking) => ({
  data: await answer(call, family, participation),
});

/** All of it, with who came to meetings and what is due next: what one page shows. */
export const overviewFor = (family: Family) => async (call: Asking) => {
  const question = await understand(call, call.body, family);
  const { figures, before, groups, series, ...data } = await answerTo(
    call.queries,
    question,
    call.body,
    page,
  );
  const others = { attendanceRate: null, nextDue: [] };
  const whole = await overviewOf(call.queries, question);
  const { compare } = call.body;
  const earlier = compare && (await overviewOf(call.queries, comparedWith(question, compare)));
  return {
    data: {
      ...data,
      figures: { ...figures, ...whole },
      ...(before && { before: { ...before, ...(earlier ?? others), nextDue: [] } }),
      ...(groups && {
        groups: groups.map(({ keys, figures: of }) => ({ keys, figures: { ...of, ...others } })),
      }),
      ...(series && {
        series: series.map(({ figures: of, ...days }) => ({ ...days, figures: { ...of, ...others } })),
      }),
    },
  };
};

async function answer<Figures extends object>(call: Asking, family: Family, view: View<Figures>) {
  return answerTo(call.queries, await understand(call, call.body, family), call.body, view);
}

async function answerTo<Figures extends object>(
  queries: Queries,
  question: Question,
  { interval, compare }: FigureQuestion,
  view: View<Figures>,
) {
  const { days, parts, groupBy } = question;
  if (view.needsPeople && groupBy.includes('status'))
    wrong('groupBy', 'People at work are in no status. Group by something else.');
  const whole = await figuresOf(
    queries,
    { ...question, groupBy: [] },
    view,
    interval ? [days, ...parts] : [days],
  );
  const [all] = whole;
  const before = compare && (await figuresOf(queries, comparedWith(question, compare), view));
  return {
    asOf: question.family === 'warehouse' ? await asOfDays(queries, question) : question.now,
    from: days.from === beginning ? null : days.from,
    to: days.to,
    figures: existingFirst(all),
    ...(before && { before: existingFirst(before[0]) }),
    ...(groupBy.length > 0 && { groups: await groupsOf(queries, question, view) }),
    ...(interval && {
      series: parts.map((part, index) => ({ ...part, figures: existingFirst(whole[index + 1]) })),
    }),
    definitions: view.names.map((name) => {
      const { title, unit, formula }: FigureDefinition = figureDefinitions[name];
      return { name, title, unit, formula };
    }),
  };
}

function existingFirst<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A question is answered for all of its days.');
  return value;
}

/** Figures of all of the days, and of each part of them where there are several. */
async function figuresOf<Figures extends object>(
  queries: Queries,
  question: Question,
  view: View<Figures>,
  periods: readonly { from: string; to: string }[] = [question.days],
): Promise<Figures[]> {
  const [groups, active] = await Promise.all([
    sumsOf(queries, question),
    view.needsPeople ? activeIn(queries, question, periods) : [],
  ]);
  const sums: Sums = groups[0]?.sums ?? [];
  return periods.map((_, index) =>
    view.of(
      index === 0 ? counted(sums, 1, question.parts.length) : counted(sums, index, index),
      question,
      active.find(({ period }) => period === index),
    ),
  );
}

async function groupsOf<Figures extends object>(queries: Queries, question: Question, view: View<Figures>) {
  const [groups, active] = await Promise.all([
    sumsOf(queries, question),
    view.needsPeople ? activeIn(queries, question, [question.days]) : [],
  ]);
  const nameOf = (keys: readonly string[]) => keys.join(' ');
  const [sums, people] = [
    new Map(groups.map((each) => [nameOf(each.keys), each])),
    new Map(active.map((each) => [nameOf(each.keys), each])),
  ];
  const all = new Map([...groups, ...active].map(({ keys }) => [nameOf(keys), keys]));
  if (all.size > 1000) tooManyGroups();
  const names = await namesOf(queries, [...all.values()].flat());
  return [...all]
    .map(([name, keys]) => ({
      keys: keys.map((key, index) => ({
        by: question.groupBy[index] as GroupBy,
        key,
        name: names.get(key) ?? '',
      })),
      figures: view.of(counted(sums.get(name)?.sums ?? [], 1, 1), question, people.get(name)),
    }))
    .sort((one, other) =>
      nameOf(one.keys.map((each) => each.name)).localeCompare(nameOf(other.keys.map((each) => each.name))),
    );
}

/** What things are called now, by their ids; statuses are called what they are. */
async function namesOf(queries: Queries, keys: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(keys)].filter((key) => key.includes('-'));
  const { rows } = await sql<{ id: string; name: string }>`
    select id, coalesce(body ->> 'name', body ->> 'title', '') as name from document
    where kind in ('sites', 'courses', 'lessons', 'assessments', 'groups') and id = any(${ids}::uuid[])`.execute(
    queries,
  );
  return new Map([
    ...keys.map((key) => [key, key.includes('-') ? '' : key] as const),
    ...rows.map(({ id, name }) => [id, name] as const),
  ]);
}

/** The end of the last day that is over. */
async function asOfDays(queries: Queries, question: Question): Promise<Date> {
  const last = { ...question, days: { from: beginning, to: addDays(question.today, -1) } };
  const { rows } = await sql<{ at: Date }>`select ${endOfDays(last)} as at`.execute(queries);
  return existingFirst(rows[0]).at;
}
