import { createPortal } from 'react-dom';
import { Toaster as SonnerToaster } from 'sonner';
import { t } from '@lingui/core/macro';
import { Icon } from './icons.tsx';
import { toastPlace } from './toast-place.ts';

/** Where messages appear. Mounted once, beside the pages. */
export const Toaster = () =>
  createPortal(
    <SonnerToaster
      position="top-right"
      closeButton
      containerAriaLabel={t`Messages`}
      icons={{
        success: <Icon name="check" className="text-good" />,
        error: <Icon name="warning" className="text-bad" />,
      }}
      toastOptions={{
        closeButtonAriaLabel: t`Close the message`,
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
