import { t } from '@lingui/core/macro';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';

/** A text field of the workspace that has the focus, outside of what opens over it and closes on Escape itself. */
function focusedField(): HTMLElement | undefined {
  const focused = document.activeElement;
  const isText = focused?.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range])');
  return isText && focused instanceof HTMLElement && !focused.closest('[popover], dialog')
    ? focused
    : undefined;
}

/** Escape leaves a text field for what it stands in, so that single keys act again and arrows go on from there. */
export function useEscapeFromFields(): void {
  useHotkeys([
    {
      keys: 'escape',
      label: t`Leave a text field`,
      group: t`Attempt`,
      inFields: true,
      get enabled() {
        // In the list of keys it stands always: then nothing has the focus but the list.
        return focusedField() !== undefined || document.querySelector('dialog:modal') !== null;
      },
      run: () => {
        const field = focusedField();
        const around = field?.closest('li')?.querySelector<HTMLElement>('button[aria-expanded]');
        if (around) around.focus({ preventScroll: true });
        else field?.blur();
      },
    },
  ]);
}
