/** How ffmpeg reads each kind of recording that is accepted: by the reader of its type and no other. */
const readers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/3gpp': 'mov',
  'video/webm': 'matroska',
  'video/mpeg': 'mpegvideo',
  'video/MP1S': 'mpeg',
  'video/MP2P': 'mpeg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/x-m4a': 'mov',
  'audio/aac': 'aac',
};

/** Pixels of a picture beyond which nothing is decoded: more than 8K. */
const mostPixels = 36_000_000;

/** Whether a file is a recording that renditions can be made of. */
export const isRecording = (mediaType: string): boolean => mediaType in readers;

/**
 * The arguments that read a file and nothing beside it: what it is was decided by its content when it was uploaded, so no other
 * reader is tried, above all none of lists that name further files or addresses; nor is anything but a file opened.
 */
export const inputOf = (path: string, mediaType: string): string[] => {
  const reader = readers[mediaType];
  if (!reader) throw new Error(`recordings of ${mediaType} are not read`);
  return ['-protocol_whitelist', 'file', '-f', reader, '-max_pixels', `${mostPixels}`, '-i', `file:${path}`];
};
