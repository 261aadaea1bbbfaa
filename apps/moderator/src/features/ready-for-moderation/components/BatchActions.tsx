import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Icon } from '@/ui/icons.tsx';
import { Tooltip } from '@/ui/Tooltip.tsx';
import { batchAttemptsQuery, firstUndecided } from '../queries.ts';
import { DissolveDialog } from './DissolveDialog.tsx';
import { DrawDialog } from './DrawDialog.tsx';

/** What can be done with a batch in its state; the main thing last. */
export function BatchActions({ batch }: { batch: Batch }) {
  const [dialog, setDialog] = useState<'draw' | 'dissolve'>();
  const close = () => setDialog(undefined);
  const judges = mayModerate(useMe().user);
  const collecting = batch.state === 'collecting';
  const canDraw = collecting && judges;
  useHotkeys([{ keys: 's', label: t`Draw the sample`, enabled: canDraw, run: () => setDialog('draw') }]);
  return (
    <>
      {canDraw ? (
        <Button variant="quiet" icon="trash" onClick={() => setDialog('dissolve')}>
          <Trans>Dissolve</Trans>
        </Button>
      ) : null}
      {collecting ? null : (
        <Link
          to="/ready-for-moderation/batches/$batchId/report"
          params={{ batchId: batch.id }}
          className={buttonLook(batch.state === 'reported' ? 'primary' : 'secondary')}
        >
          <Icon name="file" className="-ml-1" />
          <Trans>Report</Trans>
        </Link>
      )}
      {canDraw ? (
        <Button variant="primary" icon="dice" hotkey="s" onClick={() => setDialog('draw')}>
          <Trans>Draw the sample</Trans>
        </Button>
      ) : null}
      {judges && batch.state === 'sampled' ? <StartButton batch={batch} /> : null}
      {dialog === 'draw' ? <DrawDialog batch={batch} onClose={close} /> : null}
      {dialog === 'dissolve' ? <DissolveDialog batch={batch} onClose={close} /> : null}
    </>
  );
}

function StartButton({ batch }: { batch: Batch }) {
  const navigate = useNavigate();
  const { data } = useInfiniteQuery(batchAttemptsQuery(batch.id, 'sampled'));
  const next = firstUndecided(data?.pages.flatMap((page) => page.items) ?? []);
  const start = () => {
    if (next) void navigate(workspaceLink(next.id, 'batch', batch.id));
  };
  useHotkeys([{ keys: 'm', label: t`Start moderating`, enabled: Boolean(next), run: start }]);
  const button = (
    <Button variant="primary" icon="play" hotkey="m" disabled={!next} onClick={start}>
      {batch.decided > 0 ? t`Continue moderating` : t`Start moderating`}
    </Button>
  );
  if (next || !data) return button;
  return (
    <Tooltip
      label={t`Nothing left for you`}
      hint={
        batch.decided >= batch.sampleSize
          ? t`Every attempt of the sample is decided.`
          : t`What is undecided is claimed by somebody else, referred back or not yours to moderate.`
      }
    >
      {button}
    </Tooltip>
  );
}
