import Hls from 'hls.js';

/**
 * Plays HLS where the browser does not by itself; loaded only then. It chooses the quality by what the line and the size of the
 * player allow.
 * @param failed told when it cannot go on
 * @returns what ends it
 */
export function attachHls(player: HTMLMediaElement, url: string, failed: () => void): () => void {
  const hls = new Hls({ capLevelToPlayerSize: true });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) failed();
  });
  hls.loadSource(url);
  hls.attachMedia(player);
  return () => hls.destroy();
}
