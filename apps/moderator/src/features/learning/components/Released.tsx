import { useQuery } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyCourseInFull } from '@moderator/contract/types';
import { appealsQuery } from '@/attempts/appeals/queries.ts';
import { resultLook } from '@/labels/result-looks.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { shortDate } from '@/ui/relative-time.ts';

export type Released = NonNullable<MyCourseInFull['released']>;

interface ReleasedProps {
  released: Released;
  outcomes: MyCourseInFull['outcomes'];
}

/** The result of a whole attempt; nothing where none is told. */
export function WholeResult({ released: { result, passed, scale } }: Pick<ReleasedProps, 'released'>) {
  return result === null ? null : <LookBadge look={resultLook({ result, passed, scale })} />;
}

/** Each outcome with its result and what the assessor says of it. */
export function ResultsByOutcome({ released, outcomes }: ReleasedProps) {
  return (
    <ul aria-label={t`Results by outcome`} className="mt-4 divide-y divide-line">
      {outcomes.map(({ id, code, title }) => {
        const found = released.outcomes.find(({ outcomeId }) => outcomeId === id);
        if (!found) return null;
        const { result, passed, scale, isChanged, feedback } = found;
        return (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
              <span className="min-w-0">
                <span className="text-muted">{code}</span> {title}
              </span>
              {result === null ? null : <LookBadge look={resultLook({ result, passed, scale })} />}
            </span>
            {isChanged ? (
              <span className="mt-1 block text-sm text-muted">
                <Trans>Moderation changed this result after your assessor had judged it.</Trans>
              </span>
            ) : null}
            {feedback ? (
              <>
                <span className="mt-1 block text-sm text-muted">
                  <Trans>Feedback of your assessor</Trans>
                </span>
                <p className="whitespace-pre-line">{feedback}</p>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** What is missing where the whole is not reached, and what there is to do about it. */
export function WhatNow({ released }: Pick<ReleasedProps, 'released'>) {
  const { data: appeals } = useQuery(appealsQuery(released.attemptId));
  if (released.passed !== false) return null;
  const missing = released.outcomes.filter(({ passed }) => passed === false).length;
  return (
    <div className="mt-3 rounded-lg bg-warn-tint/50 p-3">
      <p>
        {plural(missing, {
          0: 'What you reached is not enough for the whole course yet.',
          one: 'One outcome is not reached yet. What is missing stands with it below.',
          other: '# outcomes are not reached yet. What is missing stands with each below.',
        })}
      </p>
      <p className="mt-2">
        <Trans>
          To hand in again, speak to your trainer: you are given a new attempt, and this one stays readable.
        </Trans>{' '}
        {appeals?.until && !appeals.refusal ? (
          <Trans>
            If you think that the result is not right, you may appeal until {shortDate(appeals.until)}.
          </Trans>
        ) : null}
      </p>
    </div>
  );
}

/** The result of an attempt before the one that is worked on now, to learn from. */
export const EarlierResult = ({ released, outcomes }: ReleasedProps) => (
  <section aria-labelledby="earlier-result" className="rounded-lg border border-line bg-surface p-4">
    <div className="flex items-center justify-between gap-3">
      <h2 id="earlier-result" className="text-lg">
        <Trans>Result of attempt {released.number}</Trans>
      </h2>
      <WholeResult released={released} />
    </div>
    <ResultsByOutcome released={released} outcomes={outcomes} />
  </section>
);
