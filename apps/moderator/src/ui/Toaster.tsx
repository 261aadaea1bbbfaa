import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as SonnerToaster, toast, useSonner } from 'sonner';
import { t } from '@lingui/core/macro';
import { Icon } from './icons.tsx';
import { drawToasts } from './toast.ts';
import { toastPlace } from './toast-place.ts';
import { roomOnScreen } from './toast-room.ts';

/** Milliseconds between looks at what messages cover: pages change, scroll and load under those that stay. */
const lookEveryMs = 250;

/** Pixels from the top of the window at which messages cover no main action. */
function useRoom(): number {
  const isTelling = useSonner().toasts.length > 0;
  const [room, setRoom] = useState(roomOnScreen);
  useEffect(() => {
    if (!isTelling) return;
    const look = () => setRoom(roomOnScreen());
    const frame = requestAnimationFrame(look);
    const timer = setInterval(look, lookEveryMs);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [isTelling]);
  return room;
}

/** Where messages appear. Mounted once, beside the pages, and loaded after them. */
export default function Toaster() {
  // A message told before there is anything to draw it would be lost.
  useEffect(() => drawToasts(toast), []);
  const top = useRoom();
  return createPortal(
    <SonnerToaster
      position="top-right"
      offset={{ top }}
      mobileOffset={{ top }}
      closeButton
      containerAriaLabel={t`Notifications`}
      icons={{
        success: <Icon name="check" className="text-good" />,
        error: <Icon name="warning" className="text-bad" />,
      }}
      toastOptions={{
        closeButtonAriaLabel: t`Close the notification`,
        classNames: {
          toast: 'bg-raised! text-ink! border-line! shadow-raised! rounded-lg! text-base! font-sans!',
          description: 'text-muted!',
          actionButton: 'bg-neutral-tint! text-ink!',
          closeButton: 'bg-raised! text-ink! border-line!',
        },
      }}
    />,
    toastPlace,
  );
}
