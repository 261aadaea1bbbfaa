import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Icon } from '@/ui/icons.tsx';

interface ProblemProps {
  error: unknown;
  onRetry?: () => void;
  busy?: boolean;
}

/** A refusal or failure at the place where it happened, in the platform's own sentence. */
export function Problem({ error, onRetry, busy }: ProblemProps) {
  const { message, safe } = describeError(error);
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-md border border-bad/40 bg-bad-tint px-3 py-2.5 text-sm"
    >
      <Icon name="warning" className="text-bad" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-bad">{message}</p>
        {safe ? <p>{safe}</p> : null}
      </div>
      {onRetry ? (
        <Button size="small" icon="refresh" busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </div>
  );
}
