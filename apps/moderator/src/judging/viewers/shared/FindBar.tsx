import { useEffect, useRef, useState } from 'react';
import { t } from '@lingui/core/macro';
import { Icon } from '@/ui/icons.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { ToolButton } from './ToolButton.tsx';

interface FindBarProps {
  matches: { current: number; total: number; searching?: boolean };
  onFind: (query: string, step?: 'next' | 'previous') => void;
}

/** Milliseconds after the last letter before a long document is searched. */
const typingPauseMs = 200;

/** Searches what is shown: Enter and Shift+Enter go from match to match, Escape clears. */
export function FindBar({ matches, onFind }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState('');
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    setQuery(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onFind(text), text === '' ? 0 : typingPauseMs);
  };
  const focus = () => field.current?.select();
  const group = t`Evidence shown`;
  useHotkeys([
    { keys: '/', label: t`Search in the evidence`, group, run: focus },
    { keys: 'mod+f', label: t`Search in the evidence`, group, run: focus, inFields: true, unlisted: true },
  ]);
  const words =
    query === ''
      ? ''
      : matches.searching
        ? '…'
        : matches.total
          ? t`${matches.current} of ${matches.total}`
          : t`No match`;
  return (
    <search className="ml-auto flex min-w-0 items-center gap-1">
      <div className="relative shrink-0">
        <Icon name="search" className="pointer-events-none absolute top-2 left-2 size-4! text-muted" />
        <input
          ref={field}
          type="text"
          aria-label={t`Search in the evidence`}
          aria-keyshortcuts="/"
          placeholder={t`Search`}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onFind(query, event.shiftKey ? 'previous' : 'next');
            if (event.key === 'Escape') search('');
          }}
          className="min-h-8 w-[8em] focus:w-[11em] @max-[34rem]:w-8 @max-[34rem]:focus:w-[9em] transition-[width] max-w-full rounded-md border border-line-strong bg-surface pr-2 pl-7 text-sm"
        />
      </div>
      {query === '' ? null : (
        <>
          <output data-numeric className="text-center text-sm whitespace-nowrap text-muted">
            {words}
          </output>
          <ToolButton
            icon="arrowUp"
            label={t`Previous match`}
            hotkey="shift+enter"
            onClick={() => onFind(query, 'previous')}
          />
          <ToolButton
            icon="arrowDown"
            label={t`Next match`}
            hotkey="enter"
            onClick={() => onFind(query, 'next')}
          />
        </>
      )}
    </search>
  );
}
