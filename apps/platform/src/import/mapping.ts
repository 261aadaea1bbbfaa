import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { ResultRule, Scale } from '@moderator/contract';
import { assessmentMethods, courseRoutes } from '@moderator/contract/options';
import { isResultOf } from '@moderator/moderation';
import { ImportError } from './import-error.ts';
import { namesIn } from './templates.ts';
import { messageOf } from '../kernel/thrown.ts';

const Text = z.string().trim().min(1).max(1000);
const File = z.string().trim().min(1).max(255);
const Pattern = z.string().refine(isPattern, 'is not a regular expression');

/** A day counted from the start of the course, or a calendar day (YYYY-MM-DD). */
const Moment = z.union([z.strictObject({ day: Text }), z.strictObject({ date: Text })], {
  error: 'has to be {"day": …}, counted from the start of the course, or {"date": …}',
});

const Course = z.strictObject({
  key: Text,
  title: Text,
  registrationNumber: Text,
  route: z.enum(courseRoutes),
  nqfLevel: Text.optional(),
  credits: Text.optional(),
  scale: Scale.default({ kind: 'two_results' }),
  resultRule: ResultRule.default({ kind: 'all_pass' }),
  start: z
    .strictObject({
      of: Text,
      rules: z.array(z.strictObject({ matches: Pattern, date: Text })).min(1),
    })
    .optional(),
});

const Outcomes = z.strictObject({
  file: File,
  course: Course,
  key: Text,
  code: Text,
  title: Text,
  credits: Text.optional(),
  weight: Text.optional(),
  method: z.enum(assessmentMethods),
  due: Moment.optional(),
  criteria: z.array(Text).min(1).max(50),
});

const Learners = z.strictObject({
  file: File,
  course: Text,
  key: Text,
  number: Text.optional(),
  name: Text,
  surname: Text,
  shownAs: Text.optional(),
  site: Text,
  assessor: z.strictObject({ name: Text, surname: Text, shownAs: Text.optional() }),
});

const Judgement = z
  .strictObject({
    score: Text.optional(),
    highest: z.number().positive().default(100),
    competentFrom: z.number().optional(),
    result: Text.optional(),
    words: z.record(z.string(), Text).optional(),
    feedback: Text.optional(),
  })
  .refine((rule) => rule.result !== undefined || rule.score !== undefined, {
    message: 'needs "score", or "result" with "words"',
  })
  .refine((rule) => rule.result === undefined || rule.words !== undefined, {
    message: 'needs "words", which say what each "result" means in the scale of the course',
  });

const Results = z.strictObject({
  file: File,
  learner: Text,
  outcome: Text,
  handedIn: Moment.optional(),
  assessedAfterDays: z.int().min(0).max(365).default(7),
  judgement: Judgement,
  evidence: z.strictObject({
    title: Text,
    activity: z
      .array(z.strictObject({ label: Text, value: Text, words: z.record(z.string(), z.string()).optional() }))
      .min(1)
      .max(50),
  }),
});

/** What the columns of a data set mean. docs/importing.md explains each entry. */
const Mapping = z
  .strictObject({
    source: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'has to be a short name such as oulad-aaa'),
    title: Text,
    account: Text.optional(),
    delimiter: z.string().length(1).default(','),
    missing: z.array(z.string()).default(['']),
    outcomes: Outcomes,
    learners: Learners,
    results: Results,
  })
  .check(({ value, issues }) => {
    const mistake = (path: string, message: string) =>
      issues.push({ code: 'custom', message, path: path.split('.'), input: undefined });
    const counted = { 'outcomes.due': value.outcomes.due, 'results.handedIn': value.results.handedIn };
    for (const [path, moment] of Object.entries(counted))
      if (moment && 'day' in moment && !value.outcomes.course.start)
        mistake(path, 'counts days from the start of the course, so outcomes.course.start is needed');
    const { evidence, judgement } = value.results;
    const { scale } = value.outcomes.course;
    if (scale.kind === 'two_results' && !judgement.result && judgement.competentFrom === undefined)
      mistake('results.judgement', 'needs "competentFrom", since "score" is to say C or NYC');
    if (scale.kind !== 'two_results' && judgement.competentFrom !== undefined)
      mistake(
        'results.judgement.competentFrom',
        'means nothing here: the scale of the course says what passes',
      );
    if (scale.kind === 'levels' && !judgement.result)
      mistake('results.judgement', 'needs "result" with "words", since levels do not follow from a score');
    if (scale.kind === 'marks' && !judgement.score)
      mistake('results.judgement', 'needs "score", since the course is judged in marks');
    for (const [word, result] of Object.entries(judgement.words ?? {}))
      if (!isResultOf(scale, result))
        mistake(
          `results.judgement.words.${word}`,
          `says "${result}", which is no result of the course's scale`,
        );
    const telling = new Set(
      [judgement.score, judgement.result, judgement.feedback].flatMap((text) => namesIn(text ?? '')),
    );
    const shown = [evidence.title, ...evidence.activity.map((each) => each.value)].flatMap(namesIn);
    for (const name of new Set(shown))
      if (telling.has(name))
        mistake(
          'results.evidence',
          `shows {${name}}, which is the judgement: a moderator would see it before their own verdict`,
        );
  });

export type Mapping = z.infer<typeof Mapping>;

/** A mapping with what the audit entry says about its file. */
export interface LoadedMapping {
  name: string;
  sha256: string;
  mapping: Mapping;
}

/** @throws ImportError with a sentence for each mistake */
export async function loadMapping(path: string): Promise<LoadedMapping> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      error.code === 'ENOENT'
        ? `There is no mapping file ${path}.`
        : `The mapping file ${path} cannot be read (${error.message}).`,
    );
  });
  const name = basename(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, sha256, mapping: parseMapping(bytes.toString('utf8'), name) };
}

/** @throws ImportError with a sentence for each mistake */
export function parseMapping(text: string, name: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportError(`The mapping ${name} is not JSON: ${messageOf(error)}.`, { cause: error });
  }
  const parsed = Mapping.safeParse(json, { reportInput: true });
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => sentenceOf(issue, name));
  throw new ImportError([...new Set(sentences)].join('\n'));
}

function sentenceOf(issue: z.core.$ZodIssue, name: string): string {
  const place = issue.path.join('.') || 'it';
  const said = (words: string) => `The mapping ${name}: ${place} ${words}.`;
  if (issue.code === 'unrecognized_keys')
    return said(`has ${issue.keys.map((key) => `"${key}"`).join(', ')}, which means nothing there`);
  if (issue.code === 'invalid_type')
    return said(issue.input === undefined ? 'is missing' : `has to be a ${issue.expected}`);
  if (issue.code === 'invalid_value')
    return said(issue.input === undefined ? 'is missing' : `may be ${issue.values.join(', ')}`);
  if (issue.code === 'too_small') return said('is empty or too small');
  if (issue.code === 'too_big') return said('is too long or too large');
  return said(issue.message);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
