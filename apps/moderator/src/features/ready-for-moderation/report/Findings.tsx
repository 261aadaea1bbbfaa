import { useState } from 'react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { exceptionsAmong, isPlain } from '@moderator/moderation';
import { AttemptFindings, AttemptHeading, AttemptLink } from './AttemptFindings.tsx';
import { InParts } from './InParts.tsx';
import { ReportSection } from './ReportSection.tsx';
import type { Attempt } from './report-labels.ts';

/** Exceptions first, with all that is said of them; what agrees a line each, opened where somebody asks. */
export function Findings({ report }: { report: ModerationReport }) {
  const { attempts, programme, batch, id } = report;
  const name = `${batch.id} ${id}`;
  const exceptions = exceptionsAmong(attempts);
  const plain = attempts.filter(isPlain);
  return (
    <>
      <ReportSection title={t`Exceptions`}>
        {attempts.length === 0 ? (
          <p className="text-muted">
            <Trans>Findings appear here as attempts of the sample are decided.</Trans>
          </p>
        ) : exceptions.length === 0 ? (
          <p className="text-muted">
            <Trans>None: every attempt decided so far was upheld as it was judged.</Trans>
          </p>
        ) : (
          <InParts name={`exceptions ${name}`} items={exceptions} size={20}>
            {(shown) => (
              <div className="flex flex-col gap-8">
                {shown.map((attempt) => (
                  <article key={attempt.attemptId}>
                    <h3 className="mb-1">
                      <AttemptHeading attempt={attempt}>
                        <AttemptLink attempt={attempt} />
                      </AttemptHeading>
                    </h3>
                    <AttemptFindings attempt={attempt} programme={programme} />
                  </article>
                ))}
              </div>
            )}
          </InParts>
        )}
      </ReportSection>
      {plain.length > 0 ? (
        <ReportSection title={t`Upheld as judged`}>
          <InParts name={`plain ${name}`} items={plain} size={50}>
            {(shown) => (
              <ul className="flex flex-col">
                {shown.map((attempt) => (
                  <li key={attempt.attemptId} className="border-b border-line last:border-b-0">
                    <PlainAttempt attempt={attempt} programme={programme} />
                  </li>
                ))}
              </ul>
            )}
          </InParts>
        </ReportSection>
      ) : null}
    </>
  );
}

/** A line, and all that is said of the attempt once somebody opens it. */
function PlainAttempt({ attempt, programme }: { attempt: Attempt } & Pick<ModerationReport, 'programme'>) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary className="cursor-pointer py-2 marker:text-muted">
        <AttemptHeading attempt={attempt}>
          <span className="font-medium">{attempt.learner.name}</span>
        </AttemptHeading>{' '}
        <span className="ml-2 text-sm text-muted">{alikeLabel(attempt)}</span>
      </summary>
      {wasOpened ? (
        <div className="pb-4 pl-4 max-mobile:pl-0">
          <p>
            <AttemptLink attempt={attempt} />
          </p>
          <AttemptFindings attempt={attempt} programme={programme} />
        </div>
      ) : null}
    </details>
  );
}

const alikeLabel = ({ outcomes }: Attempt): string =>
  plural(outcomes.length, { one: '# outcome, judged alike', other: '# outcomes, all judged alike' });
