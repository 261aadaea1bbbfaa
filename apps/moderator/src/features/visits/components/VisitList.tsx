import { Link } from '@tanstack/react-router';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Visit } from '@moderator/contract/types';
import { shortDate } from '@/ui/relative-time.ts';
import { VisitBadge } from './VisitBadge.tsx';

/** Visits, the latest first; each leads into its room. */
export const VisitList = ({ visits }: { visits: readonly Visit[] }) => (
  <ul className="rounded-lg border border-line bg-surface">
    {visits.map((visit) => (
      <li key={visit.id} className="border-b border-line last:border-0">
        <Link
          to="/external-assessments/visits/$visitId"
          params={{ visitId: visit.id }}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-5 py-3.5 max-mobile:grid-cols-1 -outline-offset-2! hover:bg-neutral-tint/60"
        >
          <span className="min-w-0">
            <span className="block font-medium">{visit.body}</span>
            <span className="block text-sm text-muted">
              {[
                visit.batches.map(({ batch }) => batch.name).join('; '),
                visit.verifier?.name,
                visit.openConditions > 0 &&
                  plural(visit.openConditions, { one: '# condition open', other: '# conditions open' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="flex flex-col items-end gap-1 text-sm text-muted max-mobile:flex-row max-mobile:flex-wrap max-mobile:items-center max-mobile:gap-x-3">
            <VisitBadge visit={visit} />
            <span data-numeric>
              <Trans>
                {shortDate(visit.startsOn)} to {shortDate(visit.endsOn)}
              </Trans>
            </span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
