import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VisitRoom } from '@moderator/contract/types';
import { useKeptText } from '@/attempts/feedback/use-kept-text.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { useInRoom } from '../use-room.ts';
import { visitApi } from '../visit-api.ts';

/** Closes the room of a visit at once; its results wait to be verified again. */
export function WithdrawVisit({ visit }: { visit: VisitRoom }) {
  const { user } = useMe();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useKeptText(user.id, `visit-withdrawal:${visit.id}`);
  const withdraw = useInRoom(
    visit.id,
    () => visitApi.withdrawVisit({ id: visit.id, body: { reason } }),
    () => {
      setReason('');
      setOpen(false);
    },
  );
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Trans>Withdraw the visit</Trans>
      </Button>
      {open ? (
        <Dialog
          title={t`Withdraw the visit`}
          width="40em"
          open
          closable={!withdraw.isPending}
          onClose={() => setOpen(false)}
          footer={
            <Button
              variant="danger"
              busy={withdraw.isPending}
              disabled={reason.trim() === ''}
              onClick={() => withdraw.mutate()}
            >
              <Trans>Withdraw it</Trans>
            </Button>
          }
        >
          <p className="mb-4 text-muted">
            <Trans>
              The verifier sees nothing any more from this moment on. Its results wait for another visit.
            </Trans>
          </p>
          <TextArea label={t`Why`} required value={reason} onChange={setReason} />
        </Dialog>
      ) : null}
    </>
  );
}
