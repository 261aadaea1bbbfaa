import type { CsvRow } from './csv-file.ts';
import type { Reading } from './reading.ts';
import { RowRefused } from './refusals.ts';
import type { SourceCourse } from './source.ts';
import type { TemplateMaker } from './templates.ts';
import { dayFrom, momentFrom, numberFrom } from './values.ts';

const credits = { least: 0, most: 1000 };
/** How much an outcome counts where nobody says. */
const usualWeight = 1;

/** Reads courses and their outcomes: one row for each outcome. */
export function outcomeReader({ mapping, courses, outcomes }: Reading, template: TemplateMaker) {
  const rule = mapping.outcomes;
  const optional = (text: string | undefined, place: string) =>
    text === undefined ? undefined : template(text, place);
  const key = template(rule.key, 'outcomes.key');
  const code = template(rule.code, 'outcomes.code', 64);
  const title = template(rule.title, 'outcomes.title');
  const creditsOf = optional(rule.credits, 'outcomes.credits');
  const weight = optional(rule.weight, 'outcomes.weight');
  const due = momentOf(rule.due, 'outcomes.due', template);
  const criteria = rule.criteria.map((text, index) => template(text, `outcomes.criteria.${index}`, 1000));
  const courseOf = courseReader({ mapping, courses }, template, optional);

  return (row: CsvRow) => {
    const known = outcomes.get(key.require(row));
    if (known) throw new RowRefused(key.columns, known.key, 'given twice; the first one is taken');
    const course = courseOf(row);
    const outcome = {
      key: key.require(row),
      course,
      place: course.outcomes.length,
      line: row.line,
      code: code.require(row),
      title: title.require(row),
      credits: (creditsOf && numberFrom(creditsOf, row, credits)) ?? null,
      weight: (weight && numberFrom(weight, row, credits)) ?? usualWeight,
      method: rule.method,
      due: momentFrom(due, row, course.start),
      criteria: criteria.map((text) => text.fill(row)).filter((text) => text !== undefined),
    };
    if (course.outcomes.some((each) => each.code === outcome.code))
      throw new RowRefused(code.columns, outcome.code, 'its course has another outcome of this code');
    if (outcome.criteria.length === 0) throw new RowRefused(criteria[0]?.columns ?? '', '', 'no value');
    course.outcomes.push(outcome);
    courses.set(course.key, course);
    outcomes.set(outcome.key, outcome);
  };
}

function courseReader(
  { mapping, courses }: Pick<Reading, 'mapping' | 'courses'>,
  template: TemplateMaker,
  optional: (text: string | undefined, place: string) => ReturnType<TemplateMaker> | undefined,
) {
  const rule = mapping.outcomes.course;
  const key = template(rule.key, 'outcomes.course.key');
  const title = template(rule.title, 'outcomes.course.title');
  const number = template(rule.registrationNumber, 'outcomes.course.registrationNumber', 64);
  const level = optional(rule.nqfLevel, 'outcomes.course.nqfLevel');
  const total = optional(rule.credits, 'outcomes.course.credits');
  const startOf = optional(rule.start?.of, 'outcomes.course.start.of');
  const rules = (rule.start?.rules ?? []).map((each) => ({ ...each, matches: new RegExp(each.matches) }));

  const start = (row: CsvRow): Date | undefined => {
    if (!startOf) return undefined;
    const text = startOf.require(row);
    const found = rules.find((each) => each.matches.test(text));
    const date = found && dayFrom(text.replace(found.matches, found.date));
    if (!date) throw new RowRefused(startOf.columns, text, 'the mapping gives no start date for this');
    return date;
  };

  return (row: CsvRow): SourceCourse =>
    courses.get(key.require(row)) ?? {
      key: key.require(row),
      title: title.require(row),
      registrationNumber: number.require(row),
      route: rule.route,
      nqfLevel: (level && numberFrom(level, row, { least: 1, most: 10, whole: true })) ?? null,
      credits: (total && numberFrom(total, row, { ...credits, whole: true })) ?? null,
      scale: rule.scale,
      resultRule: rule.resultRule,
      start: start(row),
      outcomes: [],
    };
}

/** Makes the templates of a moment of the mapping. */
export function momentOf(
  rule: { day: string } | { date: string } | undefined,
  place: string,
  template: TemplateMaker,
) {
  if (!rule) return {};
  return 'day' in rule
    ? { day: template(rule.day, `${place}.day`) }
    : { date: template(rule.date, `${place}.date`) };
}
