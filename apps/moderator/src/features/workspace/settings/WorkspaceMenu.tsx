import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import type { WorkspaceSettings } from './workspace-settings.ts';

const key = 'g w';

/** What follows by itself in the workspace, to be turned off by whoever is disturbed by it. */
export function WorkspaceMenu() {
  const { settings, changeSettings } = useWorkspaceContext();
  const [isOpen, setIsOpen] = useState(false);
  useHotkeys([
    { keys: key, label: t`Settings of the workspace`, group: t`Attempt`, run: () => setIsOpen(true) },
  ]);
  const choices: { name: keyof WorkspaceSettings; label: string; hint: string }[] = [
    {
      name: 'opensEvidence',
      label: t`Choosing an outcome opens its evidence`,
      hint: t`What is open stays where it is linked to the outcome as well.`,
    },
    {
      name: 'followsOn',
      label: t`After C or N the next outcome follows`,
      hint: t`Where your verdict differs from the judgement, the outcome stays open.`,
    },
  ];
  return (
    <>
      <IconButton
        icon="more"
        size="small"
        label={t`Settings of the workspace`}
        hotkey={key}
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        title={t`Settings of the workspace`}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        width="36em"
        footer={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        <ul className="flex flex-col gap-4">
          {choices.map(({ name, label, hint }) => (
            <li key={name}>
              <label className="flex items-start gap-3">
                <input
                  type="checkbox"
                  className="mt-1 size-4 accent-accent-ink"
                  checked={settings[name]}
                  onChange={(event) => changeSettings({ [name]: event.target.checked })}
                />
                <span>
                  {label}
                  <span className="block text-sm text-muted">{hint}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
