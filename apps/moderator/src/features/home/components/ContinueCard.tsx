import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { buttonLook } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { StatusBadge } from '@/ui/StatusBadge.tsx';
import { Section } from './Section.tsx';

/** The attempt I was at, one press away. */
export function ContinueCard({ attempt }: { attempt: AttemptRow | null }) {
  if (!attempt) return null;
  const toAssess = attempt.state === 'assessing' || attempt.state === 'submitted';
  const from = attempt.external ? 'external' : toAssess ? 'due' : attempt.batch ? 'batch' : 'ready';
  return (
    <Section title={t`Continue where you left off`}>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line border-l-4 border-l-accent-mark bg-surface px-5 py-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-lg font-semibold">{attempt.learner.name}</span>
            <StatusBadge state={attempt.state} />
          </p>
          <p className="text-muted">
            {attempt.course.name}
            {attempt.claim ? (
              <>
                {' · '}
                <Trans>
                  your claim ends <RelativeTime value={attempt.claim.expiresAt} />
                </Trans>
              </>
            ) : null}
          </p>
        </div>
        <Link {...workspaceLink(attempt.id, from, attempt.batch?.id)} className={buttonLook('primary')}>
          <Trans>Continue</Trans>
          <Icon name="arrowRight" className="-mr-1" />
        </Link>
      </div>
    </Section>
  );
}
