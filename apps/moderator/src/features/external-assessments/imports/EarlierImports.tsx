import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import type { ExternalImport } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { importsQuery } from './import-queries.ts';
import { stateLooks } from './import-labels.ts';

/** Imports that were begun before: to go on with, or for their results. */
export function EarlierImports() {
  const { data } = useQuery(importsQuery());
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className="mt-10 max-w-[60em]">
      <h2 id="earlier-imports" className="mb-3 text-lg">
        <Trans>Earlier imports</Trans>
      </h2>
      <ul className="rounded-lg border border-line bg-surface">
        {data.items.map((each) => (
          <li key={each.id} className="border-b border-line last:border-0">
            <Link
              to="/external-assessments/imports/$importId"
              params={{ importId: each.id }}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-neutral-tint"
            >
              <span className="min-w-0">
                <span className="block font-medium">{each.reference}</span>
                <span className="block text-sm text-muted">
                  {[each.body, each.course.name, learnersOf(each)].join(' · ')}
                </span>
              </span>
              <span className="flex items-center gap-3 text-sm text-muted">
                <RelativeTime value={each.createdAt} />
                <Badge tone={stateLooks[each.state].tone} shape={stateLooks[each.state].shape}>
                  {i18n._(stateLooks[each.state].word)}
                </Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those who were stored; before that, how many of all could be. */
function learnersOf({ state, people: { ready, asked, refused } }: ExternalImport): string {
  const all = ready + asked + refused;
  return state === 'draft' && ready < all
    ? plural(all, { one: `${ready} of # learner ready`, other: `${ready} of # learners ready` })
    : plural(ready, { one: '# learner', other: '# learners' });
}
