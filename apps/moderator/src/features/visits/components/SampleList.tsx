import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VisitRoom } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { FoundResults } from './FoundResults.tsx';
import { RoomSection } from './RoomSection.tsx';

/** The verifier's sample as the provider sees it: what is looked at, and what of it is judged. */
export const SampleList = ({ visit: { sample, signedAt, onlySite } }: { visit: VisitRoom }) => (
  <RoomSection title={t`Sample of the verifier`}>
    {sample.rows.length > 0 ? (
      <>
        <ul className="rounded-lg border border-line bg-surface">
          {sample.rows.map((row) => (
            <li key={row.attemptId} className="border-b border-line px-5 py-2.5 last:border-0">
              <div className="flex items-start justify-between gap-4">
                <span className="min-w-0">
                  <span className="block">{row.learner.name}</span>
                  <span className="block text-sm text-muted">{row.reason ?? t`Drawn`}</span>
                </span>
                {row.judgedAt ? (
                  <Badge tone="good" shape="tick">
                    <Trans>Judged</Trans>
                  </Badge>
                ) : null}
              </div>
              <FoundResults row={row} />
            </li>
          ))}
        </ul>
        {sample.seed ? (
          <p className="mt-2 text-sm break-all text-muted">
            <Trans>
              {sample.percentage} % drawn, seed {sample.seed}
            </Trans>
          </p>
        ) : null}
      </>
    ) : (
      <p className="text-muted">
        {signedAt
          ? t`No attempt was sampled.`
          : onlySite
            ? t`Not drawn yet.`
            : plural(sample.least, {
                one: 'Not drawn yet; the body wants at least # attempt.',
                other: 'Not drawn yet; the body wants at least # attempts.',
              })}
      </p>
    )}
  </RoomSection>
);
