import { useEffect, useRef } from 'react';
import { useBlocker } from '@tanstack/react-router';
import type { ShouldBlockFn } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';

/** Within a page nothing is given up. */
const isElsewhere: ShouldBlockFn = ({ current, next }) => current.pathname !== next.pathname;

/**
 * Asks whoever goes elsewhere while files are sent, for they would be given up with the page; where the page is closed or loaded anew
 * the browser asks. It stands beside a dialog that sends, not in it: keys and messages of one are not those of the other.
 */
export function LeaveQuestion({ isSending }: { isSending: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isElsewhere,
    enableBeforeUnload: true,
    disabled: !isSending,
    withResolver: true,
  });
  const isAsked = status === 'blocked';
  // What is there by now is not left behind by an answer to what was asked before.
  useEffect(() => {
    if (isAsked && !isSending) reset();
  }, [isAsked, isSending, reset]);
  // A form that closes behind its last file takes the question along, and the address would be that of the page that was asked for.
  const stay = useRef(reset);
  useEffect(() => {
    stay.current = reset;
  });
  useEffect(() => () => stay.current?.(), []);
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
