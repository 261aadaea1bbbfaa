import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ExpiringRegistration, StaffRegistration } from '@moderator/contract/types';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { daysUntil } from '@/ui/relative-time.ts';
import { Section } from './Section.tsx';

const words = ({ kind }: { kind: ExpiringRegistration['kind'] }) =>
  kind === 'moderator' ? t`Moderator` : t`Assessor`;

function Ends({ on }: { on: string }) {
  const isOver = daysUntil(on) < 0;
  return (
    <span className={isOver ? 'font-medium text-bad' : 'text-warn'}>
      {isOver ? t`ended` : t`ends`} <RelativeTime value={on} dated />
    </span>
  );
}

/** Registrations of mine that end soon or have ended, and what to do about it. */
export function OwnRegistrations({ registrations }: { registrations: readonly ExpiringRegistration[] }) {
  if (registrations.length === 0) return null;
  return (
    <Section title={t`Your registration`}>
      <div className="rounded-lg border border-line bg-surface px-5 py-4">
        <ul className="flex flex-col gap-1">
          {registrations.map((registration) => (
            <li key={registration.number} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {words(registration)} <span className="text-muted">{registration.number}</span>
              </span>
              <Ends on={registration.expiresOn} />
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">
          <Trans>
            Renew it with the quality body and ask your site manager to record the new one. After its last day
            you can read, but not judge or sign.
          </Trans>
        </p>
      </div>
    </Section>
  );
}

/** Whose registration a manager has to ask for. */
export function StaffRegistrations({ staff }: { staff: readonly StaffRegistration[] }) {
  if (staff.length === 0) return null;
  return (
    <Section title={t`Registrations that end`}>
      <ul className="rounded-lg border border-line bg-surface">
        {staff.map((each) => (
          <li
            key={each.person.id + each.number}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line px-5 py-3 last:border-0"
          >
            <span className="min-w-0">
              <span className="font-medium">{each.person.name}</span>{' '}
              <span className="text-sm text-muted">
                {words(each)} {each.number}
              </span>
            </span>
            <Ends on={each.expiresOn} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
