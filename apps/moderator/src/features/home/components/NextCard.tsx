import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ModeratorHome, NextStep } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { buttonLook } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { clockTime } from '@/ui/relative-time.ts';
import { Section } from './Section.tsx';

/** The one thing to do next, with its reason, one press away. */
export function NextCard({ home }: { home: ModeratorHome }) {
  if (!home.next) return null;
  const { what, why, action } = partsOf(home.next, home);
  return (
    <Section title={home.next.kind === 'continue' ? t`Continue where you left off` : t`Next for you`}>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line border-l-4 border-l-accent-mark bg-surface px-5 py-4">
        <div className="min-w-0">
          <p className="text-lg font-semibold">{what}</p>
          <p className="text-muted">{why}</p>
        </div>
        {action}
      </div>
    </Section>
  );
}

function partsOf(next: NextStep, home: ModeratorHome): { what: string; why: ReactNode; action: ReactNode } {
  const { attempt, batch } = next;
  const arrow = <Icon name="arrowRight" className="-mr-1" />;
  const look = buttonLook('primary');
  if (attempt) {
    const toAssess =
      attempt.state === 'assessing' || attempt.state === 'submitted' || attempt.state === 'returned';
    const from = attempt.external ? 'external' : toAssess ? 'due' : attempt.batch ? 'batch' : 'ready';
    const link = workspaceLink(attempt.id, from, attempt.batch?.id);
    const claim = attempt.claim;
    return {
      what: attempt.learner.name,
      why: (
        <>
          {attempt.course.name} ·{' '}
          {next.kind === 'continue' && claim ? (
            t`you hold it until ${clockTime(claim.expiresAt)}`
          ) : (
            <Trans>
              due <RelativeTime value={attempt.dueAt} dated />
            </Trans>
          )}
          {next.kind === 'assess_overdue' && home.overdue > 1 ? (
            <>
              {' · '}
              <Plural value={home.overdue} one="# is overdue" other="# are overdue" />
            </>
          ) : null}
        </>
      ),
      action: (
        <Link {...link} className={look}>
          {next.kind === 'continue' ? t`Continue` : t`Assess`}
          {arrow}
        </Link>
      ),
    };
  }
  if (!batch)
    return {
      what: t`Build a batch`,
      why: (
        <Plural
          value={home.readyToBatch}
          one="# assessed attempt is in no batch yet."
          other="# assessed attempts are in no batch yet."
        />
      ),
      action: (
        <Link to="/ready-for-moderation" search={{ build: 'true' }} className={look}>
          <Trans>Build a batch</Trans>
          {arrow}
        </Link>
      ),
    };
  const toBatch = { to: '/ready-for-moderation/batches/$batchId', params: { batchId: batch.id } } as const;
  const wanted = batch.dueOn ? (
    <>
      {' · '}
      <Trans>
        report wanted by <RelativeTime value={batch.dueOn} dated />
      </Trans>
    </>
  ) : null;
  if (next.kind === 'sign_report')
    return {
      what: batch.title,
      why: (
        <>
          <Trans>Everything is decided; results wait for the signature.</Trans>
          {wanted}
        </>
      ),
      action: (
        <Link
          to="/ready-for-moderation/batches/$batchId/report"
          params={{ batchId: batch.id }}
          className={look}
        >
          <Trans>Sign the report</Trans>
          {arrow}
        </Link>
      ),
    };
  if (next.kind === 'moderate' && batch.share.next)
    return {
      what: batch.title,
      why: (
        <>
          <Plural
            value={batch.share.toModerate}
            one="# attempt waits for your verdict"
            other="# attempts wait for your verdict"
          />
          {wanted}
        </>
      ),
      action: (
        <Link {...workspaceLink(batch.share.next, 'batch', batch.id)} className={look}>
          <Trans>Moderate</Trans>
          {arrow}
        </Link>
      ),
    };
  return {
    what: batch.title,
    why: (
      <>
        <Plural
          value={batch.size}
          one="# attempt waits for its sample to be drawn"
          other="# attempts wait for their sample to be drawn"
        />
        {wanted}
      </>
    ),
    action: (
      <Link {...toBatch} className={look}>
        <Trans>Open the batch</Trans>
        {arrow}
      </Link>
    ),
  };
}
