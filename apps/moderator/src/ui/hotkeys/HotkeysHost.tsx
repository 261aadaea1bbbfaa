import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { useHotkeys } from './use-hotkeys.ts';

const HotkeysDialog = lazy(() => import('./HotkeysDialog.tsx'));

/** Where the list of keys opens with `?`, and what more there is to learn. Mounted once, by the shell. */
export function HotkeysHost({ more }: { more: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  useHotkeys([{ keys: '?', label: t`Show all keys`, group: t`Everywhere`, run: () => setOpen(true) }]);
  return open ? (
    <Suspense>
      <HotkeysDialog onClose={() => setOpen(false)} more={more} />
    </Suspense>
  ) : null;
}
