/** What a recording is, as far as renditions depend on it. */
export interface Recording {
  /** As it is shown, after turning and stretching; null without a picture. */
  picture: { width: number; height: number } | null;
  hasSound: boolean;
  /** Null where it cannot be found out. */
  seconds: number | null;
  bytes: number;
}

/** A picture in one size. */
export interface Rendition {
  width: number;
  height: number;
  /** Most bits a second. */
  bitrate: number;
}

/** The shorter side of the picture, with the most bits a second that are spent on it. */
const rungs = [
  { lines: 1080, bitrate: 4_500_000 },
  { lines: 720, bitrate: 2_500_000 },
  { lines: 480, bitrate: 1_000_000 },
] as const;

/**
 * The sizes that a picture is made in, the largest first: 1080, 720 and 480 lines where it has as many, counted along the shorter
 * side so that what was filmed upright is as sharp. One that has fewer stays as large as it is. None is given more bits a second than
 * the recording has: they would show nothing more.
 * @param most lines of the largest one
 * @example renditionsOf({ picture: { width: 1280, height: 720 }, … }).map(({ height }) => height) // [720, 480]
 */
export function renditionsOf({ picture, seconds, bytes }: Recording, most = Infinity): Rendition[] {
  if (!picture) return [];
  const { width, height } = picture;
  const shorter = Math.min(width, height);
  const own = seconds ? Math.ceil((bytes * 8) / seconds) : Infinity;
  const fitting = rungs.filter(({ lines }) => lines <= Math.min(shorter, most));
  const chosen = fitting.length > 0 ? fitting : [{ lines: shorter, bitrate: 1_000_000 }];
  return chosen.map(({ lines, bitrate }) => ({
    width: even((width * lines) / shorter),
    height: even((height * lines) / shorter),
    bitrate: Math.max(100_000, Math.min(bitrate, own)),
  }));
}

/** Encoders take even numbers alone. */
const even = (length: number) => Math.max(2, 2 * Math.round(length / 2));
