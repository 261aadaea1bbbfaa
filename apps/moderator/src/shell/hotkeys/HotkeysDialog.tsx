import { useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '@/ui/Dialog.tsx';
import { Key } from '@/ui/Key.tsx';
import { currentHotkeys, singleKeysAreOn, switchSingleKeys } from '@/ui/hotkeys/registry.ts';
import type { Hotkey } from '@/ui/hotkeys/registry.ts';

interface HotkeysDialogProps {
  onClose: () => void;
  /** Where to read on, at the foot; given what closes the list. */
  more: (close: () => void) => ReactNode;
}

/** The list of all keys of the current screen. */
export default function HotkeysDialog({ onClose, more }: HotkeysDialogProps) {
  return (
    <Dialog title={t`Keys of this screen`} open onClose={onClose} width="37em" footer={more(onClose)}>
      <HotkeysList />
    </Dialog>
  );
}

function HotkeysList() {
  const [singles, setSingles] = useState(singleKeysAreOn);
  const all = currentHotkeys();
  const groupOf = (hotkey: Hotkey) => hotkey.group ?? t`This screen`;
  const placeOf = (group: string) =>
    Math.min(...all.filter((hotkey) => groupOf(hotkey) === group).map(({ place = Infinity }) => place));
  const groups = [...new Set(all.map(groupOf))].toSorted((one, other) =>
    placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other),
  );
  return (
    // It opens at its top, and is scrolled by keys as well.
    <div role="group" aria-label={t`Keys of this screen`} tabIndex={0} data-first-focus>
      {groups.map((group) => (
        <section key={group} className="mb-5">
          <h3 className="mb-1 text-sm text-muted">{group}</h3>
          <dl>
            {all
              .filter((hotkey) => groupOf(hotkey) === group)
              .map((hotkey) => (
                <div
                  key={hotkey.keys + hotkey.label}
                  className="flex items-center justify-between border-b border-line py-2"
                >
                  <dt>{hotkey.label}</dt>
                  <dd>
                    <Key keys={hotkey.keys} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-accent-ink"
          checked={singles}
          onChange={(event) => {
            switchSingleKeys(event.target.checked);
            setSingles(event.target.checked);
          }}
        />
        <Trans>Act on single letters. Turn this off when speech input or a stray key gets in the way.</Trans>
      </label>
    </div>
  );
}
