import { useEffect } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { isReachable } from '@/session/connection.ts';
import { useSignal } from '@/ui/use-signal.ts';

/** Instead of the application while nobody is signed in and nobody can sign in; goes on with the network. */
export function SignedOutPage({ goOn }: { goOn: () => void }) {
  const isOnline = useSignal(isReachable);
  useEffect(() => {
    if (isOnline) goOn();
  }, [isOnline, goOn]);
  return (
    <main className="grid min-h-dvh place-items-center px-6 text-center">
      <div className="max-w-[32em]">
        <span className="mx-auto mb-4 grid size-12 place-items-center rounded-full bg-neutral-tint text-muted">
          <Icon name="offline" />
        </span>
        <h1 className="text-xl font-semibold">
          <Trans>You are signed out on this device</Trans>
        </h1>
        <p id="why" role="status" className="mt-2 mb-6 text-muted">
          <Trans>
            There is no network, so the sign-in service cannot be reached. This page goes on by itself as soon
            as there is one, and whoever comes next has to sign in.
          </Trans>
        </p>
        <Button variant="primary" disabled={!isOnline} aria-describedby="why" onClick={goOn}>
          <Trans>Sign in again</Trans>
        </Button>
      </div>
    </main>
  );
}
