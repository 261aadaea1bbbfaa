import { useInfiniteQuery } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import type { ExternalImport, ImportPerson } from '@moderator/contract/types';
import { resultCodeLook } from '@/labels/result-looks.ts';
import { Badge } from '@/ui/Badge.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { MoreButton } from '@/ui/table/MoreButton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { personLooks } from './import-labels.ts';
import { importPeopleQuery } from './import-queries.ts';
import { PersonChoice } from './PersonChoice.tsx';

interface PeopleListProps {
  data: ExternalImport;
  states: readonly ImportPerson['state'][];
}

/** People of an import in the order of the table. */
export function PeopleList({ data, states }: PeopleListProps) {
  const list = useInfiniteQuery(importPeopleQuery(data.id, states));
  const pages = usePages(list);
  if (list.isPending) return <SkeletonText lines={6} />;
  if (!list.data)
    return (
      <ErrorState
        error={list.error}
        title={t`We could not load the people`}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (pages.rows.length === 0)
    return (
      <p className="text-muted">
        <Trans>Nobody.</Trans>
      </p>
    );
  return (
    <>
      <ul className="rounded-lg border border-line bg-surface">
        {pages.rows.map((person) => (
          <Row key={person.position} data={data} person={person} />
        ))}
      </ul>
      <MoreButton pages={pages} className="mt-3">
        <Trans>Show more</Trans>
      </MoreButton>
    </>
  );
}

function Row({ data, person }: { data: ExternalImport; person: ImportPerson }) {
  const look = personLooks[person.state];
  const name = person.name ?? person.number ?? t`Without a name`;
  const facts = [
    person.row === null ? null : t`Row ${person.row}`,
    person.name === null ? null : person.number,
    plural(person.files, { 0: 'no files', one: '# file', other: '# files' }),
    person.refusedFiles.length > 0 ? t`${person.refusedFiles.length} left out` : null,
  ];
  return (
    <li className="grid items-center gap-x-5 gap-y-2 border-b border-line px-5 py-3 last:border-0 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)_7em]">
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
        {person.refusedFiles.length > 0 ? (
          <details className="mt-1 text-sm">
            <summary className="cursor-pointer text-warn">
              <Trans>Which are left out, and why</Trans>
            </summary>
            <ul className="mt-1">
              {person.refusedFiles.map(({ name: fileName, message }, index) => (
                <li key={index} className="mt-1 break-words">
                  <span className="font-medium">{fileName}</span>{' '}
                  <span className="text-muted">{message}</span>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </span>
      <span className="min-w-0">
        {data.state === 'draft' ? (
          <PersonChoice data={data} person={person} name={name} />
        ) : (
          person.learner?.name
        )}
        {person.message ? <span className="mt-1 block text-sm text-warn">{person.message}</span> : null}
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {person.results.map(({ outcomeId, result }) => {
          const outcome = data.outcomes.find(({ id }) => id === outcomeId);
          return <LookBadge key={outcomeId} look={resultCodeLook({ result, scale: outcome?.scale })} />;
        })}
      </span>
      <span>
        <Badge tone={look.tone} shape={look.shape}>
          {i18n._(look.word)}
        </Badge>
      </span>
    </li>
  );
}
