import { t } from '@lingui/core/macro';
import { ApiError } from '@moderator/client';
import { Trans } from '@lingui/react/macro';
import { Button } from './Button.tsx';
import { Icon } from './icons.tsx';
import { describeError } from './describe-error.ts';

/** Asking again gives a person no other role. */
const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;

interface ErrorStateProps {
  error: unknown;
  /** What failed: "We could not load the attempts". */
  title?: string;
  onRetry?: () => void;
  busy?: boolean;
}

/** Something that did not load: what happened and a way to try again. Nothing was typed, so nothing is said of it. */
export function ErrorState({ error, title, onRetry, busy }: ErrorStateProps) {
  const { message, safe, reference } = describeError(error);
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-bad-tint text-bad">
        <Icon name="warning" />
      </span>
      <p className="text-lg font-semibold">{title ?? t`Something went wrong`}</p>
      <p className="mt-1 max-w-[36em]">{message}</p>
      {safe && !(error instanceof ApiError) ? <p className="mt-1 max-w-[36em] text-muted">{safe}</p> : null}
      {onRetry && !isForbidden(error) ? (
        <Button variant="primary" icon="refresh" className="mt-5" busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {reference ? (
        <p className="mt-4 text-xs text-muted">
          <Trans>
            Reference for support: <span className="font-mono">{reference}</span>
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
