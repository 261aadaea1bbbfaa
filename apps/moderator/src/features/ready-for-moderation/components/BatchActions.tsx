import { useState } from 'react';
import type { HTMLAttributes, ReactElement } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { refusalLabel } from '@/labels/refusal-labels.ts';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { Key } from '@/ui/Key.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Icon } from '@/ui/icons.tsx';
import { Tooltip } from '@/ui/Tooltip.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { waitingForOthers } from '../share-labels.ts';
import { useSigning } from '../use-signing.ts';
import { DissolveDialog } from './DissolveDialog.tsx';
import { DrawDialog } from './DrawDialog.tsx';

/** What can be done with a batch in its state; the next thing last, and it alone is filled. */
export function BatchActions({ batch }: { batch: Batch }) {
  const [dialog, setDialog] = useState<'draw' | 'dissolve'>();
  const close = () => setDialog(undefined);
  const judges = mayModerate(useMe().user);
  const refusal = batch.refusal ? refusalLabel(batch.refusal) : undefined;
  const canDraw = judges && batch.state === 'collecting';
  useHotkeys([
    { keys: 's', label: t`Draw the sample`, enabled: canDraw && !refusal, run: () => setDialog('draw') },
  ]);
  return (
    <>
      {canDraw ? (
        <>
          <Button
            variant="quiet"
            icon="trash"
            disabled={refusal !== undefined}
            onClick={() => setDialog('dissolve')}
          >
            <Trans>Dissolve</Trans>
          </Button>
          <Allowed unless={refusal}>
            <Button
              variant="primary"
              icon="dice"
              hotkey="s"
              disabled={refusal !== undefined}
              onClick={() => setDialog('draw')}
            >
              <Trans>Draw the sample</Trans>
            </Button>
          </Allowed>
        </>
      ) : null}
      {batch.state === 'collecting' ? null : <ReportLink batch={batch} />}
      {judges && batch.undecided > 0 && batch.state !== 'collecting' ? (
        <StartButton batch={batch} refusal={refusal} />
      ) : null}
      {dialog === 'draw' ? (
        <div ref={keepsFocus()} className="contents">
          <DrawDialog batch={batch} onClose={close} />
        </div>
      ) : null}
      {dialog === 'dissolve' ? <DissolveDialog batch={batch} onClose={close} /> : null}
    </>
  );
}

/** A button with the reason why it cannot be pressed. */
const Allowed = ({
  unless,
  children,
}: {
  unless: string | undefined;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}) =>
  unless ? (
    <Tooltip label={t`Not open to you`} hint={unless}>
      {children}
    </Tooltip>
  ) : (
    children
  );

/** The way to the report: to sign it where that comes next, else to read it. */
function ReportLink({ batch }: { batch: Batch }) {
  const signs = useSigning(batch).isMine === true;
  const navigate = useNavigate();
  const to = { to: '/ready-for-moderation/batches/$batchId/report', params: { batchId: batch.id } } as const;
  useHotkeys([
    {
      keys: 'r',
      label: signs ? t`Sign the report` : t`Report`,
      run: () => void navigate(to),
    },
  ]);
  const isNext = signs || (batch.state === 'reported' && batch.undecided === 0);
  return (
    <Link {...to} className={buttonLook(isNext ? 'primary' : 'secondary')} aria-keyshortcuts="r">
      <Icon name="file" className="-ml-1" />
      {signs ? t`Sign the report` : t`Report`}
      <Key keys="r" className="-mr-1 max-tablet:hidden" />
    </Link>
  );
}

function StartButton({ batch, refusal }: { batch: Batch; refusal: string | undefined }) {
  const navigate = useNavigate();
  const { next } = batch.share;
  const start = () => {
    if (next) void navigate(workspaceLink(next, 'batch', batch.id));
  };
  useHotkeys([{ keys: 'm', label: t`Start moderating`, enabled: next !== null, run: start }]);
  const why = next ? undefined : (refusal ?? waitingForOthers(batch.share));
  return (
    <Allowed unless={why}>
      <Button
        variant={next ? 'primary' : 'secondary'}
        icon="play"
        hotkey="m"
        disabled={next === null}
        onClick={start}
      >
        {batch.decided > 0 ? t`Continue moderating` : t`Start moderating`}
      </Button>
    </Allowed>
  );
}
