import { t } from '@lingui/core/macro';
import type { LearnersWork as Work } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { Section } from './Section.tsx';

/** How far the learners are whom I teach. */
export function LearnersWork({ work }: { work: Work }) {
  const rows: [string, number][] = [
    [t`Not handed in yet`, work.notHandedIn],
    [t`With the assessor`, work.atAssessor],
    [t`Referred back`, work.referredBack],
    [t`In moderation`, work.inModeration],
    [t`Result released`, work.released],
  ];
  return (
    <Section title={t`Your learners`}>
      <dl className="rounded-lg border border-line bg-surface px-5 py-2">
        {rows.map(([word, count]) => (
          <div key={word} className="flex justify-between gap-4 py-1.5">
            <dt className="text-muted">{word}</dt>
            <dd data-numeric className="font-medium">
              {formatNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
