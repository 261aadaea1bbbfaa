import type { Report, ReportBody } from './report-body.ts';

type Figures = Report['agreement'][number];
type Coefficient = Omit<Figures['coefficients'][number], 'name'> | null;
type Outcome = Report['attempts'][number]['outcomes'][number];

/** Figures as reports kept them while C and NYC were the only results. */
export interface EarlierAgreement {
  pairs: number;
  agreed: number;
  raw: number | null;
  kappa: Coefficient;
  ac1: Coefficient;
  changed: number;
}

/** Whether these are figures as they were kept once: one of them, and not a list. */
const isEarlier = (figures: Figures[] | EarlierAgreement): figures is EarlierAgreement =>
  !Array.isArray(figures);

/**
 * Figures in today's form. Which of two differing results was higher follows from the outcomes that the report lists;
 * whether that is chance it did not say, and nobody signed it.
 */
export function figuresOfToday(
  { kappa, ac1, ...figures }: EarlierAgreement,
  outcomes: readonly Outcome[],
): Figures {
  const named = (name: 'kappa' | 'ac1', coefficient: Coefficient) =>
    coefficient ? [{ name, ...coefficient }] : [];
  const passedBy = (one: 'assessor' | 'blind', other: 'assessor' | 'blind') =>
    outcomes.filter((each) => each[one] === 'C' && each[other] === 'NYC').length;
  return {
    ...figures,
    measure: { kind: 'two_results' },
    assessorHigher: passedBy('assessor', 'blind'),
    moderatorHigher: passedBy('blind', 'assessor'),
    coefficients: [...named('kappa', kappa), ...named('ac1', ac1)],
    difference: null,
    probability: null,
    stricter: null,
  };
}

/** A body with all of its figures in today's form. */
export function withFiguresOfToday(body: ReportBody): ReportBody {
  if (!isEarlier(body.agreement)) return body;
  const inToday = (
    figures: Figures[] | EarlierAgreement,
    isMeant: (attempt: ReportBody['attempts'][number]) => boolean,
  ) =>
    isEarlier(figures)
      ? [
          figuresOfToday(
            figures,
            body.attempts.filter(isMeant).flatMap((attempt) => attempt.outcomes),
          ),
        ]
      : figures;
  return {
    ...body,
    agreement: inToday(body.agreement, () => true),
    assessors: body.assessors.map((each) => ({
      ...each,
      agreement: inToday(each.agreement, (attempt) => attempt.assessor === each.name),
    })),
    agreementByOutcome: body.agreementByOutcome.map(({ outcomeId, code, title, ...figures }) => ({
      outcomeId,
      code,
      title,
      ...figuresOfToday(
        // Beside the outcome that they are of stands what was kept then.
        figures as unknown as EarlierAgreement,
        body.attempts.flatMap((attempt) => attempt.outcomes.filter((each) => each.outcomeId === outcomeId)),
      ),
    })),
  };
}
