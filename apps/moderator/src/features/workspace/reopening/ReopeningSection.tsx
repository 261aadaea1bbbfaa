import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { hangsOn } from '@moderator/moderation';
import type { Reopening } from '@moderator/contract/types';
import { mayManage, mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { visitQuery } from '@/api/visit-query.ts';
import { reopeningsQuery } from './queries.ts';
import { ReopenDialog } from './ReopenDialog.tsx';
import type { Found } from './ReopenDialog.tsx';
import { reopeningLooks } from './reopening-labels.ts';

/** How a decision was reopened so far, and the way to reopen it. */
export function ReopeningSection() {
  const { workspace, origin } = useWorkspaceContext();
  const { user } = useMe();
  const [asking, setAsking] = useState(origin.point !== undefined);
  const { attempt } = workspace;
  const moderates = mayModerate(user);
  const { data } = useQuery({
    ...reopeningsQuery(attempt.id),
    enabled: moderates || mayManage(user),
  });
  const found = useFoundByVerifier();
  const isAsked = data?.reopenings.some(({ state }) => state === 'asked') ?? false;
  const mayAsk = moderates && hangsOn(attempt.state) !== undefined && data !== undefined && !isAsked;
  // What is asked to be judged anew, or appealed against, is not settled.
  const mayMakeCase =
    (moderates || mayManage(user)) &&
    hangsOn(attempt.state) !== undefined &&
    !isAsked &&
    workspace.appeal === null;
  return (
    <>
      {data && data.reopenings.length > 0 ? (
        <ul aria-label={t`Reopenings`} className="flex flex-col gap-2">
          {data.reopenings.map((each) => (
            <Story key={each.id} reopening={each} />
          ))}
        </ul>
      ) : null}
      {mayAsk || mayMakeCase ? (
        <div ref={keepsFocus()} className="flex flex-wrap gap-2">
          {mayAsk ? (
            <Button size="small" icon="undo" onClick={() => setAsking(true)}>
              <Trans>Reopen…</Trans>
            </Button>
          ) : null}
          {mayMakeCase ? (
            <Link
              to="/ready-for-moderation/calibration"
              search={{ attempt: attempt.id }}
              className={buttonLook('secondary', 'small')}
            >
              <Icon name="people" className="size-4!" />
              <Trans>Make a calibration case…</Trans>
            </Link>
          ) : null}
        </div>
      ) : null}
      {asking && mayAsk && data.consequences && found !== undefined ? (
        <div ref={keepsFocus()} className="contents">
          <ReopenDialog consequences={data.consequences} found={found} onClose={() => setAsking(false)} />
        </div>
      ) : null}
    </>
  );
}

/** What a verifier found, where the way here began with it: null where it did not, undefined until it is known. */
function useFoundByVerifier(): Found | null | undefined {
  const { batchId: visitId, point } = useWorkspaceContext().origin;
  const isWanted = visitId !== undefined && point !== undefined;
  const visit = useQuery({ ...visitQuery(visitId ?? ''), enabled: isWanted });
  // Whoever cannot read the visit any more writes the reason themselves.
  if (!isWanted || visit.error) return null;
  if (!visit.data) return undefined;
  const about = visit.data.points.find(({ id }) => id === point);
  if (!about) return null;
  return { outcomeIds: about.outcome ? [about.outcome.id] : [], reason: about.text };
}

function Story({ reopening: { state, by, at, reason, outcomes, answer } }: { reopening: Reopening }) {
  return (
    <li className="rounded-md border border-line px-3 py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LookBadge look={reopeningLooks[state]} />
        <span className="ml-auto text-sm text-muted">
          <Trans>
            Asked for by {by.name}, <RelativeTime value={at} />
          </Trans>
        </span>
      </p>
      <p className="mt-1 whitespace-pre-line">{reason}</p>
      <p className="text-sm text-muted">{outcomes.map(({ name }) => name).join(' · ')}</p>
      {answer ? (
        <p className="mt-1 text-sm">
          {answer.consents ? (
            <Trans>
              {answer.by.name} consented, <RelativeTime value={answer.at} />
            </Trans>
          ) : (
            <Trans>
              {answer.by.name} did not consent, <RelativeTime value={answer.at} />
            </Trans>
          )}
          {answer.note ? <span className="block whitespace-pre-line text-muted">{answer.note}</span> : null}
        </p>
      ) : null}
    </li>
  );
}
