import { Toaster as SonnerToaster } from 'sonner';
import { Icon } from './icons.tsx';

/** Where messages appear. Mounted once, by the shell. */
export const Toaster = () => (
  <SonnerToaster
    position="top-right"
    closeButton
    icons={{
      success: <Icon name="check" className="text-good" />,
      error: <Icon name="warning" className="text-bad" />,
    }}
    toastOptions={{
      classNames: {
        toast: 'bg-raised! text-ink! border-line! shadow-raised! rounded-lg! text-base! font-sans!',
        description: 'text-muted!',
        actionButton: 'bg-neutral-tint! text-ink!',
        closeButton: 'bg-raised! text-ink! border-line!',
      },
    }}
  />
);
