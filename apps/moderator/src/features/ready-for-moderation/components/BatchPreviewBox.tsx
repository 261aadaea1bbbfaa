import type { UseQueryResult } from '@tanstack/react-query';
import type { BatchPreview } from '@moderator/contract/types';
import { policyWords } from '@/app/reason-words.ts';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Icon } from '@/ui/icons.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';

interface BatchPreviewBoxProps {
  chosen: boolean;
  /** Whether sites, assessors or a period leave some out. */
  narrowed: boolean;
  preview: UseQueryResult<BatchPreview>;
}

/** What the batch would contain, following every choice. */
export function BatchPreviewBox({ chosen, narrowed, preview }: BatchPreviewBoxProps) {
  return (
    <div aria-live="polite" className="rounded-lg bg-sunken p-5">
      {!chosen ? (
        <p className="text-muted">Choose a course to see what the batch would contain.</p>
      ) : preview.data ? (
        preview.data.size === 0 ? (
          <p>
            {narrowed
              ? 'No assessed attempt fits. Widen the period, or take a site or an assessor away.'
              : 'Every assessed attempt of this course is in a batch already.'}
          </p>
        ) : (
          <Numbers preview={preview.data} fading={preview.isPlaceholderData} />
        )
      ) : preview.error ? (
        <>
          <p className="mb-3">{describeError(preview.error).message}</p>
          <Button size="small" icon="refresh" onClick={() => void preview.refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <SkeletonText lines={4} />
      )}
    </div>
  );
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-ZA')} ${count === 1 ? one : many}`;

function Numbers({ preview, fading }: { preview: BatchPreview; fading: boolean }) {
  const { size, sampleSize, sites, assessors, conflicted, policy } = preview;
  return (
    <div className={fading ? 'opacity-60' : undefined}>
      <p data-numeric className="text-2xl font-semibold">
        {size.toLocaleString('en-ZA')}
      </p>
      <p className="text-muted">
        {size === 1 ? 'attempt' : 'attempts'} from {counted(sites, 'site', 'sites')} and{' '}
        {counted(assessors, 'assessor', 'assessors')}
      </p>
      <p data-numeric className="mt-4 text-2xl font-semibold">
        {sampleSize.toLocaleString('en-ZA')}
      </p>
      <p className="text-muted">
        in the sample, by your policy: {policy.percentage} %, at least {policy.minimum}
        {policy.alwaysInclude.length > 0 ? `, always: ${policyWords(policy.alwaysInclude)}` : ''}
      </p>
      {conflicted > 0 ? (
        <p className="mt-4 flex gap-2">
          <Icon name="lock" className="mt-0.5 size-4! text-warn" />
          <span>
            {counted(conflicted, 'attempt is', 'attempts are')} not yours to moderate; a colleague has to.
          </span>
        </p>
      ) : null}
    </div>
  );
}
