import type { CsvRow } from './csv-file.ts';
import type { Reading } from './reading.ts';
import { RowRefused } from './refusals.ts';
import type { SourceAttempt, SourcePerson } from './source.ts';
import type { TemplateMaker } from './templates.ts';

/** Reads learners on courses: one row for each attempt. */
export function learnerReader(
  { mapping, courses, attempts, attemptsOn, learners, assessors }: Reading,
  template: TemplateMaker,
) {
  const rule = mapping.learners;
  const course = template(rule.course, 'learners.course');
  const key = template(rule.key, 'learners.key');
  const site = template(rule.site, 'learners.site');
  const nameLearner = personReader(rule, '{surname}, {name}', 'learners', template);
  const nameAssessor = personReader(rule.assessor, '{name} {surname}', 'learners.assessor', template);
  const number = template(rule.number ?? rule.key, 'learners.number', 64);
  /** Each name once in memory. */
  const sites = new Map<string, string>();

  return (row: CsvRow) => {
    const courseKey = course.require(row);
    const found = courses.get(courseKey);
    if (!found) throw new RowRefused(course.columns, courseKey, `no such course in ${mapping.outcomes.file}`);
    const learnerKey = key.require(row);
    const onCourse = attemptsOn.get(found) ?? new Map<string, SourceAttempt>();
    const earlier = onCourse.get(learnerKey);
    if (earlier)
      throw new RowRefused(
        key.columns,
        `${learnerKey}, first on line ${earlier.line}`,
        'given twice; the first one is taken',
      );
    const named = { key: learnerKey, number: number.require(row), ...nameLearner(row) };
    const judge = nameAssessor(row);
    const assessorKey = `${judge.name}\0${judge.surname}`;
    const given = site.require(row);
    const siteName = sites.get(given) ?? given;
    // One person on several courses is named as the last row names them.
    const learner = person(learners, { ...named, site: siteName });
    const assessor = person(assessors, { key: assessorKey, number: null, ...judge, site: siteName });
    const attempt = {
      place: attempts.length,
      course: found,
      site: siteName,
      line: row.line,
      learner,
      assessor,
    };
    sites.set(siteName, siteName);
    attempts.push(attempt);
    attemptsOn.set(found, onCourse.set(learnerKey, attempt));
  };
}

/** The same person as ever, as they are named now. */
function person(known: Map<string, SourcePerson>, named: SourcePerson): SourcePerson {
  const same = Object.assign(known.get(named.key) ?? named, named);
  known.set(same.key, same);
  return same;
}

function personReader(
  rule: { name: string; surname: string; shownAs?: string | undefined },
  usually: string,
  place: string,
  template: TemplateMaker,
) {
  const name = template(rule.name, `${place}.name`);
  const surname = template(rule.surname, `${place}.surname`);
  const composed = usually.replace('{name}', () => rule.name).replace('{surname}', () => rule.surname);
  const shownAs = template(rule.shownAs ?? composed, `${place}.shownAs`, 511);
  return (row: CsvRow) => ({
    name: name.require(row),
    surname: surname.require(row),
    shownAs: shownAs.require(row),
  });
}
