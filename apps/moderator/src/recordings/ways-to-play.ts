/** Something that a recording can be played from. */
export interface Source {
  type: string;
  url: string;
}

/** Who plays it: the browser by itself, or hls.js over the browser's media source. */
export interface Way {
  url: string;
  by: 'browser' | 'hls.js';
}

interface Browser {
  playsHls: boolean;
  hasMediaSource: boolean;
}

/**
 * How a recording is played, the best way first; each further one is for when those before it fail. HLS fits the line by itself and
 * is played by the browser where that can; DASH is for other players. What is one file any browser may try: what it says of types
 * is a guess.
 */
export const waysToPlay = (sources: readonly Source[], { playsHls, hasMediaSource }: Browser): Way[] =>
  sources.flatMap(({ type, url }): Way[] => {
    if (type === 'application/dash+xml') return [];
    if (type !== 'application/x-mpegURL') return [{ url, by: 'browser' }];
    return [
      ...(playsHls ? [{ url, by: 'browser' } as const] : []),
      ...(hasMediaSource ? [{ url, by: 'hls.js' } as const] : []),
    ];
  });
