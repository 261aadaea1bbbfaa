import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appeal } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { notify } from '@/ui/toast.ts';
import { appealsQuery } from './queries.ts';

/** Withdraws an appeal that is not decided, once it was asked whether that is meant. */
export function WithdrawAppeal({ appeal: { id, attemptId } }: { appeal: Appeal }) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => api.decideAppeal({ id, body: { decision: 'withdrawn' } }),
    onSuccess: () => {
      notify.success(t`The appeal is withdrawn.`);
      setOpen(false);
    },
    // It may be decided or withdrawn in the meantime: the page shows what became of it.
    onSettled: () => client.invalidateQueries({ queryKey: appealsQuery(attemptId).queryKey }),
  });
  return (
    <>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        <Trans>Withdraw the appeal…</Trans>
      </Button>
      {open ? (
        <Dialog
          title={t`Withdraw the appeal`}
          width="40em"
          open
          closable={!withdraw.isPending}
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button disabled={withdraw.isPending} onClick={() => setOpen(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
                <Trans>Withdraw the appeal</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              The result stands, and nobody judges it anew. What came with the appeal stays in the portfolio.
              A new appeal is possible as long as results can be appealed against.
            </Trans>
          </p>
          {withdraw.error ? (
            <p role="alert" className="mt-3 text-bad">
              {describeError(withdraw.error).message}
            </p>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}
