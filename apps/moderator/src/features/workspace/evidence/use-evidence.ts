import { useState } from 'react';
import { t } from '@lingui/core/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { useWorkspaceContext } from '../workspace-context.ts';

export interface EvidenceFilter {
  isOn: boolean;
  set: (on: boolean) => void;
  shown: EvidenceItem[];
}

/** Which evidence is listed, and the keys that go through it. */
export function useEvidence() {
  const { workspace, outcomeId, evidence, openEvidence } = useWorkspaceContext();
  const [isOn, set] = useState(false);
  const shown = workspace.evidence.filter(
    (item) => !isOn || outcomeId === null || item.outcomeIds.includes(outcomeId),
  );
  const at = shown.findIndex((item) => item.id === evidence?.id);
  const next = shown[at + 1];
  const previous = at > 0 ? shown[at - 1] : undefined;
  const open = (item: EvidenceItem | undefined) => item && openEvidence(item.id);
  const group = t`Evidence`;
  useHotkeys([
    { keys: 'shift+j', label: t`Next evidence`, group, run: () => open(next) },
    { keys: 'shift+k', label: t`Previous evidence`, group, run: () => open(previous) },
    { keys: 'f', label: t`Only evidence of this outcome`, group, run: () => set(!isOn) },
  ]);
  const filter: EvidenceFilter = { isOn, set, shown };
  return { filter, next, previous, open };
}
