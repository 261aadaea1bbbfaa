import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import type { EarlyWords as Words } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { Section } from './Section.tsx';

/** What moderators said who looked early at work that is still with its assessor. */
export function EarlyWords({ words }: { words: readonly Words[] }) {
  if (words.length === 0) return null;
  return (
    <Section title={t`Early looks at your work`}>
      <ul className="rounded-lg border border-line bg-surface">
        {words.map((each) => (
          <li key={each.attemptId + each.outcome} className="border-b border-line last:border-0">
            <Link
              {...workspaceLink(each.attemptId, 'due')}
              className="block px-5 py-3 -outline-offset-2! hover:bg-neutral-tint/60"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate font-medium">{each.learner}</span>
                <span className="shrink-0 text-sm text-muted">
                  <RelativeTime value={each.lookedAt} dated />
                </span>
              </span>
              <span className="line-clamp-3">{each.words}</span>
              <span className="block truncate text-sm text-muted">
                {each.moderator.name} · {each.outcome}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
