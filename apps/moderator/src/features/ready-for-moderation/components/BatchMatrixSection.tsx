import { Suspense, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { Icon } from '@/ui/icons.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';

/** The matrix and its texts come when somebody opens it. */
const BatchMatrix = lazyWithTexts(
  () => import('../sampling-plan/BatchMatrix.tsx'),
  () => import('../sampling-plan/texts.ts'),
);

/** Who was looked at on what, behind a press. */
export function BatchMatrixSection({ batchId }: { batchId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group mt-8 rounded-lg border border-line bg-surface"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-5 font-medium">
        <Icon name="chevronDown" className="-ml-1 transition-transform not-group-open:-rotate-90" />
        <Trans>Assessors by outcomes</Trans>
      </summary>
      <div className="border-t border-line px-5 py-4">
        {isOpen ? (
          <Suspense fallback={<Skeleton className="h-48" />}>
            <BatchMatrix batchId={batchId} />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
}
