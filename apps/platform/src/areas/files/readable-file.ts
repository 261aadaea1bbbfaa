import { isKeptFrom } from '../../content/applications/document-files.ts';
import {
  isOfOtherSites,
  isGivenTo,
  isReportOfOthers,
  isShownToLearners,
} from '../../content/files-in-use.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { hasRole, seenSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

export const fileColumns = [
  'id',
  'client_id',
  'account_id',
  'name',
  'media_type',
  'size',
  'sha256',
  'owner_id',
  'production_id',
  'created_at',
  'scan',
  'scan_finding',
] as const;

const find = (queries: RequestContext['queries'], id: string) =>
  queries.selectFrom('stored_file').select(fileColumns).where('id', '=', id).executeTakeFirst();

export type FileRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * A file of the own account: for its owner, for those who judge, check and manage, and what is learnt from for learners. What people
 * apply with is for those who manage alone; evidence is not for who manages another site than that of its learner.
 */
export async function readableFile(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  id: string,
): Promise<FileRow> {
  const [row, isOfOthers, isKeptFromThem] = await Promise.all([
    find(queries, id),
    isReportOfOthers(queries, principal.userId, id),
    isKeptFrom({ queries, principal }, id),
  ]);
  const judges = hasRole(
    principal,
    'assessor',
    'moderator',
    'verifier',
    'trainer',
    'administrator',
    'client_manager',
    'account_manager',
    'site_manager',
  );
  if (!row || isOfOthers) refuse('not_found');
  if (row.owner_id === principal.userId) return row;
  if (isKeptFromThem && !(await isGivenTo(queries, principal.userId, row.id))) refuse('not_found');
  const site = seenSite(principal);
  if (site && (await isOfOtherSites(queries, site, row.id))) refuse('not_found');
  if (judges) return row;
  // What was made of a recording is given to whoever may have the recording.
  const recording = row.production_id ? await recordingOf(queries, row.production_id) : row;
  const learns = hasRole(principal, 'learner', 'candidate');
  const isTheirs = recording?.owner_id === principal.userId;
  if (!recording) refuse('not_found');
  const isShown =
    isTheirs ||
    (learns && (await isShownToLearners(queries, recording.id))) ||
    (await isGivenTo(queries, principal.userId, recording.id));
  if (!isShown) refuse('not_found');
  return row;
}

const recordingOf = (queries: RequestContext['queries'], productionId: string) =>
  queries
    .selectFrom('production')
    .innerJoin('stored_file', 'stored_file.id', 'production.file_id')
    .select(['stored_file.id', 'stored_file.owner_id'])
    .where('production.id', '=', productionId)
    .executeTakeFirst();
