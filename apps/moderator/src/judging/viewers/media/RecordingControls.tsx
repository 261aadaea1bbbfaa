import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ToolButton } from '../shared/ToolButton.tsx';
import { ToolbarGap, ViewerToolbar } from '../shared/ViewerToolbar.tsx';
import { clock, speeds } from './positions.ts';
import type { Recording } from './use-recording.ts';
import { formatNumber } from '@/i18n/format.ts';

/** Play, five seconds back and forth, one frame, and the speed. */
export function RecordingControls({ recording, isVideo }: { recording: Recording; isVideo: boolean }) {
  return (
    <ViewerToolbar label={t`Recording`}>
      <ToolButton
        icon={recording.playing ? 'pause' : 'play'}
        label={recording.playing ? t`Pause` : t`Play`}
        hotkey="space"
        onClick={recording.toggle}
      />
      <ToolButton
        glyph="backFive"
        label={t`Back 5 seconds`}
        hotkey="arrowleft"
        onClick={() => recording.seekBy(-5)}
      />
      <ToolButton
        glyph="forwardFive"
        label={t`Forward 5 seconds`}
        hotkey="arrowright"
        onClick={() => recording.seekBy(5)}
      />
      <ToolButton
        icon="chevronLeft"
        label={isVideo ? t`Back one frame` : t`Back one second`}
        hotkey=","
        onClick={() => recording.stepBy(-1)}
      />
      <ToolButton
        icon="chevronRight"
        label={isVideo ? t`Forward one frame` : t`Forward one second`}
        hotkey="."
        onClick={() => recording.stepBy(1)}
      />
      <ToolbarGap />
      <span data-numeric className="text-sm whitespace-nowrap text-muted">
        {clock(recording.time)} / {clock(recording.duration)}
      </span>
      <label className="ml-auto flex items-center gap-2 text-sm">
        <Trans>Speed</Trans>
        <select
          value={recording.speed}
          onChange={(event) => recording.setSpeed(Number(event.target.value))}
          className="min-h-8 rounded-md border border-line-strong bg-surface px-2"
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {formatNumber(speed)} ×
            </option>
          ))}
        </select>
      </label>
    </ViewerToolbar>
  );
}
