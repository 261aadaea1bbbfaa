import type { Result, Scale } from '@moderator/contract/types';
import { resultAt } from '@moderator/moderation';
import type { CsvRow } from './csv-file.ts';
import type { Mapping } from './mapping.ts';
import { momentOf } from './read-outcomes.ts';
import type { Reading } from './reading.ts';
import { RowRefused } from './refusals.ts';
import type { ResultStore } from './result-store.ts';
import type { SourceOutcome, SourceResult } from './source.ts';
import type { Derived, TemplateMaker } from './templates.ts';
import { daysBetween, isoDay, momentFrom, numberFrom } from './values.ts';

/** Reads what was handed in and how it was judged: one row for each learner and outcome. */
export function resultReader(
  { mapping, outcomes, attemptsOn }: Reading,
  template: TemplateMaker,
  store: ResultStore,
) {
  const rule = mapping.results;
  const learner = template(rule.learner, 'results.learner');
  const outcomeKey = template(rule.outcome, 'results.outcome');
  const moment = momentOf(rule.handedIn, 'results.handedIn', template);
  const judge = judgementReader(rule.judgement, mapping.outcomes.course.scale, template);
  const describe = evidenceReader(rule.evidence, template);

  const resultOf = (outcome: SourceOutcome, row: CsvRow): SourceResult => {
    const handedIn = momentFrom(moment, row, outcome.course.start);
    const isHandedIn = handedIn !== undefined || !rule.handedIn;
    const evidence = isHandedIn ? describe(row, derivedFrom(outcome, handedIn)) : undefined;
    return { handedIn, evidence, ...judge(row) };
  };

  const take = (row: CsvRow) => {
    const outcome = outcomes.get(outcomeKey.require(row));
    if (!outcome)
      throw new RowRefused(
        outcomeKey.columns,
        outcomeKey.require(row),
        `no such outcome in ${mapping.outcomes.file}`,
      );
    const { course } = outcome;
    const learnerKey = learner.require(row);
    const attempt = attemptsOn.get(course)?.get(learnerKey);
    if (!attempt)
      throw new RowRefused(
        learner.columns,
        `${learnerKey} on ${course.key}`,
        `no such learner on this course in ${mapping.learners.file}`,
      );
    const earlier = store.lineOf(attempt.place, outcome.place);
    if (earlier !== undefined)
      throw new RowRefused(
        `${learner.columns} + ${outcomeKey.columns}`,
        `${learnerKey}, ${outcome.key}, first on line ${earlier}`,
        'given twice; the first one is taken',
      );
    // A row that says nothing sensible is refused now, although it is rendered again when it is stored.
    resultOf(outcome, row);
    return store.keep(attempt.place, outcome.place, row);
  };
  return { take, resultOf };
}

function judgementReader(rule: Mapping['results']['judgement'], scale: Scale, template: TemplateMaker) {
  const place = 'results.judgement';
  const score = rule.score === undefined ? undefined : template(rule.score, `${place}.score`);
  const word = rule.result === undefined ? undefined : template(rule.result, `${place}.result`);
  const feedback =
    rule.feedback === undefined ? undefined : template(rule.feedback, `${place}.feedback`, 2000);

  return (row: CsvRow): { result: Result | null; mark: number | null; feedback: string } => {
    const mark = (score && numberFrom(score, row, { least: 0, most: rule.highest })) ?? null;
    const text = word?.fill(row);
    const said = text === undefined ? undefined : rule.words?.[text];
    if (word && text !== undefined && said === undefined)
      throw new RowRefused(word.columns, text, 'the mapping does not say what this result means');
    const byMark = word || mark === null ? null : resultFrom(mark, rule, scale);
    // Marks that are the result are told once.
    const beside = scale.kind === 'marks' ? null : mark;
    return { mark: beside, result: said ?? byMark, feedback: feedback?.fill(row) ?? '' };
  };
}

/** What a score is in the scale of its course: C from the mark that the mapping names, or marks of the scale's range. */
function resultFrom(
  score: number,
  { highest, competentFrom = Infinity }: Mapping['results']['judgement'],
  scale: Scale,
): Result {
  if (scale.kind === 'marks') return resultAt(scale, (score / highest) * scale.maximum);
  return score >= competentFrom ? 'C' : 'NYC';
}

function evidenceReader({ title, activity }: Mapping['results']['evidence'], template: TemplateMaker) {
  const place = 'results.evidence';
  const heading = template(title, `${place}.title`);
  const lines = activity.map(({ label, value, words }, index) => ({
    label,
    words,
    value: template(value, `${place}.activity.${index}.value`, 2000),
  }));
  return (row: CsvRow, derived: Derived) => ({
    title: heading.require(row, derived),
    activity: lines.flatMap(({ label, value, words }) => {
      const text = value.fill(row, derived);
      return text === undefined ? [] : [{ label, value: words?.[text] ?? text }];
    }),
  });
}

/** What evidence may say beyond the row, never how it was judged. */
function derivedFrom({ title, due, course }: SourceOutcome, handedIn: Date | undefined): Derived {
  const dayOf = (date: Date | undefined) =>
    date && course.start ? String(daysBetween(course.start, date)) : undefined;
  return {
    outcome: title,
    handedIn: handedIn && isoDay(handedIn),
    handedInDay: dayOf(handedIn),
    due: due && isoDay(due),
    dueDay: dayOf(due),
    timing: due && handedIn && timing(daysBetween(due, handedIn)),
  };
}

function timing(daysLate: number): string {
  if (daysLate === 0) return 'on the due day';
  const days = Math.abs(daysLate);
  return `${days} ${days === 1 ? 'day' : 'days'} ${daysLate > 0 ? 'late' : 'early'}`;
}
