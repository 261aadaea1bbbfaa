import { Icon } from '@/ui/icons.tsx';
import { evidenceLook } from '../evidence/evidence-labels.ts';
import { useWorkspaceContext } from '../workspace-context.ts';

/** Pieces of the portfolio by name; each opens on the other side. */
export function EvidenceChips({ ids }: { ids: readonly string[] }) {
  const { workspace, openEvidence } = useWorkspaceContext();
  const items = workspace.evidence.filter(({ id }) => ids.includes(id));
  if (items.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item.id} className="max-w-full">
          <button
            type="button"
            onClick={() => openEvidence(item.id)}
            className="flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line-strong/60 bg-surface px-2.5 text-sm hover:bg-neutral-tint"
          >
            <Icon name={evidenceLook(item).icon} className="size-4! text-muted" />
            <span className="truncate">{item.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
