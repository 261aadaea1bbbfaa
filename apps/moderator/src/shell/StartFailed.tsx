import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { EmptyState } from '@/ui/EmptyState.tsx';

/** Between a start that failed and the sign-in page: nothing loads any more, so nothing may say that it does. */
const StartFailed = () => (
  <main className="grid min-h-dvh place-items-center">
    <h1 className="sr-only">
      <Trans>Your data could not be loaded</Trans>
    </h1>
    <EmptyState icon="warning" title={t`Your data could not be loaded`}>
      <Trans>
        You are signed out in a moment and can sign in again. What you typed on this device is kept.
      </Trans>
    </EmptyState>
  </main>
);

export default StartFailed;
