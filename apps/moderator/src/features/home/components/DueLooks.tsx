import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DueLook } from '@moderator/contract/types';
import { formatDate } from '@/i18n/format.ts';
import { dueLooks as words } from '@/labels/status-labels.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { Section } from './Section.tsx';

const monthOf = (month: string) =>
  formatDate(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What the sampling plans say should have been looked at by now, the oldest first. */
export function DueLooks({ looks }: { looks: readonly DueLook[] }) {
  if (looks.length === 0) return null;
  return (
    <Section title={t`Due by the sampling plan`}>
      <ul className="rounded-lg border border-line bg-surface">
        {looks.map((look) => (
          <li key={look.id} className="border-b border-line last:border-0">
            <Link
              to="/ready-for-moderation/sampling-plan"
              search={{
                courseId: look.course.id,
                assessorId: look.assessor.id,
                outcomeId: look.outcome.id,
              }}
              className="block px-5 py-3 -outline-offset-2! hover:bg-neutral-tint/60"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate font-medium">{look.assessor.name}</span>
                <span className="flex shrink-0 items-baseline gap-2 text-sm text-muted">
                  {monthOf(look.month)}
                  {look.isOverdue ? <LookBadge look={words.overdue} /> : null}
                </span>
              </span>
              <span className="line-clamp-2">{look.outcome.name}</span>
              <span className="block truncate text-sm text-muted">
                {look.interim ? (
                  <>
                    <Trans>Early look</Trans> ·{' '}
                  </>
                ) : null}
                {look.course.name}
                {look.note ? ` · ${look.note}` : ''}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
