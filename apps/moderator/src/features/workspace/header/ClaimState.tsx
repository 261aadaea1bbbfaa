import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Workspace } from '@moderator/contract/types';
import { isReachable } from '@/session/connection.ts';
import { Button } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Icon } from '@/ui/icons.tsx';
import { notify } from '@/ui/toast.ts';
import { Tooltip } from '@/ui/Tooltip.tsx';
import { useSignal } from '@/ui/use-signal.ts';
import { useClaim } from '../mutations.ts';
import { HandOverButton } from '../next/HandOverButton.tsx';
import { clockTime, dayAndMonth, daysUntil } from '@/ui/relative-time.ts';
import { keepsFocus } from '@/ui/keeps-focus.ts';

const claimKey = 'shift+c';
const releaseKey = 'shift+g';

/** What says why to claim, or why that has to wait. */
export const claimNoticeId = 'claim-notice';

/** "17:30 SAST", with the day where it is not today. */
export const untilLabel = (instant: string): string =>
  daysUntil(instant) === 0 ? clockTime(instant) : t`${clockTime(instant)} on ${dayAndMonth(instant)}`;

/** Who works on this attempt and until when, with the way to begin and to give it back. */
export function ClaimState({ workspace }: { workspace: Workspace }) {
  const { attempt, mode, conflicts } = workspace;
  const { claim, release } = useClaim(attempt.id);
  const held = attempt.claim;
  const isOnline = useSignal(isReachable);
  const mayClaim = mode !== 'read' && conflicts.length === 0 && !held;
  const begin = () => claim.mutate(undefined, { onError: notify.error });
  const mayGiveBack = held?.mine === true && mode !== 'read';
  const giveBack = () => release.mutate(undefined, { onError: notify.error });
  const group = t`Attempt`;
  useHotkeys([
    { keys: claimKey, label: t`Claim this attempt`, group, run: begin, enabled: mayClaim && isOnline },
    { keys: releaseKey, label: t`Give it back`, group, run: giveBack, enabled: mayGiveBack },
  ]);
  if (mayClaim)
    return (
      <Button
        ref={keepsFocus()}
        variant="primary"
        icon="lock"
        hotkey={claimKey}
        busy={claim.isPending}
        disabled={!isOnline}
        aria-describedby={claimNoticeId}
        onClick={begin}
      >
        <Trans>Claim</Trans>
      </Button>
    );
  if (!held) return null;
  return (
    <div ref={keepsFocus()} className="flex items-center gap-2 max-mobile:contents">
      <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-muted">
        <Icon name={held.mine ? 'lock' : 'person'} className="size-4!" />
        {held.mine ? t`Yours` : held.moderator.name}
        <span data-numeric>
          <Trans>until {untilLabel(held.expiresAt)}</Trans>
        </span>
      </span>
      {mayGiveBack ? (
        <Tooltip label={t`Give it back`} hotkey={releaseKey} hint={t`Your draft and your verdicts stay.`}>
          <Button size="small" aria-keyshortcuts={releaseKey} busy={release.isPending} onClick={giveBack}>
            <Trans>Release</Trans>
          </Button>
        </Tooltip>
      ) : null}
      {mayGiveBack && mode === 'moderate' ? <HandOverButton workspace={workspace} /> : null}
    </div>
  );
}
