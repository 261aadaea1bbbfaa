import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VisitLook } from '@moderator/contract/types';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { RoomSection } from './RoomSection.tsx';

const minutes = (seconds: number): string =>
  seconds < 60
    ? t`under a minute`
    : plural(Math.round(seconds / 60), { one: '# minute', other: '# minutes' });

/** What the verifier opened, when and for how long. */
export const LooksSection = ({ looks }: { looks: readonly VisitLook[] }) => (
  <RoomSection title={t`What was opened`}>
    {looks.length > 0 ? (
      <ul className="rounded-lg border border-line bg-surface">
        {looks.map(({ what, name, lastAt, times, seconds }) => (
          <li
            key={`${what} ${name}`}
            className="flex items-start justify-between gap-4 border-b border-line px-5 py-2.5 last:border-0"
          >
            <span className="min-w-0">
              <span className="block">{what === 'report' ? t`Report of ${name}` : name}</span>
              <span className="block text-sm text-muted">
                {[
                  plural(times, { one: 'opened once', other: 'opened # times' }),
                  seconds > 0 && minutes(seconds),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="shrink-0 text-sm text-muted">
              <RelativeTime value={lastAt} dated />
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">
        <Trans>The verifier has opened nothing yet.</Trans>
      </p>
    )}
  </RoomSection>
);
