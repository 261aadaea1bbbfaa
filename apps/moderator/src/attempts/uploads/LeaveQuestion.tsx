import { useEffect } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';

const always = () => true;

/**
 * Asks whoever goes elsewhere while files are sent, for they would be given up with the page; where the page is closed or loaded anew
 * the browser asks.
 */
export function LeaveQuestion({ isSending }: { isSending: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: always,
    enableBeforeUnload: true,
    disabled: !isSending,
    withResolver: true,
  });
  const isAsked = status === 'blocked';
  // What is there by now is not left behind by an answer to what was asked before.
  useEffect(() => {
    if (isAsked && !isSending) reset();
  }, [isAsked, isSending, reset]);
  if (!isAsked) return null;
  return (
    <Dialog
      title={t`Your files are still being sent`}
      width="34em"
      open
      onClose={reset}
      footer={
        <>
          <Button onClick={proceed}>
            <Trans>Leave</Trans>
          </Button>
          <Button variant="primary" data-first-focus="" onClick={reset}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          If you leave, sending stops. What has arrived is kept for a week: choose the same files again and it
          goes on from there.
        </Trans>
      </p>
    </Dialog>
  );
}
