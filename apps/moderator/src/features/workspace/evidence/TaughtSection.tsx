import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Workspace } from '@moderator/contract/types';
import { formatDate } from '@/i18n/format.ts';

type Taught = Workspace['taught'];

const assuranceLabel = (assurance: NonNullable<Taught['assurance']>): string => {
  if (assurance === 'password') return t`with a password`;
  if (assurance === 'pin') return t`with a PIN`;
  return assurance === 'qr' ? t`with a code` : t`without any proof`;
};

const dayOf = (instant: string) =>
  formatDate(new Date(instant), { day: 'numeric', month: 'short', year: 'numeric' });

/** Who taught the learner and when they met; nothing of it was judged. It stands folded below the evidence. */
export function TaughtSection({ taught }: { taught: Taught }) {
  const { schedule, sessions, missed, assurance } = taught;
  if (!schedule && !assurance) return null;
  return (
    <details className="max-h-[50%] shrink-0 overflow-y-auto border-t border-line text-sm">
      <summary className="px-3 py-2 font-semibold hover:bg-neutral-tint">
        <Trans>Taught</Trans>
        {schedule ? (
          <span className="ml-2 font-normal text-muted">
            {schedule.facilitator?.name ?? t`nobody is named`}
          </span>
        ) : null}
      </summary>
      <div className="flex flex-col gap-3 px-3 pb-3">
        {schedule ? (
          <p>
            {schedule.title}
            <span className="block text-muted">
              {t`${dayOf(schedule.startsAt)} to ${dayOf(schedule.endsAt)}`}
            </span>
          </p>
        ) : null}
        {sessions.length > 0 ? (
          <ul aria-label={t`Sessions`} className="flex flex-col gap-2">
            {sessions.map(({ id, title, trainer, startsAt, minutes, late }) => (
              <li key={id}>
                {title}
                <span className="block text-muted">
                  {[
                    dayOf(startsAt),
                    trainer?.name,
                    minutes === null ? undefined : plural(minutes, { one: '# minute', other: '# minutes' }),
                    late ? t`came late` : undefined,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        ) : schedule ? (
          <p className="text-muted">
            <Trans>No session that the learner came to is recorded.</Trans>
          </p>
        ) : null}
        {missed > 0 ? (
          <p className="text-muted">
            {plural(missed, { one: 'Absent from # session', other: 'Absent from # sessions' })}
          </p>
        ) : null}
        {assurance ? (
          <p className="text-muted">
            <Trans>Signed in on a shared device {assuranceLabel(assurance)}.</Trans>
          </p>
        ) : null}
      </div>
    </details>
  );
}
