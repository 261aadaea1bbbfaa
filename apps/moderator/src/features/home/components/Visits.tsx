import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Visit } from '@moderator/contract/types';
import { queries } from '@/api/queries.ts';
import { editionLooks } from '@/labels/edition-labels.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { Waiting, waitingLink } from './Waiting.tsx';

const mostVisits = 20;

/** Visits of verifiers that are coming, under way or not signed, and those with conditions that are open; without any there is nothing to say. */
export function Visits() {
  const { data } = useInfiniteQuery(queries.pages((api) => api.listVisits({ query: { limit: mostVisits } })));
  const visits = (data?.pages[0]?.items ?? []).filter(isPressing);
  return (
    <Waiting
      title={t`Verification visits`}
      rows={visits}
      keyOf={({ id }) => id}
      action={
        <Link to="/external-assessments/visits" className="text-accent-ink hover:underline">
          <Trans>All visits</Trans>
        </Link>
      }
    >
      {(visit) => (
        <Link
          to="/external-assessments/visits/$visitId"
          params={{ visitId: visit.id }}
          className={`${waitingLink} grid! grid-cols-[minmax(0,1fr)_auto] gap-x-4`}
        >
          <span className="min-w-0">
            <span className="block truncate font-medium">{visit.body}</span>
            <span className="block truncate text-sm text-muted">
              {visit.openConditions > 0
                ? plural(visit.openConditions, { one: '# condition open', other: '# conditions open' })
                : visit.batches.map(({ batch }) => batch.name).join('; ')}
            </span>
          </span>
          <span className="text-right text-sm text-muted">
            {visit.questioned?.length ? (
              <span className="block">
                <LookBadge look={editionLooks.in_question} />
              </span>
            ) : null}
            <span className="block">{standingOf(visit)}</span>
            <RelativeTime value={dayOf(visit)} dated />
          </span>
        </Link>
      )}
    </Waiting>
  );
}

const isPressing = ({ standing, openConditions }: Visit): boolean =>
  openConditions > 0 || ['planned', 'open', 'over'].includes(standing);

/** What its standing dates from: one that is signed is over with that. */
const dayOf = ({ standing, startsOn, endsOn, signedAt }: Visit): string =>
  standing === 'planned' ? startsOn : standing === 'signed' && signedAt ? signedAt : endsOn;

const standingOf = ({ standing }: Visit): string =>
  standing === 'planned'
    ? t`Begins`
    : standing === 'open'
      ? t`Open until`
      : standing === 'over'
        ? t`Not signed, over since`
        : t`Signed`;
