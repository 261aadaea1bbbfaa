import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AgreementTable } from '@moderator/contract/types';
import {
  coefficientHint,
  coefficientLabel,
  decimalOf,
  measureLabel,
  pairsLabel,
  percentOf,
  probabilityLabel,
  stricterLabel,
} from '@/attempts/agreement/agreement-labels.ts';
import { AssessorLink } from '@/shell/AssessorLink.tsx';
import { TrendLine } from '@/attempts/agreement/TrendChart.tsx';
import { formatNumber } from '@/i18n/format.ts';
import type { Subject } from './search.ts';

type Row = AgreementTable['rows'][number];

const heads = {
  assessor: msg`Assessor`,
  moderator: msg`Moderator`,
  course: msg`Course`,
  site: msg`Site`,
  outcome: msg`Outcome`,
};

interface FigureRowsProps {
  table: AgreementTable;
  by: Subject;
  /** Opens one of the rows with its pairs. */
  onOpen: (subjectId: string) => void;
}

/** Figures one by one, in a table for each measure, for they cannot be compared across. */
export function FigureRows({ table, by, onOpen }: FigureRowsProps) {
  const measures = [...new Map(table.rows.map((row) => [JSON.stringify(row.measure), row])).values()];
  return (
    <>
      {measures.map((first) => (
        <Rows
          key={JSON.stringify(first.measure)}
          title={measureLabel(first)}
          isTitled={measures.length > 1}
          by={by}
          rows={table.rows.filter((row) => JSON.stringify(row.measure) === JSON.stringify(first.measure))}
          onOpen={onOpen}
        />
      ))}
      {table.more > 0 ? (
        <p className="text-muted">
          <Trans>
            {formatNumber(table.more)} more have fewer pairs. Choose a course or a site to see them.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

interface RowsProps {
  title: string;
  isTitled: boolean;
  by: Subject;
  rows: readonly Row[];
  onOpen: (subjectId: string) => void;
}

function Rows({ title, isTitled, by, rows, onOpen }: RowsProps) {
  const head = i18n._(heads[by]);
  const names = [...new Set(rows.flatMap((row) => row.coefficients.map((each) => each.name)))];
  return (
    <section aria-label={t`${head}: ${title}`}>
      {isTitled ? <h2 className="mb-3 text-lg">{title}</h2> : null}
      <div className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="w-full min-w-[56rem] border-collapse [&_td]:px-4 [&_td]:py-2 [&_th]:px-4 [&_th]:py-2">
          <thead>
            <tr className="border-b border-line text-left text-sm whitespace-nowrap text-muted [&>th]:font-medium">
              <th scope="col">{head}</th>
              <th scope="col" className="text-right">{t`Pairs`}</th>
              <th scope="col" className="text-right">{t`Judged alike`}</th>
              {names.map((name) => (
                <th key={name} scope="col" title={coefficientHint(name)} className="text-right">
                  {coefficientLabel(name)}
                </th>
              ))}
              <th scope="col">{t`Direction`}</th>
              <th scope="col">{t`Trend`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FigureRow
                key={row.subject.id ?? row.subject.name}
                row={row}
                by={by}
                names={names}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface FigureRowProps {
  row: Row;
  by: Subject;
  names: Row['coefficients'][number]['name'][];
  onOpen: (subjectId: string) => void;
}

function FigureRow({ row, by, names, onOpen }: FigureRowProps) {
  const {
    subject,
    pairs,
    agreed,
    raw,
    coefficients,
    assessorHigher,
    moderatorHigher,
    stricter,
    probability,
  } = row;
  const { id, name } = subject;
  return (
    <tr className="border-b border-line align-top last:border-b-0 hover:bg-neutral-tint/50">
      <th scope="row" className="min-w-[12em] text-left font-medium">
        {by === 'assessor' ? <AssessorLink assessor={subject} /> : name}
      </th>
      <td data-numeric className="text-right" title={pairsLabel(pairs)}>
        {id ? (
          <button
            type="button"
            aria-label={t`${formatNumber(pairs)} pairs of ${name}`}
            className="min-h-6 min-w-6 text-right text-accent-ink hover:underline hover:underline-offset-2"
            onClick={() => onOpen(id)}
          >
            {formatNumber(pairs)}
          </button>
        ) : (
          formatNumber(pairs)
        )}
      </td>
      <td data-numeric className="text-right whitespace-nowrap">
        <Trans>
          {formatNumber(agreed)} of {formatNumber(pairs)}
        </Trans>
        {raw === null ? null : <span className="block text-sm text-muted">{percentOf(raw)}</span>}
      </td>
      {names.map((each) => {
        const found = coefficients.find((coefficient) => coefficient.name === each);
        return (
          <td key={each} data-numeric className="text-right whitespace-nowrap">
            {found ? (
              <>
                {decimalOf(found.value)}
                <span className="block text-sm text-muted">
                  <Trans>
                    {decimalOf(found.low)} to {decimalOf(found.high)}
                  </Trans>
                </span>
              </>
            ) : (
              '–'
            )}
          </td>
        );
      })}
      <td className="min-w-[18em]">
        {stricter === null ? null : (
          <>
            {stricterLabel(stricter)}
            {probability === null ? null : (
              <span className="ml-2 text-sm text-muted" data-numeric>
                {probabilityLabel(probability)}
              </span>
            )}
          </>
        )}
        <span className="block text-sm text-muted" data-numeric>
          <Trans>
            Assessor higher {formatNumber(assessorHigher)}, moderator higher {formatNumber(moderatorHigher)}
          </Trans>
        </span>
      </td>
      <td>
        <TrendLine months={row.months} />
      </td>
    </tr>
  );
}
