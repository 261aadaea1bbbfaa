import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { evidenceDetails, evidenceLook } from '@/judging/evidence-labels.ts';
import { EvidenceSteps } from '@/judging/EvidenceSteps.tsx';
import { Viewer } from '@/judging/viewers/Viewer.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Icon } from '@/ui/icons.tsx';
import { Select } from '@/ui/Select.tsx';

interface EvidencePaneProps {
  evidence: readonly EvidenceItem[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** The evidence of a case, numbered; one piece is open. */
export function EvidencePane({ evidence, openId, onOpen }: EvidencePaneProps) {
  const place = Math.max(
    0,
    evidence.findIndex(({ id }) => id === openId),
  );
  const item = evidence[place];
  const [next, previous] = [evidence[place + 1], place > 0 ? evidence[place - 1] : undefined];
  const go = (to: EvidenceItem | undefined) => to && onOpen(to.id);
  const group = t`Evidence`;
  useHotkeys([
    { keys: 'shift+j', label: t`Next evidence`, group, run: () => go(next) },
    { keys: 'shift+k', label: t`Previous evidence`, group, run: () => go(previous) },
  ]);
  if (!item) return null;
  return (
    <section aria-label={t`Evidence`} className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
      <div className="flex items-center gap-2 border-b border-line bg-surface px-3 py-2">
        <Icon name={evidenceLook(item).icon} className="shrink-0 text-muted max-mobile:hidden" />
        <Select
          className="min-w-0 flex-1"
          label={t`Evidence shown`}
          hideLabel
          options={evidence.map(({ id, title }, index) => ({ id, name: `${index + 1}. ${title}` }))}
          value={item.id}
          onChange={onOpen}
        />
        <span data-numeric className="shrink-0 text-sm text-muted max-mobile:hidden">
          {evidenceDetails(item)}
        </span>
        <EvidenceSteps previous={previous} next={next} onOpen={go} />
      </div>
      <Viewer item={item} />
      <p className="border-t border-line bg-surface px-4 py-1.5 text-xs text-muted">
        <Trans>
          Titles and file names say nobody’s name. What stands inside a file is as it was handed in, and may.
        </Trans>
      </p>
    </section>
  );
}
