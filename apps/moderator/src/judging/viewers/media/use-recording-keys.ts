import { t } from '@lingui/core/macro';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import type { Recording } from './use-recording.ts';

/** Space presses a button that has the focus; only elsewhere does it play. */
const isFree = (): boolean => {
  const focused = document.activeElement;
  return (
    document.querySelector('dialog:modal') !== null ||
    !focused?.matches('button, a, summary, select, [role]:not(main)')
  );
};

/** Keys of a recording, while it is the evidence shown. */
export function useRecordingKeys(recording: Recording): void {
  const group = t`Evidence shown`;
  useHotkeys([
    {
      keys: 'space',
      label: t`Play or pause`,
      group,
      run: recording.toggle,
      get enabled() {
        return isFree();
      },
    },
    { keys: 'p', label: t`Play or pause`, group, run: recording.toggle, unlisted: true },
    { keys: 'arrowleft', label: t`Back 5 seconds`, group, run: () => recording.seekBy(-5) },
    { keys: 'arrowright', label: t`Forward 5 seconds`, group, run: () => recording.seekBy(5) },
    { keys: ',', label: t`Back one frame or second`, group, run: () => recording.stepBy(-1) },
    { keys: '.', label: t`Forward one frame or second`, group, run: () => recording.stepBy(1) },
    { keys: '<', label: t`Slower`, group, run: () => recording.changeSpeed(-1) },
    { keys: '>', label: t`Faster`, group, run: () => recording.changeSpeed(1) },
  ]);
}
