import type { Call, Reply } from '../../kernel/call.ts';
import { askedBy } from './asked.ts';
import type { Column, ReportKind } from './kind.ts';
import { kinds } from './kinds/kinds.ts';
import { countUpTo, questionOf, readPage, sortsOf } from './read-rows.ts';
import { noteGuarded } from './note-looks.ts';
import { kindSeen, sees } from './seen.ts';

/** Kinds that somebody sees, with what can be asked of each. */
export async function listReports(call: Call<'listReports'>): Promise<Reply<'listReports'>> {
  const seen = kinds.filter((kind) => sees(call.principal, kind));
  return { data: await Promise.all(seen.map((kind) => presentKind(call, kind))) };
}

async function presentKind(call: Call<'listReports'>, kind: ReportKind) {
  const rows = await kind.rows({ ...(await askedBy(call, kind, {})), isForShow: true });
  const sorts = sortsOf(rows).toSorted(
    (one, other) => Number(other === kind.sort) - Number(one === kind.sort),
  );
  return {
    kind: kind.kind,
    title: kind.title,
    about: kind.about,
    personal: kind.isPersonal,
    columns: Object.entries(rows.columns).map(([name, column]) => presentColumn({ name, ...column })),
    filters: ['accountId', 'siteId', 'from', 'to', ...kind.filters],
    sorts: sorts.flatMap((name) => [name, `-${name}`]),
    figures: [...(kind.figures ?? [])],
    period: kind.period,
    asOf: 'now' as const,
  };
}

const presentColumn = ({ name, title, type, order, personal }: Column & { name: string }) => ({
  name,
  title,
  type,
  sortable: order !== undefined,
  personal,
});

/** A page of rows of a kind. */
export async function readReport(call: Call<'readReport'>): Promise<Reply<'readReport'>> {
  const { principal, params, body, now } = call;
  const kind = kindSeen(principal, params.kind);
  const query = await questionOf(kind, await askedBy(call, kind, body.filter), body);
  const { rows, next } = await readPage(query, body.limit, body.cursor);
  const total = body.total ? await countUpTo(query) : undefined;
  await noteGuarded(call, query);
  return {
    data: {
      columns: query.columns.map(presentColumn),
      rows,
      next,
      ...(total === undefined ? {} : { total }),
      asOf: now,
    },
  };
}
