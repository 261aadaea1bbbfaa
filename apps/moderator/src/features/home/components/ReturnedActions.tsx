import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModeratorHome } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { Section } from './Section.tsx';

/** What I asked for when I referred work back, the nearest date first. */
export function ReturnedActions({ actions }: { actions: ModeratorHome['returnedActions'] }) {
  const sorted = actions.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  return (
    <Section title={t`Referred back by you`}>
      <div className="rounded-lg border border-line bg-surface">
        {sorted.length === 0 ? (
          <p className="px-5 py-4 text-muted">
            <Trans>Nothing you referred back is outstanding.</Trans>
          </p>
        ) : (
          <ul>
            {sorted.map((action, index) => (
              <li key={index} className="border-b border-line last:border-0">
                <Link
                  {...workspaceLink(action.attemptId, 'ready')}
                  className="block px-5 py-3 -outline-offset-2! hover:bg-neutral-tint/60"
                >
                  <span className="flex items-baseline justify-between gap-3">
                    <span className="truncate font-medium">{action.learner}</span>
                    <span
                      className={`shrink-0 text-sm ${isPast(action.dueOn) ? 'font-medium text-bad' : 'text-muted'}`}
                    >
                      <RelativeTime value={action.dueOn} />
                    </span>
                  </span>
                  <span className="line-clamp-2">{action.action}</span>
                  <span className="block truncate text-sm text-muted">
                    {action.to === 'assessor' ? t`Waiting for the assessor` : t`Waiting for the learner`} ·{' '}
                    {action.outcome}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

const isPast = (day: string) => new Date(`${day}T23:59:59`) < new Date();
