import { useEffect, useRef } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NextWork, Workspace } from '@moderator/contract/types';
import { buttonLook } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Icon } from '@/ui/icons.tsx';
import { Key } from '@/ui/Key.tsx';
import type { WorkspaceContext } from '../workspace-context.ts';
import { linkToNext, useNextWork } from './next-work.ts';

const key = 'shift+n';

/** After an attempt: the next one for me, or what is left of its batch, for whom, and the way to the report. */
export function NextWorkPanel({
  workspace,
  origin,
}: {
  workspace: Workspace;
  origin: WorkspaceContext['origin'];
}) {
  const work = useNextWork(workspace);
  const navigate = useNavigate();
  const next = work?.next;
  const isElsewhere = next?.batch?.id !== work?.batch?.id;
  const panel = useRef<HTMLElement>(null);
  const isKnown = work !== undefined;
  useEffect(() => {
    // The dialog that was signed in went with the focus in it.
    if (isKnown && document.activeElement === document.body) panel.current?.querySelector('a')?.focus();
  }, [isKnown]);
  useHotkeys([
    {
      keys: key,
      label: t`Next attempt for me`,
      group: t`Attempt`,
      run: () => next && void navigate(linkToNext(next, origin)),
      enabled: Boolean(next),
    },
  ]);
  if (!work) return null;
  return (
    <section
      ref={panel}
      aria-labelledby="next-work"
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-left"
    >
      <h2 id="next-work" className="font-semibold">
        {next ? (
          <Trans>Next for you: {next.learner.name}</Trans>
        ) : work.batch ? (
          <Trans>Nothing is left for you in {work.batch.name}</Trans>
        ) : (
          <Trans>Nothing else is waiting for you</Trans>
        )}
      </h2>
      {next ? <p className="text-sm text-muted">{next.batch?.name ?? next.course.name}</p> : null}
      {isElsewhere && work.batch ? <Left work={work} /> : null}
      <p className="flex flex-wrap items-center gap-2">
        {work.batch?.mayReport ? <BatchLink batch={work.batch} isMain /> : null}
        {next ? (
          <Link
            {...linkToNext(next, origin)}
            className={buttonLook(work.batch?.mayReport ? 'secondary' : 'primary')}
            aria-keyshortcuts={key}
          >
            <Icon name="arrowRight" />
            <Trans>Go on</Trans>
            <Key keys={key} className="max-tablet:hidden" />
          </Link>
        ) : null}
        {work.batch && !work.batch.mayReport ? <BatchLink batch={work.batch} isMain={!next} /> : null}
      </p>
    </section>
  );
}

/** What of the batch is left for others, and whether its report can be signed. */
function Left({ work: { left, batch } }: { work: NextWork }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {batch?.mayReport ? (
        <li>
          <Trans>The whole sample of {batch.name} is decided; its report can be signed.</Trans>
        </li>
      ) : null}
      {left.map(({ reason, people, count }) => (
        <li key={`${reason} ${people.map(({ id }) => id).join(' ')}`}>
          {leftLabel(reason, count, people.map(({ name }) => name).join(', '))}
        </li>
      ))}
    </ul>
  );
}

function leftLabel(reason: NextWork['left'][number]['reason'], count: number, names: string): string {
  const attempts = plural(count, { one: '# attempt', other: '# attempts' });
  if (reason === 'claimed') return t`${attempts}: ${names} works on it.`;
  if (reason === 'referred_back')
    return names ? t`${attempts}: referred back, with ${names}.` : t`${attempts}: referred back.`;
  return names
    ? t`${attempts}: not for you; ${names} may moderate it.`
    : t`${attempts}: not for you, and nobody else at your account may moderate it. Ask your account manager for a moderator.`;
}

function BatchLink({ batch, isMain }: { batch: NonNullable<NextWork['batch']>; isMain: boolean }) {
  const params = { batchId: batch.id };
  const look = buttonLook(isMain ? 'primary' : 'secondary');
  if (batch.mayReport || batch.reportId)
    return (
      <Link to="/ready-for-moderation/batches/$batchId/report" params={params} className={look}>
        {batch.mayReport ? <Trans>Write the report</Trans> : <Trans>Read the report</Trans>}
      </Link>
    );
  return (
    <Link to="/ready-for-moderation/batches/$batchId" params={params} className={look}>
      <Trans>Open the batch</Trans>
    </Link>
  );
}
