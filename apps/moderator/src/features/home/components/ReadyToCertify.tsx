import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { queries } from '@/api/queries.ts';
import { Icon } from '@/ui/icons.tsx';
import { Waiting, waitingLink } from './Waiting.tsx';

const endorsedQuery = () =>
  queries.pages((api) =>
    api.listAttempts({ query: { queue: 'all', state: ['endorsed'], limit: 1, total: 'true' } }),
  );

/** Endorsed results of which nothing was issued yet; without any there is nothing to say. */
export function ReadyToCertify() {
  const { data } = useInfiniteQuery(endorsedQuery());
  const count = data?.pages[0]?.total ?? 0;
  return (
    <Waiting title={t`Certificates`} rows={count > 0 ? [count] : []} keyOf={() => 'endorsed'}>
      {(endorsed) => (
        <Link to="/ready-for-moderation/certificates" className={`${waitingLink} flex! items-center gap-3`}>
          <span className="min-w-0 flex-1">
            {plural(endorsed, {
              one: '# endorsed result, nothing issued for it yet',
              other: '# endorsed results, nothing issued for them yet',
            })}
          </span>
          <Icon name="arrowRight" className="text-muted" />
        </Link>
      )}
    </Waiting>
  );
}
