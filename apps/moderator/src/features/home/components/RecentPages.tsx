import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { readHistory } from '@/shell/history.ts';
import { useMayOpen } from '@/shell/use-may-open.ts';
import { parseSearch } from '@/ui/search-params.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { inThisLanguage } from '../page-names.ts';
import { recentPages, searchedFor } from '../recent-pages.ts';
import { Section } from './Section.tsx';

/** The last pages visited, to go back to: those of whoever is there now, named in the language of now. */
export function RecentPages() {
  const mayOpen = useMayOpen();
  const [visits] = useState(readHistory);
  const pages = recentPages(
    visits.filter(({ address }) => mayOpen(address.split('?')[0]!)).map(inThisLanguage),
    '/',
    8,
  );
  if (pages.length === 0) return null;
  return (
    <Section title={t`Recently visited`}>
      <ul className="rounded-lg border border-line bg-surface py-1">
        {pages.map((page) => {
          const [path = '/', search = ''] = page.address.split('?');
          return (
            <li key={page.address}>
              <Link
                to={path}
                search={parseSearch(search) as never}
                className="flex min-h-9 items-center justify-between gap-3 px-5 -outline-offset-2! hover:bg-neutral-tint/60"
              >
                <span className="truncate">
                  {page.title}
                  {searchedFor(page) ? <span className="text-muted"> · {searchedFor(page)}</span> : null}
                </span>
                <span className="shrink-0 text-sm text-muted">
                  <RelativeTime value={page.at} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
