import type { ReactNode } from 'react';
import type { ExternalAssessmentDetail } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { exactTime } from '@/ui/relative-time.ts';
import { StatusBadge } from '@/ui/StatusBadge.tsx';
import { kindWords } from '../search.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Who assessed, when and where, and whether I may moderate it. */
export function ExternalFacts({ assessment }: { assessment: ExternalAssessmentDetail }) {
  const { claim, conflicts } = assessment;
  return (
    <>
      {conflicts.length > 0 ? (
        <div className="mb-4 flex gap-3 rounded-lg bg-warn-tint px-5 py-4">
          <Icon name="lock" className="text-warn" />
          <div>
            <p className="font-semibold text-warn">Not yours to moderate</p>
            {conflicts.map(({ code, sentence }) => (
              <p key={code + sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      ) : null}
      <dl className="grid grid-cols-4 gap-x-6 gap-y-4 rounded-lg border border-line bg-surface px-5 py-4 max-tablet:grid-cols-2">
        <Fact term="Body">{assessment.body}</Fact>
        <Fact term="Kind">{kindWords[assessment.kind]}</Fact>
        <Fact term="Assessed on">
          <time dateTime={assessment.assessedOn}>{exactTime(assessment.assessedOn)}</time>
        </Fact>
        <Fact term="Venue">{assessment.venue ?? <span className="text-muted">Not given</span>}</Fact>
        <Fact term="Reference">{assessment.reference}</Fact>
        <Fact term="Assessor">
          {assessment.assessorName ?? <span className="text-muted">Not given</span>}
        </Fact>
        <Fact term="Site">{assessment.site.name}</Fact>
        <Fact term="State">
          <span className="flex flex-wrap items-center gap-2">
            <StatusBadge state={assessment.state} />
            {claim ? (
              <span className="text-sm text-muted">
                {claim.mine ? 'claimed by you' : `claimed by ${claim.moderator.name}`}
              </span>
            ) : null}
          </span>
        </Fact>
        {assessment.notes ? (
          <div className="col-span-full">
            <dt className="text-sm text-muted">Notes</dt>
            <dd className="max-w-[70ch] whitespace-pre-wrap">{assessment.notes}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
