import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { formatNumber } from '@/i18n/format.ts';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number;
  panel: () => ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** What stands beside the tabs and leads elsewhere. */
  beside?: ReactNode;
}

/** Tabs whose state is the caller's, usually the address. Arrow keys move between them. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, beside }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const current = tabs.findIndex((tab) => tab.id === value);
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : (current + (steps[event.key] ?? 0) + tabs.length) % tabs.length;
    if (next === current) return;
    event.preventDefault();
    onChange(tabs[next]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const active = tabs.find((tab) => tab.id === value);
  return (
    <>
      {/* Where there is no room beside the tabs, the rest goes below them; each row has its line. */}
      <div className="flex flex-wrap">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex max-w-full grow gap-6 overflow-x-auto overflow-y-hidden border-b border-line pr-6"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={tab.id === value}
              aria-controls={`${base}-panel`}
              tabIndex={tab.id === value ? 0 : -1}
              onKeyDown={move}
              onClick={() => onChange(tab.id)}
              className={classNames(
                '-mb-px min-h-10 border-b-2 font-medium whitespace-nowrap',
                tab.id === value
                  ? 'border-accent-mark text-ink'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span
                  data-numeric
                  className="ml-2 rounded-full bg-neutral-tint px-2 py-0.5 text-xs text-muted"
                >
                  {formatNumber(tab.count)}
                </span>
              )}
            </button>
          ))}
        </div>
        {beside ? (
          <div className="max-w-full grow-999 overflow-x-auto overflow-y-hidden border-b border-line">
            {beside}
          </div>
        ) : null}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`} className="pt-4">
        {active?.panel()}
      </div>
    </>
  );
}
