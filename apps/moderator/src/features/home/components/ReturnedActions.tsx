import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReturnedAction } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { DueDay } from './DueDay.tsx';
import { Waiting, waitingLink } from './Waiting.tsx';

interface ReturnedActionsProps {
  title: string;
  /** Said where there is nothing. */
  none?: string;
  actions: readonly ReturnedAction[];
  /** The list that they are part of, to which one goes back. */
  from: 'due' | 'ready';
  /** How many are shown; the others are behind a link that says how many there are. */
  most?: number;
}

/** What is to be done about work that was referred back, the nearest day first. */
export function ReturnedActions({ title, none, actions, from, most = Infinity }: ReturnedActionsProps) {
  return (
    <Waiting
      title={title}
      rows={actions.slice(0, most)}
      keyOf={(_, index) => index}
      none={none ? <p className="px-5 py-4 text-muted">{none}</p> : null}
      action={
        <span className="flex flex-wrap items-baseline justify-end gap-x-4">
          {actions.length > most ? (
            <Link
              to="/due-assessments"
              search={{ state: ['returned'] }}
              className="text-accent-ink hover:underline hover:underline-offset-2"
            >
              {plural(actions.length, { one: 'All of it', other: 'All # that wait' })}
            </Link>
          ) : null}
          <Link to="/due-days" preload={false} className="text-sm text-muted underline underline-offset-2">
            <Trans>Reminders</Trans>
          </Link>
        </span>
      }
    >
      {(action) => (
        <Link {...workspaceLink(action.attemptId, from)} className={waitingLink}>
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate font-medium">{action.learner}</span>
            <DueDay day={action.dueOn} />
          </span>
          <span className="line-clamp-2">{action.action}</span>
          <span className="block truncate text-sm text-muted">
            {action.to === 'assessor' ? t`Waiting for the assessor` : t`Waiting for the learner`} ·{' '}
            {action.outcome}
          </span>
        </Link>
      )}
    </Waiting>
  );
}
