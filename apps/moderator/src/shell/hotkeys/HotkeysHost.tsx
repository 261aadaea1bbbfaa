import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';

const HotkeysDialog = lazyWithTexts(
  () => import('./HotkeysDialog.tsx'),
  () => import('../texts.ts'),
);

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
