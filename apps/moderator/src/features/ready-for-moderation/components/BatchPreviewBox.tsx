import type { UseQueryResult } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { BatchPreview } from '@moderator/contract/types';
import { policyLabel } from '@/labels/reason-labels.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Icon } from '@/ui/icons.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { addedSentence, leastSentence } from './proof-labels.ts';
import { formatNumber } from '@/i18n/format.ts';

interface BatchPreviewBoxProps {
  chosen: boolean;
  /** Whether sites, assessors or a period leave some out. */
  narrowed: boolean;
  preview: UseQueryResult<BatchPreview>;
}

/** More than these would be longer than the choice beside them. */
const mostGaps = 5;

/** What the batch would contain, following every choice. */
export function BatchPreviewBox({ chosen, narrowed, preview }: BatchPreviewBoxProps) {
  return (
    <div aria-live="polite" className="rounded-lg bg-sunken p-5">
      {!chosen ? (
        <p className="text-muted">
          <Trans>Choose a course to see what the batch would contain.</Trans>
        </p>
      ) : preview.data ? (
        preview.data.size === 0 ? (
          <p>
            {narrowed
              ? t`No assessed attempt fits. Widen the period, or take a site or an assessor away.`
              : t`Every assessed attempt of this course is in a batch already.`}
          </p>
        ) : (
          <Numbers preview={preview.data} fading={preview.isPlaceholderData} />
        )
      ) : preview.error ? (
        <>
          <p className="mb-3">{describeError(preview.error).message}</p>
          <Button size="small" icon="refresh" onClick={() => void preview.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <SkeletonText lines={4} />
      )}
    </div>
  );
}

function Numbers({ preview, fading }: { preview: BatchPreview; fading: boolean }) {
  const { size, least, sites, assessors, conflicted, notJudged, policy } = preview;
  const { percentage, minimum } = policy;
  const always = policyLabel(policy.alwaysInclude);
  const added = least.attempts < size ? addedSentence(policy) : null;
  const why = leastSentence(least);
  return (
    <div className={fading ? 'opacity-60' : undefined}>
      <p data-numeric className="text-2xl font-semibold">
        {formatNumber(size)}
      </p>
      <p className="text-muted">
        <Trans>
          <Plural value={size} one="attempt" other="attempts" /> from{' '}
          <Plural value={sites} one="# site" other="# sites" /> and{' '}
          <Plural value={assessors} one="# assessor" other="# assessors" />
        </Trans>
      </p>
      <p data-numeric className="mt-4 text-2xl font-semibold">
        {added ? t`At least ${formatNumber(least.attempts)}` : formatNumber(least.attempts)}
      </p>
      <p className="text-muted">
        {always
          ? t`in the sample, by your policy: ${percentage} %, at least ${minimum}, always: ${always}`
          : t`in the sample, by your policy: ${percentage} %, at least ${minimum}`}
      </p>
      {why ? <p className="mt-2">{why}</p> : null}
      {added ? <p className="mt-2 text-muted">{added}</p> : null}
      {notJudged > 0 ? (
        <p className="mt-4 flex gap-2">
          <Icon name="info" className="mt-0.5 size-4! text-muted" />
          <span>
            <Plural
              value={notJudged}
              one="# attempt of this course stays out: it is handed in and not judged to the end."
              other="# attempts of this course stay out: they are handed in and not judged to the end."
            />
          </span>
        </p>
      ) : null}
      <Particulars preview={preview} />
      {preview.refusal ? (
        <p className="mt-4 flex gap-2 text-warn">
          <Icon name="lock" className="mt-0.5 size-4!" />
          <span>{refusalLabel(preview.refusal)}</span>
        </p>
      ) : null}
      {conflicted > 0 && !preview.refusal ? (
        <p className="mt-4 flex gap-2">
          <Icon name="lock" className="mt-0.5 size-4! text-warn" />
          <span>
            <Plural
              value={conflicted}
              one="# attempt is not yours to moderate; a colleague has to."
              other="# attempts are not yours to moderate; a colleague has to."
            />
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** What one should know before the draw; how results lie is told only where judgements are not kept back. */
function Particulars({ preview }: { preview: BatchPreview }) {
  const { likelyGaps, newAssessors, resubmitted, notYetCompetent, policy } = preview;
  const covers = likelyGaps.every((gap) => policy.strata.includes(gap.kind));
  const lines = [
    newAssessors > 0 &&
      plural(newAssessors, {
        one: '# was assessed by somebody who began within 90 days.',
        other: '# were assessed by people who began within 90 days.',
      }),
    resubmitted > 0 && plural(resubmitted, { one: '# is a resubmission.', other: '# are resubmissions.' }),
    notYetCompetent !== null &&
      plural(notYetCompetent, { one: '# is not yet competent.', other: '# are not yet competent.' }),
    notYetCompetent === null &&
      t`How many are not yet competent stays hidden: this course is moderated blind.`,
  ].filter((line) => line !== false);
  return (
    <>
      <ul className="mt-4 flex flex-col gap-1 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {likelyGaps.length > 0 ? (
        <div className="mt-4 text-sm">
          <p className="font-medium">
            {covers
              ? t`Taken in addition where chance misses it, as it probably will`
              : t`The draw will probably miss`}
          </p>
          <ul className="text-muted">
            {likelyGaps.slice(0, mostGaps).map((gap) => (
              <li key={gap.kind + gap.id}>
                {gap.name} ({plural(gap.attempts, { one: '# attempt', other: '# attempts' })})
              </li>
            ))}
            {likelyGaps.length > mostGaps ? (
              <li>
                <Plural value={likelyGaps.length - mostGaps} one="and # more" other="and # more" />
              </li>
            ) : null}
          </ul>
        </div>
      ) : null}
    </>
  );
}
