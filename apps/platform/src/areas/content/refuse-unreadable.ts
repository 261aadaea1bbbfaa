import { pagesOf } from '../../files/pages-of.ts';
import { StorageError } from '../../files/storage-error.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { codeOf, textIn } from '../../kernel/thrown.ts';

/**
 * Nobody is given a document that no browser opens, for nobody would finish it: what is read here is what shows it there. Its
 * pages are kept with it, since a file never changes.
 */
export async function refuseUnreadable(
  { queries, context: { files } }: RequestContext,
  { id, size }: { id: string; size: number },
): Promise<void> {
  const counted = await pagesOf({ size, read: (range) => files.read(id, range) }).catch(whyNot);
  const reason = counted === 0 ? 'has no pages' : counted;
  if (typeof reason === 'string')
    refuse(
      'wrong_state',
      `Its PDF ${reason}, so nobody could read it. Nothing was changed; upload another one and choose it as its file.`,
    );
  await queries.updateTable('stored_file').set({ pages: reason }).where('id', '=', id).execute();
}

/** What stands in the way of reading it, where that is the document and not the place where it lies. */
function whyNot(error: unknown): string {
  if (error instanceof StorageError || codeOf(error) === 'ENOENT') throw error;
  switch (textIn(error, 'name')) {
    case 'PasswordException':
      return 'asks for a password';
    case 'AbortError':
      return 'takes too long to open';
    default:
      return 'is damaged';
  }
}
