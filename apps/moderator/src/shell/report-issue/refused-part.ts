import { ApiError } from '@moderator/client';
import type { ErrorCode } from '@moderator/contract/errors';

export type ReportPart = 'email' | 'message' | 'file';

const codesOfFiles: readonly string[] = [
  'too_large',
  'wrong_media_type',
  'empty_file',
  'mislabelled_file',
] satisfies ErrorCode[];
const partOfPath: Record<string, ReportPart> = { 'body.from': 'email', 'body.body': 'message' };

/**
 * What the platform will not take, however often it is sent: it is told where it can be changed. Null for
 * every other failure, after which trying again may help.
 */
export function refusedPart(error: unknown, hasFile: boolean): ReportPart | null {
  if (!(error instanceof ApiError) || !error.problem?.code) return null;
  if (codesOfFiles.includes(error.code)) {
    if (hasFile) return 'file';
    return error.status === 413 ? 'message' : null;
  }
  if (error.code !== 'invalid_input') return null;
  const paths = error.problem.errors?.map(({ path }) => path) ?? ['body.body'];
  return paths.map((path) => partOfPath[path]).find(Boolean) ?? null;
}
