import type { Call, Reply } from '../../kernel/call.ts';
import { streamed } from '../../documents/export/streamed.ts';
import { existing } from '../../kernel/existing.ts';
import { addressOf } from '../../mail/address-of.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askedBy } from './asked.ts';
import { factsOf } from './facts.ts';
import { noteExport } from './note-looks.ts';
import { countUpTo, questionOf } from './read-rows.ts';
import type { ReportQuery } from './read-rows.ts';
import { kindSeen } from './seen.ts';
import { statementsOf } from './statements.ts';
import { mediaTypes, write } from './write-file.ts';

/** Rows that paper has room for. */
const mostOnPaper = 50_000;

/** All rows as a file, written while it is fetched. */
export async function exportReport(call: Call<'exportReport'>): Promise<Reply<'exportReport'>> {
  const { principal, params, body, now } = call;
  const kind = kindSeen(principal, params.kind);
  const query = await questionOf(kind, await askedBy(call, kind, body.filter), body);
  if (params.type === 'json') return exportStatements(call, query);
  const type = params.type as keyof typeof mediaTypes;
  if (type === 'pdf') await refuseTooLong(query);
  const facts = await factsOf(call.queries, query, now);
  await noteExport(call, query, type);
  // Asked anew, so that all that is in it is of one state of the database.
  const stream = streamed(call, async function* (queries) {
    yield* write(type, await questionOf(kind, { ...query.asked, queries }, body), facts);
  });
  return { file: { stream, mediaType: existing(mediaTypes[type], type), name: `${kind.kind}.${type}` } };
}

/** What happened behind completions, as statements for a record store; whoever takes it sees the same people as in the table. */
async function exportStatements(
  call: Call<'exportReport'>,
  query: ReportQuery,
): Promise<Reply<'exportReport'>> {
  const { kind } = query;
  if (kind.kind !== 'completions')
    refuse('invalid_input', 'Only completions can be taken along as statements. Ask for csv, xlsx or pdf.');
  await noteExport(call, query, 'json');
  const stream = streamed(call, async function* (queries) {
    const asked = { ...query.asked, queries };
    yield* statementsOf({ ...query, asked, rows: await kind.rows(asked) }, addressOf(call.context.config));
  });
  return { file: { stream, mediaType: 'application/json; charset=utf-8', name: `${kind.kind}.json` } };
}

/** @throws RefusedError invalid_input where there are more rows than paper has room for */
export async function refuseTooLong(query: ReportQuery): Promise<void> {
  if ((await countUpTo(query, mostOnPaper)) === undefined)
    refuse(
      'invalid_input',
      'A PDF has 50,000 rows at most, and this has more. Choose fewer by its filters, or ask for csv or xlsx.',
    );
}
