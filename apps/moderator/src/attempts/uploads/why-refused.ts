import { ApiError } from '@moderator/client';
import { describeError } from '@/ui/describe-error.ts';

const aboutFiles: readonly string[] = ['empty_file', 'mislabelled_file', 'too_large', 'wrong_media_type'];

/** The sentence why a file is not taken, where another file is the way on; undefined of any other failure. */
export const whyRefused = (error: unknown): string | undefined =>
  error instanceof ApiError && aboutFiles.includes(error.code) ? describeError(error).message : undefined;
