import { Trans } from '@lingui/react/macro';
import { useConnection } from './use-connection.ts';

/** Says that there is no network, and what happens to typed work; silent otherwise. */
export function OfflineBar() {
  const connection = useConnection();
  return (
    // Always there, or screen readers would not notice what comes into it. Over the page, so that nothing jumps.
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-3 z-40 flex justify-center px-4"
    >
      {connection === 'online' ? null : (
        <p
          className={`rounded-md border border-line px-4 py-2 shadow-raised ${connection === 'offline' ? 'bg-raised text-ink' : 'bg-good-tint text-good'}`}
        >
          {connection === 'offline' ? (
            <Trans>You are offline. What you type is kept on this device.</Trans>
          ) : (
            <Trans>Back online</Trans>
          )}
        </p>
      )}
    </div>
  );
}
