import { waysToPlay } from './ways-to-play.ts';
import type { Source } from './ways-to-play.ts';

const hlsType = 'application/vnd.apple.mpegurl';

/**
 * Plays a recording from the first source that works: where one fails, also in the middle, the next goes on at the same second.
 * @param failed told when none is left
 * @returns what ends it
 */
export function play(player: HTMLMediaElement, sources: readonly Source[], failed: () => void): () => void {
  const ways = waysToPlay(sources, {
    playsHls: player.canPlayType(hlsType) !== '',
    hasMediaSource: 'MediaSource' in window || 'ManagedMediaSource' in window,
  });
  const ending = new AbortController();
  let detach = () => undefined as void;
  let turn = 0;
  const next = () => {
    detach();
    detach = () => undefined;
    const way = ways.shift();
    if (!way) return failed();
    const mine = ++turn;
    const goOn = () => turn === mine && !ending.signal.aborted;
    goOnAt(player, player.currentTime, !player.paused, ending.signal);
    if (way.by === 'browser') {
      player.src = way.url;
      const broken = () => goOn() && next();
      player.addEventListener('error', broken, { signal: ending.signal, once: true });
      detach = () => player.removeEventListener('error', broken);
      return;
    }
    const attach = async () => {
      const code = await import('./attach-hls.ts').catch(() => undefined);
      if (!goOn()) return;
      if (code) detach = code.attachHls(player, way.url, () => goOn() && next());
      else next();
    };
    void attach();
  };
  next();
  return () => {
    ending.abort();
    detach();
  };
}

/** What was played before goes on where it was. */
function goOnAt(player: HTMLMediaElement, seconds: number, isPlaying: boolean, signal: AbortSignal): void {
  if (seconds === 0) return;
  const begin = () => {
    player.currentTime = seconds;
    if (isPlaying) void player.play().catch(() => undefined);
  };
  player.addEventListener('loadedmetadata', begin, { once: true, signal });
}
