import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { signOut } from '@/session/session.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { staySignedIn } from './sign-out-request.ts';

/** Signing out takes everything off this device, so whatever only this device has is told first. */
export default function UnsentWorkDialog({ count }: { count: number }) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState(false);
  return (
    <Dialog
      title={t`Some of your work is only on this device`}
      width="37em"
      open
      closable={!leaving}
      onClose={staySignedIn}
      footer={
        <>
          <Button
            variant="danger"
            busy={leaving}
            onClick={() => {
              setLeaving(true);
              void signOut();
            }}
          >
            <Trans>Sign out and lose it</Trans>
          </Button>
          <Button variant="primary" data-first-focus="" disabled={leaving} onClick={staySignedIn}>
            <Trans>Stay signed in</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={count}
          one="# piece of work has not reached the platform yet."
          other="# pieces of work have not reached the platform yet."
        />{' '}
        <Trans>
          Signing out removes what this device keeps. Stay signed in until it is sent; with a connection that
          takes a moment. A report that is not signed yet is kept on this device only.
        </Trans>
      </p>
    </Dialog>
  );
}
