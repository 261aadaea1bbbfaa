import { useState } from 'react';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';

/** Devices that a group shares: whoever comes next must not work under this name. */
export function GroupHardwareNotice() {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      title="This device is shared"
      width="37em"
      open={open}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          I will sign out when I am done
        </Button>
      }
    >
      <p>
        Other people use this device after you. Decisions are signed with your name, so sign out in the menu
        before you hand it on.
      </p>
    </Dialog>
  );
}
