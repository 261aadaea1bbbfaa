import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteWork } from '@moderator/contract/types';
import { classNames } from '@/ui/class-names.ts';
import { formatNumber } from '@/i18n/format.ts';
import { Section } from './Section.tsx';

/** What is open at each site, most overdue first. */
export function SitesWork({ sites }: { sites: readonly SiteWork[] }) {
  if (sites.length === 0) return null;
  // On a telephone the table is wider than the screen rather than a word in two lines.
  const head = 'px-3 py-2 text-right font-medium wrap-normal first:pl-5 first:text-left last:pr-5';
  const cell = 'px-3 py-2.5 text-right first:pl-5 last:pr-5';
  return (
    <Section title={t`Your sites`}>
      <div className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="w-full min-w-[34em]">
          <thead className="border-b border-line text-sm text-muted">
            <tr>
              <th scope="col" className={head}>
                <Trans>Site</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>To assess</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Overdue</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Nobody has it</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>In moderation</Trans>
              </th>
            </tr>
          </thead>
          <tbody data-numeric>
            {sites.map(({ site, toAssess, overdue, unallocated, toModerate }) => (
              <tr key={site.id} className="border-b border-line last:border-0">
                <th scope="row" className={'py-2.5 pr-3 pl-5 text-left font-medium'}>
                  <Link
                    to="/ready-for-moderation"
                    search={{ view: 'attempts', siteId: [site.id] }}
                    className="hover:underline hover:underline-offset-2"
                  >
                    {site.name}
                  </Link>
                </th>
                <td className={cell}>{formatNumber(toAssess)}</td>
                <td className={classNames(cell, overdue > 0 ? 'font-medium text-bad' : 'text-muted')}>
                  {formatNumber(overdue)}
                </td>
                <td className={classNames(cell, unallocated > 0 ? 'text-warn' : 'text-muted')}>
                  {formatNumber(unallocated)}
                </td>
                <td className={cell}>{formatNumber(toModerate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
