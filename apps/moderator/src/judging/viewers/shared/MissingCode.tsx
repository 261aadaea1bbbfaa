import { t } from '@lingui/core/macro';
import { isReachable } from '@/session/connection.ts';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { useSignal } from '@/ui/use-signal.ts';
import { NotOnThisDevice } from './NotOnThisDevice.tsx';

/** A viewer that could not be loaded: for want of a network, or since a new release took its place. */
export const MissingCode = ({ error }: { error: unknown }) =>
  useSignal(isReachable) ? (
    <ErrorState error={error} title={t`We could not load this evidence`} onRetry={() => location.reload()} />
  ) : (
    <NotOnThisDevice />
  );
