import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { facetsQuery } from '@/attempts/queries.ts';
import type { AttemptSearch } from '@/attempts/search.ts';
import { classNames } from '@/ui/class-names.ts';
import { dueLooks } from '@/labels/status-labels.ts';
import { formatNumber } from '@/i18n/format.ts';

interface DueChipsProps {
  search: AttemptSearch;
  onChange: (due: AttemptSearch['due']) => void;
}

const groups = ['overdue', 'today', 'this_week', 'later', 'none'] as const;
const tones = { overdue: 'text-bad', today: 'text-warn' } as Record<string, string>;

/** When the work is due, as one choice with numbers. */
export function DueChips({ search, onChange }: DueChipsProps) {
  // Without the due filter, or every number but the chosen one would be 0.
  const { data } = useQuery(facetsQuery('due', { ...search, due: undefined }));
  const counts = new Map(data?.due.map(({ id, count }) => [id, count]));
  const chosen = search.due?.length === 1 ? search.due[0] : undefined;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const chip = (id: (typeof groups)[number] | undefined, word: string, count: number | undefined) => (
    <button
      key={word}
      type="button"
      aria-pressed={chosen === id}
      onClick={() => onChange(id && [id])}
      className={classNames(
        'min-h-9 rounded-md px-3 font-medium whitespace-nowrap',
        chosen === id
          ? 'bg-surface text-ink shadow-[0_0_0_1px_var(--line-strong)]'
          : 'text-muted hover:text-ink',
      )}
    >
      {word}
      {data ? (
        <span data-numeric className={classNames('ml-2 text-sm', (count ?? 0) > 0 && id && tones[id])}>
          {formatNumber(count ?? 0)}
        </span>
      ) : null}
    </button>
  );
  return (
    <div
      role="group"
      aria-label={t`Due`}
      className="mb-4 flex w-fit max-w-full gap-1 overflow-x-auto rounded-lg bg-neutral-tint p-1"
    >
      {chip(undefined, t`All`, all)}
      {groups
        .filter((group) => group !== 'none' || counts.get('none'))
        .map((group) => chip(group, dueLooks[group].word, counts.get(group)))}
    </div>
  );
}
