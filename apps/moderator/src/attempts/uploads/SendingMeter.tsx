import type { RefObject } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import type { Sending } from './use-sending.ts';

interface SendingMeterProps {
  sending: Sending;
  onStop: () => void;
  /** Where the focus goes on when this goes, however it ends. */
  then: RefObject<HTMLElement | null>;
}

/** How much of the file that is being sent is there, and a way to stop. */
export const SendingMeter = ({ sending: { name, done, total }, onStop, then }: SendingMeterProps) => (
  <div ref={keepsFocus(() => then.current)} className="mt-5 flex items-end gap-4">
    <div role="status" className="min-w-0 flex-1">
      <p className="mb-1 text-sm wrap-anywhere text-muted">
        <Trans>{name} is being sent. After a lost line it goes on by itself.</Trans>
      </p>
      <ProgressMeter bare label={t`Bytes of ${name} that are there`} value={done} of={total} />
    </div>
    <Button size="small" onClick={onStop}>
      <Trans>Stop</Trans>
    </Button>
  </div>
);
