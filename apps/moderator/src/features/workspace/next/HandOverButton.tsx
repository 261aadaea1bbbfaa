import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Workspace } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { notify } from '@/ui/toast.ts';
import { HandOverForm } from './HandOverForm.tsx';

/** Hands what one has begun to a colleague, with a word to them. */
export function HandOverButton({ workspace }: { workspace: Workspace }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Trans>Hand over…</Trans>
      </Button>
      {open ? (
        <Dialog
          title={t`Hand over ${workspace.attempt.learner.name}`}
          width="36em"
          open
          onClose={() => setOpen(false)}
        >
          <p className="mb-4 text-muted">
            <Trans>
              Your claim ends. Your verdicts and your draft stay yours alone: whoever takes it judges blind.
            </Trans>
          </p>
          <HandOverForm
            workspace={workspace}
            onHanded={(name) => {
              setOpen(false);
              notify.success(t`Handed to ${name}. They were told.`);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
