import { Trans } from '@lingui/react/macro';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { Reveal } from '../outcomes/Reveal.tsx';

/** An outcome that was not reopened: the verdict on it stands and is not given again. */
export const StandingVerdict = ({ outcome }: { outcome: WorkspaceOutcome }) => (
  <>
    <p className="flex items-center gap-2 text-sm text-muted">
      <Icon name="lock" className="size-4!" />
      <Trans>It was not reopened: the verdict on it stands.</Trans>
    </p>
    <Reveal outcome={outcome} isDecided />
  </>
);
