import { useEffect, useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { endSession } from '@/session/session.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { useMe } from '../Bootstrap.tsx';
import { requestSignOut } from '../sign-out/sign-out-request.ts';
import { SignedInAs } from './SignedInAs.tsx';
import { useIdle } from './use-idle.ts';

/**
 * For devices that a group shares: whoever comes next must not work under this name. Says who is signed
 * in before anything can be done, and signs out what is left alone; typed work stays for its person.
 */
export default function GroupHardware() {
  const { t } = useLingui();
  const { user } = useMe();
  const [greeted, setGreeted] = useState(false);
  const idle = useIdle();
  useEffect(() => {
    if (idle.kind === 'over') void endSession();
  }, [idle.kind]);

  if (idle.kind !== 'active') {
    const seconds = idle.kind === 'warning' ? idle.secondsLeft : 0;
    return (
      <Dialog
        title={t`Are you still there?`}
        width="37em"
        open
        footer={
          <Button variant="primary" data-first-focus="">
            <Trans>I am still here</Trans>
          </Button>
        }
      >
        <p role="timer">
          <Plural
            value={seconds}
            one="This shared device signs out in # second."
            other="This shared device signs out in # seconds."
          />
        </p>
        <p className="mt-2 text-muted">
          <Trans>Touch the screen, a key or the mouse to go on. What you typed is kept for you.</Trans>
        </p>
      </Dialog>
    );
  }
  const goOn = () => setGreeted(true);
  return (
    <Dialog
      title={t`This device is shared`}
      width="37em"
      open={!greeted}
      footer={
        <>
          <Button icon="signOut" onClick={() => void requestSignOut()}>
            <Trans>Not you? Sign out</Trans>
          </Button>
          <Button variant="primary" data-first-focus="" onClick={goOn}>
            <Trans>I am {user.name}, go on</Trans>
          </Button>
        </>
      }
    >
      <SignedInAs />
      <ul className="mt-4 list-disc space-y-1 pl-5">
        <li>
          <Trans>Decisions are signed with this name.</Trans>
        </li>
        <li>
          <Trans>Sign out in the menu before you hand the device on.</Trans>
        </li>
        <li>
          <Trans>After 10 minutes without a touch it signs out by itself, with a minute’s warning.</Trans>
        </li>
      </ul>
    </Dialog>
  );
}
