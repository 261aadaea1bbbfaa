import type { Qualifying } from '@moderator/contract/options';

/** Something that the work asks of people, and what meets it. */
export type Criterion = {
  readonly id: string;
  readonly text: string;
  readonly must: boolean;
} & (
  | { readonly kind: 'yes_no'; readonly expected: boolean }
  | {
      readonly kind: 'number';
      readonly expected: { readonly atLeast?: number | undefined; readonly atMost?: number | undefined };
    }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly expected: readonly string[] }
);

export type CriterionValue = boolean | number | string;

/** A test of a vacancy with what somebody got in it. */
export interface ScoredTest {
  readonly title: string;
  /** 0 to 100. */
  readonly weight: number;
  /** Per cent below which nobody qualifies. */
  readonly minimum?: number | undefined;
  /** Per cent; null while it is not marked. */
  readonly score: number | null;
}

/** Whether somebody meets what is asked for, requirement by requirement. */
export interface Qualification {
  status: Qualifying;
  of: { requirement: string; met: boolean | null }[];
  /** Σ weight · score / Σ weight in per cent with two decimals; null until all that counts is marked. */
  score: number | null;
}

/**
 * Whether an answer is one that a criterion takes.
 * @example fitsCriterion({ kind: 'yes_no', … }, true) // true
 */
export function fitsCriterion(criterion: Criterion, value: CriterionValue): boolean {
  if (criterion.kind === 'yes_no') return typeof value === 'boolean';
  if (criterion.kind === 'number') return typeof value === 'number';
  return typeof value === 'string' && criterion.choices.includes(value);
}

/** Whether an answer meets a criterion; null where there is none. */
export function meetsCriterion(criterion: Criterion, value: CriterionValue | undefined): boolean | null {
  if (value === undefined) return null;
  if (!fitsCriterion(criterion, value)) return false;
  if (criterion.kind === 'yes_no') return value === criterion.expected;
  if (criterion.kind === 'choice') return criterion.expected.includes(String(value));
  const { atLeast = -Infinity, atMost = Infinity } = criterion.expected;
  return Number(value) >= atLeast && Number(value) <= atMost;
}

/**
 * Who meets every criterion that has to be met, and reaches the minimum of every test that has one, qualifies. It proposes and decides
 * nothing: a person does.
 * @example qualificationOf([], {}, [{ title: 'Numeracy', weight: 100, minimum: 50, score: 80 }]).status // 'qualified'
 */
export function qualificationOf(
  criteria: readonly Criterion[],
  answers: Readonly<Record<string, CriterionValue>>,
  tests: readonly ScoredTest[],
): Qualification {
  const of = [
    ...criteria
      .filter(({ must }) => must)
      .map((each) => ({ requirement: each.text, met: meetsCriterion(each, answers[each.id]) })),
    ...tests.flatMap(({ title, minimum, score }) =>
      minimum === undefined
        ? []
        : [
            {
              requirement: `${title}: at least ${minimum} per cent`,
              met: score === null ? null : score >= minimum,
            },
          ],
    ),
  ];
  return { status: statusOf(of), of, score: weighted(tests) };
}

/** What is not met is known before all is. */
function statusOf(of: Qualification['of']): Qualifying {
  if (of.some(({ met }) => met === false)) return 'not_qualified';
  return of.every(({ met }) => met === true) ? 'qualified' : 'pending';
}

function weighted(tests: readonly ScoredTest[]): number | null {
  const counting = tests.filter(({ weight }) => weight > 0);
  const weights = counting.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0 || counting.some(({ score }) => score === null)) return null;
  const sum = counting.reduce((total, { weight, score }) => total + weight * (score ?? 0), 0);
  return Math.round((100 * sum) / weights) / 100;
}

/** The logic behind it, in words that whoever applies is shown. */
export const howItIsComputed =
  'You qualify when you meet every criterion that has to be met and reach the minimum of every test that has one. ' +
  'Your score is the mean of your tests, each counting by its weight. ' +
  'Nothing else is looked at, and no computer turns anybody down: a person decides, and says why.';
