import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { t } from '@lingui/core/macro';
import { Icon } from './icons.tsx';
import { drawToasts } from './toast.ts';
import { toastPlace } from './toast-place.ts';

/** Where messages appear. Mounted once, beside the pages, and loaded after them. */
export default function Toaster() {
  // A message told before there is anything to draw it would be lost.
  useEffect(() => drawToasts(toast), []);
  return createPortal(
    <SonnerToaster
      position="top-right"
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
