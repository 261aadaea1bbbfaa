import type { CsvRow } from './csv-file.ts';
import { attemptKey } from './reading.ts';
import type { Reading } from './reading.ts';
import { RowRefused } from './refusals.ts';
import type { SourcePerson } from './source.ts';
import type { TemplateMaker } from './templates.ts';

/** Reads learners on courses: one row for each attempt. */
export function learnerReader({ mapping, courses, attempts }: Reading, template: TemplateMaker) {
  const rule = mapping.learners;
  const course = template(rule.course, 'learners.course');
  const key = template(rule.key, 'learners.key');
  const site = template(rule.site, 'learners.site');
  const nameLearner = personReader(rule, '{surname}, {name}', 'learners', template);
  const nameAssessor = personReader(rule.assessor, '{name} {surname}', 'learners.assessor', template);
  const number = template(rule.number ?? rule.key, 'learners.number', 64);
  const learners = new Map<string, SourcePerson>();
  const assessors = new Map<string, SourcePerson>();
  /** Each name once in memory. */
  const sites = new Map<string, string>();

  return (row: CsvRow) => {
    const courseKey = course.require(row);
    const found = courses.get(courseKey);
    if (!found) throw new RowRefused(course.columns, courseKey, `no such course in ${mapping.outcomes.file}`);
    const learnerKey = key.require(row);
    const id = attemptKey(found.key, learnerKey);
    const earlier = attempts.get(id);
    if (earlier)
      throw new RowRefused(
        key.columns,
        `${learnerKey}, first on line ${earlier.line}`,
        'given twice; the first one is taken',
      );
    const named = { key: learnerKey, number: number.require(row), ...nameLearner(row) };
    const assessor = nameAssessor(row);
    const assessorKey = `${assessor.name}\0${assessor.surname}`;
    const siteName = site.require(row);
    const attempt = {
      place: attempts.size,
      course: found,
      site: sites.get(siteName) ?? siteName,
      line: row.line,
      // One person on several courses is named as the last row names them.
      learner: Object.assign(learners.get(learnerKey) ?? named, named),
      assessor: assessors.get(assessorKey) ?? { key: assessorKey, number: null, ...assessor },
    };
    learners.set(learnerKey, attempt.learner);
    sites.set(siteName, attempt.site);
    assessors.set(assessorKey, attempt.assessor);
    attempts.set(id, attempt);
  };
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
