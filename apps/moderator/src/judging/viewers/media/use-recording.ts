import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playedParts } from './played.ts';
import { keepPosition, keepSpeed, keptSpeed, nextSpeed, positionOf } from './positions.ts';

/**
 * A native player under control of our buttons and keys.
 * @param onPlayed told which hundredths of it were played, as they are
 */
export function useRecording(evidenceId: string, onPlayed: (parts: number[]) => void) {
  const player = useRef<HTMLMediaElement>(null);
  const [speed, setSpeed] = useState(keptSpeed);
  const [playing, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(NaN);

  const tell = useEffectEvent(onPlayed);
  useEffect(() => {
    const element = player.current;
    if (!element) return;
    const leaving = new AbortController();
    const on = (name: string, run: () => void) =>
      element.addEventListener(name, run, { signal: leaving.signal });
    const begin = () => {
      setDuration(element.duration);
      const left = positionOf(evidenceId);
      if (left > 1 && left < element.duration - 1) element.currentTime = left;
    };
    on('loadedmetadata', begin);
    // What is loaded into a player begins at its default, also where another source takes over.
    element.defaultPlaybackRate = element.playbackRate = keptSpeed();
    // From the cache it can be there before anybody listens.
    if (element.readyState > 0) begin();
    let before = element.currentTime;
    on('timeupdate', () => {
      const parts = playedParts(before, element.currentTime, element.duration, element.playbackRate);
      before = element.currentTime;
      if (!element.paused || element.ended) tell(parts);
      setTime(element.currentTime);
      keepPosition(evidenceId, element.currentTime);
    });
    on('play', () => setPlaying(true));
    on('pause', () => setPlaying(false));
    on('ratechange', () => {
      element.defaultPlaybackRate = element.playbackRate;
      keepSpeed(element.playbackRate);
      setSpeed(element.playbackRate);
    });
    return () => leaving.abort();
  }, [evidenceId]);

  const seekBy = (seconds: number) => {
    const element = player.current;
    if (element) element.currentTime = Math.max(0, element.currentTime + seconds);
  };
  const setRate = (rate: number) => {
    if (player.current) player.current.playbackRate = rate;
  };
  return {
    player,
    speed,
    playing,
    time,
    duration,
    toggle: () => {
      const element = player.current;
      if (element?.paused) void element.play().catch(() => setPlaying(false));
      else element?.pause();
    },
    seekBy,
    /** By one frame of a video (25 a second), by a second of a recording without a picture. */
    stepBy: (direction: 1 | -1) => {
      player.current?.pause();
      seekBy(direction * (player.current instanceof HTMLVideoElement ? 1 / 25 : 1));
    },
    seekTo: (seconds: number) => {
      if (player.current) player.current.currentTime = seconds;
    },
    setSpeed: setRate,
    changeSpeed: (direction: 1 | -1) => setRate(nextSpeed(player.current?.playbackRate ?? 1, direction)),
  };
}

export type Recording = ReturnType<typeof useRecording>;
