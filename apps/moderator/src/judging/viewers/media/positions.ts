import { session } from '@/storage/guarded-storage.ts';

/** Where a recording was left, and how fast the last one ran, for as long as the tab is open. */

const prefix = 'recording:';

export function positionOf(evidenceId: string): number {
  return Number(session.get(prefix + evidenceId)) || 0;
}

export const keepPosition = (evidenceId: string, seconds: number): void =>
  void session.set(prefix + evidenceId, String(Math.round(seconds * 10) / 10));

const speedOfAll = 'speed of recordings';

/** The speed that was chosen last, for whichever recording: who listens at 1.5 × does so to the next one. */
export const keptSpeed = (): number => Number(session.get(speedOfAll)) || 1;

export const keepSpeed = (speed: number): void => void session.set(speedOfAll, String(speed));

/** "4:05", "1:02:09". */
export function clock(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–';
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The next speed up or down, or the same at the end. */
export function nextSpeed(current: number, direction: 1 | -1): number {
  const later =
    direction === 1 ? speeds.find((speed) => speed > current) : speeds.findLast((speed) => speed < current);
  return later ?? current;
}
