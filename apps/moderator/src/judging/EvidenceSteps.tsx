import { t } from '@lingui/core/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { IconButton } from '@/ui/IconButton.tsx';

interface EvidenceStepsProps {
  previous: EvidenceItem | undefined;
  next: EvidenceItem | undefined;
  onOpen: (item: EvidenceItem) => void;
}

/** To the piece of evidence before the one that is shown, and to the one behind it. */
export const EvidenceSteps = ({ previous, next, onOpen }: EvidenceStepsProps) => (
  <>
    <IconButton
      icon="arrowUp"
      size="small"
      label={t`Previous evidence`}
      hotkey="shift+k"
      disabled={!previous}
      onClick={() => previous && onOpen(previous)}
    />
    <IconButton
      icon="arrowDown"
      size="small"
      label={t`Next evidence`}
      hotkey="shift+j"
      disabled={!next}
      onClick={() => next && onOpen(next)}
    />
  </>
);
