import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssessorRecord } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { daysUntil } from '@/ui/relative-time.ts';
import { Part } from './Part.tsx';

/** Within so many days a registration that ends is worth a word. */
const soonDays = 60;

type Registration = AssessorRecord['registrations'][number];

/** What the person is registered as, and until when. */
export const Registrations = ({ registrations }: Pick<AssessorRecord, 'registrations'>) => (
  <Part title={t`Registrations`}>
    {registrations.length === 0 ? (
      <p className="text-muted">
        <Trans>No registration is on record.</Trans>
      </p>
    ) : (
      <ul className="rounded-lg border border-line bg-surface">
        {registrations.map((each) => (
          <li
            key={`${each.kind} ${each.number}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-3 last:border-0"
          >
            <span>
              <span className="font-medium">{each.kind === 'assessor' ? t`Assessor` : t`Moderator`}</span>{' '}
              <span data-numeric>{each.number}</span>
              <span className="block text-sm text-muted">{each.body}</span>
            </span>
            <Validity registration={each} />
          </li>
        ))}
      </ul>
    )}
  </Part>
);

function Validity({ registration: { expiresOn } }: { registration: Registration }) {
  const days = daysUntil(expiresOn);
  if (days < 0)
    return (
      <Badge tone="bad" shape="cross">
        <Trans>
          Ran out <RelativeTime value={expiresOn} exact />
        </Trans>
      </Badge>
    );
  if (days <= soonDays)
    return (
      <Badge tone="warn" shape="bang">
        <Trans>
          Until <RelativeTime value={expiresOn} dated />
        </Trans>
      </Badge>
    );
  return (
    <span className="text-sm text-muted">
      <Trans>
        Until <RelativeTime value={expiresOn} exact />
      </Trans>
    </span>
  );
}
