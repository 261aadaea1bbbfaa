import { t } from '@lingui/core/macro';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { clock } from './positions.ts';
import type { Recording } from './use-recording.ts';

/** A recording without a picture: one large button and the line of its time. */
export function AudioScrubber({ title, recording }: { title: string; recording: Recording }) {
  const { playing, time, duration } = recording;
  const known = Number.isFinite(duration);
  return (
    <div className="flex w-full max-w-[40em] flex-col items-center gap-6 rounded-lg border border-line bg-surface p-8">
      <span className="grid size-16 place-items-center rounded-full bg-neutral-tint text-muted">
        <Icon name="audio" className="size-8!" />
      </span>
      <p className="text-center text-lg font-semibold">{title}</p>
      <div className="flex w-full items-center gap-3">
        <span data-numeric className="text-sm text-muted">
          {clock(time)}
        </span>
        <input
          type="range"
          aria-label={t`Position`}
          aria-valuetext={t`${clock(time)} of ${clock(duration)}`}
          min={0}
          max={known ? duration : 0}
          step={0.1}
          value={time}
          disabled={!known}
          onChange={(event) => recording.seekTo(Number(event.target.value))}
          className="min-h-6 flex-1 accent-accent-ink"
        />
        <span data-numeric className="text-sm text-muted">
          {clock(duration)}
        </span>
      </div>
      <Button
        variant="primary"
        size="large"
        icon={playing ? 'pause' : 'play'}
        hotkey="space"
        onClick={recording.toggle}
      >
        {playing ? t`Pause` : t`Play`}
      </Button>
    </div>
  );
}
