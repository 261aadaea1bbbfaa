import { Icon } from '@/ui/icons.tsx';
import { evidenceLook } from '@/judging/evidence-labels.ts';
import { useWorkspaceContext } from '../workspace-context.ts';

interface EvidenceChipsProps {
  /** What these pieces are. */
  label: string;
  ids: readonly string[];
}

/** Pieces of the portfolio by name; each opens on the other side. */
export function EvidenceChips({ label, ids }: EvidenceChipsProps) {
  const { workspace, openEvidence } = useWorkspaceContext();
  const items = workspace.evidence.filter((item) => ids.includes(item.id));
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item.id} className="max-w-full">
          <button
            type="button"
            onClick={() => openEvidence(item.id)}
            className="flex min-h-6 max-w-full items-center gap-1.5 rounded-full border border-line-strong/60 px-2 text-xs hover:bg-neutral-tint"
          >
            <Icon name={evidenceLook(item).icon} className="size-3.5! text-muted" />
            <span className="truncate">{item.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
