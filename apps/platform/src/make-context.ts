import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openFiles } from './files/open-files.ts';
import { createScanner } from './files/scanner.ts';
import { createEncoder } from './recordings/encoder.ts';

/** What the platform stands on: what the settings name, and what is there already. */
export const makeContext = async (
  config: Config,
  given: Omit<Context, 'config' | 'files' | 'scanner' | 'encoder'>,
): Promise<Context> => ({
  ...given,
  config,
  files: openFiles(config),
  scanner: config.clamdUrl === undefined ? undefined : createScanner(config.clamdUrl),
  encoder: config.ffmpegPath === undefined ? undefined : await encoderOf(config.ffmpegPath, config),
});

/** Hours that one recording is given, and how much of it may be written for each byte that one may have. */
const longestEncoding = 4;
const largestEncoding = 4;

const encoderOf = (path: string, { largestFile }: Config) =>
  createEncoder(path, { hours: longestEncoding, bytes: largestEncoding * largestFile });
