import { audit } from '../../attempts/audit.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { nilId } from '../../kernel/ids.ts';
import type { ReportQuery } from './read-rows.ts';

type Looking = Pick<RequestContext, 'queries' | 'principal' | 'now'>;

/** A look at what is guarded is recorded: who, at what, when; nothing of what was seen. */
export async function noteGuarded(call: Looking, query: ReportQuery): Promise<void> {
  if (query.kind.isGuarded) await note(call, query, 'report opened', {});
}

/** A file that tells who people are is recorded, and so is one of what is guarded. */
export async function noteExport(call: Looking, query: ReportQuery, type: string): Promise<void> {
  const personal = query.columns.filter((each) => each.personal).map(({ name }) => name);
  if (personal.length > 0 || query.kind.isGuarded)
    await note(call, query, 'report exported', { type, personal });
}

/** In the chain of each account that it was of. */
async function note(
  { queries, principal, now }: Looking,
  { kind, asked }: ReportQuery,
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const accounts = asked.accounts.toSorted();
  for (const accountId of accounts)
    await audit(
      queries,
      principal,
      action,
      { kind: 'export', id: nilId, accountId },
      { kind: kind.kind, filter: asked.filter, ...detail },
      now,
    );
}
