import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';

interface SaveFormProps {
  /** What the button says. */
  label: string;
  isChanged: boolean;
  /** Whether what is typed may be saved. */
  isRight: boolean;
  isSaving: boolean;
  /** Said where somebody else has saved since; they are asked first which one counts. */
  overtaken: ReactNode;
  onKeep: () => void;
  onReset: () => void;
}

/** Where a form that is kept on the device ends: save it, or give up what was changed. */
export function SaveForm({ label, isChanged, isRight, isSaving, overtaken, onKeep, onReset }: SaveFormProps) {
  const isOvertaken = Boolean(overtaken);
  return (
    <div>
      {isOvertaken ? (
        <div role="status" className="mb-6 rounded-lg bg-warn-tint px-5 py-4">
          <p className="text-warn">{overtaken}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={onReset}>
              <Trans>Take theirs</Trans>
            </Button>
            <Button onClick={onKeep}>
              <Trans>Go on with mine</Trans>
            </Button>
          </div>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={isSaving}
          disabled={!isChanged || !isRight || isOvertaken}
        >
          {label}
        </Button>
        <Button variant="quiet" disabled={!isChanged || isSaving} onClick={onReset}>
          <Trans>Undo changes</Trans>
        </Button>
        {isChanged ? (
          <span className="text-sm text-muted">
            <Trans>Not saved yet; kept on this device.</Trans>
          </span>
        ) : null}
      </div>
    </div>
  );
}
