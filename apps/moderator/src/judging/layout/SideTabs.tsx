import { useRef } from 'react';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { classNames } from '@/ui/class-names.ts';

export type Side = 'evidence' | 'outcomes';

interface SideTabsProps {
  sides: readonly { id: Side; label: string; content: ReactNode }[];
  shown: Side;
  onShow: (side: Side) => void;
  /** Stands before the tabs while the header has left the screen to the evidence. */
  before?: ReactNode;
}

/** Both sides on a small screen. The hidden one stays as it was: its page, its place, its recording. */
export function SideTabs({ sides, shown, onShow, before }: SideTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const other = sides.find(({ id }) => id !== shown)?.id ?? shown;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center border-b border-line bg-surface">
        {shown === 'evidence' ? before : null}
        <div
          ref={list}
          role="tablist"
          aria-label={t`Evidence and outcomes`}
          className="grid flex-1 grid-cols-2"
        >
          {sides.map(({ id, label }) => (
            <button
              key={id}
              id={`tab-${id}`}
              type="button"
              role="tab"
              aria-selected={id === shown}
              aria-controls={`side-${id}`}
              aria-keyshortcuts="t"
              tabIndex={id === shown ? 0 : -1}
              onClick={() => onShow(id)}
              onKeyDown={(event) => {
                if (!/^Arrow(Left|Right)$/.test(event.key)) return;
                event.preventDefault();
                onShow(other);
                list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
              }}
              className={classNames(
                '-mb-px min-h-11 border-b-2 font-medium',
                id === shown ? 'border-accent-mark' : 'border-transparent text-muted',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {sides.map(({ id, content }) => (
        <div
          key={id}
          id={`side-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          className={classNames('min-h-0 min-w-0 flex-1', id === shown ? 'flex' : 'hidden')}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
