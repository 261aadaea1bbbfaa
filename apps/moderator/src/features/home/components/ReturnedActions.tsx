import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReturnedAction } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { daysUntil } from '@/ui/relative-time.ts';
import { Section } from './Section.tsx';

interface ReturnedActionsProps {
  title: string;
  /** Said where there is nothing. */
  none: string;
  actions: readonly ReturnedAction[];
}

/** What is to be done about work that was referred back, the nearest day first. */
export function ReturnedActions({ title, none, actions }: ReturnedActionsProps) {
  return (
    <Section
      title={title}
      action={
        <Link to="/due-days" preload={false} className="text-sm text-muted underline underline-offset-2">
          <Trans>Reminders</Trans>
        </Link>
      }
    >
      <div className="rounded-lg border border-line bg-surface">
        {actions.length === 0 ? (
          <p className="px-5 py-4 text-muted">{none}</p>
        ) : (
          <ul>
            {actions.map((action, index) => (
              <li key={index} className="border-b border-line last:border-0">
                <Link
                  {...workspaceLink(action.attemptId, 'ready')}
                  className="block px-5 py-3 -outline-offset-2! hover:bg-neutral-tint/60"
                >
                  <span className="flex items-baseline justify-between gap-3">
                    <span className="truncate font-medium">{action.learner}</span>
                    <span
                      className={`shrink-0 text-sm ${daysUntil(action.dueOn) < 0 ? 'font-medium text-bad' : 'text-muted'}`}
                    >
                      <RelativeTime value={action.dueOn} dated />
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
