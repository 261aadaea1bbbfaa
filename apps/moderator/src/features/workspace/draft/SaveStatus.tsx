import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { clockTime } from '@/ui/relative-time.ts';

/** Where what was typed is now. Only what needs attention is announced. */
export function SaveStatus() {
  const { save, drafts } = useWorkspaceContext();
  if (save.kind === 'untouched') return null;
  if (save.kind === 'saving')
    return (
      <p className="text-sm text-muted">
        <Trans>Saving…</Trans>
      </p>
    );
  if (save.kind === 'saved')
    return (
      <p className="flex items-center gap-1.5 text-sm text-muted">
        <Icon name="check" className="size-4! text-good" />
        <span>
          <Trans>
            Saved <time dateTime={save.at}>{clockTime(save.at)}</time>
          </Trans>
        </span>
      </p>
    );
  if (save.kind === 'conflict')
    return (
      <p role="alert" className="flex items-center gap-1.5 text-sm text-bad">
        <Icon name="warning" className="size-4!" />
        <Trans>Two versions:</Trans>
        <button
          type="button"
          className="min-h-6 font-medium underline underline-offset-2"
          onClick={() => document.getElementById('draft-conflict')?.focus()}
        >
          <Trans>choose</Trans>
        </button>
      </p>
    );
  return (
    <div role="status" className="flex min-w-0 items-center gap-1.5 text-sm text-warn">
      <Icon name="offline" className="size-4!" />
      <span title={save.problem ? describeError(save.problem).message : undefined}>
        {save.isKept ? (
          <Trans>Saved on this device, not yet on the platform</Trans>
        ) : (
          <Trans>Not saved yet, and this device keeps nothing: leave this page open</Trans>
        )}
      </span>
      <Button variant="quiet" size="small" onClick={() => void drafts.flush()}>
        <Trans>Try now</Trans>
      </Button>
    </div>
  );
}
