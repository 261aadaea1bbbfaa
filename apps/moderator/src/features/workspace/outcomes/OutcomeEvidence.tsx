import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icons.tsx';
import { LookMark } from '../evidence/LookMark.tsx';
import { evidenceLook } from '@/judging/evidence-labels.ts';
import { useWorkspaceContext } from '../workspace-context.ts';

/** The evidence of an outcome; each piece opens on the other side. */
export function OutcomeEvidence({ outcome }: { outcome: WorkspaceOutcome }) {
  const { workspace, evidence, openEvidence, looks } = useWorkspaceContext();
  const items = workspace.evidence.filter((item) => outcome.evidenceIds.includes(item.id));
  if (items.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-warn">
        <Icon name="warning" className="size-4!" />
        <Trans>No evidence is linked to this outcome.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`Evidence for ${outcome.code}`} className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item.id} className="max-w-full">
          <button
            type="button"
            aria-current={item.id === evidence?.id || undefined}
            onClick={() => openEvidence(item.id)}
            className={classNames(
              'flex min-h-7 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-sm hover:bg-neutral-tint',
              item.id === evidence?.id ? 'border-accent-ink bg-neutral-tint' : 'border-line-strong/60',
            )}
          >
            <Icon name={evidenceLook(item).icon} className="size-4! text-muted" />
            <span className="truncate">{item.title}</span>
            <LookMark item={item} look={looks.get(item.id)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
