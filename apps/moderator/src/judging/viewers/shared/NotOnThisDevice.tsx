import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@/ui/EmptyState.tsx';

/** Without a network: nothing is wrong with the evidence, only it was never fetched here. */
export const NotOnThisDevice = () => (
  <EmptyState icon="offline" title={t`Not on this device`}>
    <Trans>
      Open it when you are back online. Nothing is wrong with the evidence, and your work is kept.
    </Trans>
  </EmptyState>
);
