import { Trans } from '@lingui/react/macro';
import { isSignInOutOfOrder } from '@/session/connection.ts';
import { useSignal } from '@/ui/use-signal.ts';
import { useConnection } from './use-connection.ts';

/** Says that there is no network, or nobody to renew the session, and what happens to typed work; silent otherwise. */
export function OfflineBar() {
  const connection = useConnection();
  const isOutOfOrder = useSignal(isSignInOutOfOrder);
  return (
    // Always there, or screen readers would not notice what comes into it. Pages leave it room (styles.css).
    <div
      role="status"
      aria-live="polite"
      data-connection=""
      className="pointer-events-none fixed inset-x-0 bottom-3 z-40 flex justify-center px-4"
    >
      {connection === 'online' && !isOutOfOrder ? null : (
        <p
          className={`rounded-md border border-line px-4 py-2 shadow-raised ${connection === 'offline' || isOutOfOrder ? 'bg-raised text-ink' : 'bg-good-tint text-good'}`}
        >
          {connection === 'offline' ? (
            <Trans>You are offline. What you type is kept on this device.</Trans>
          ) : isOutOfOrder ? (
            <Trans>The sign-in service does not answer. What you type is kept on this device.</Trans>
          ) : (
            <Trans>Back online</Trans>
          )}
        </p>
      )}
    </div>
  );
}
