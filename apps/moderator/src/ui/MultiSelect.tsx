import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { describeError } from './describe-error.ts';
import { Icon } from './icons.tsx';
import { placeBeside } from './place-beside.ts';
import { SearchField } from './SearchField.tsx';
import type { Option } from './Select.tsx';
import { formatNumber } from '@/i18n/format.ts';

interface MultiSelectProps {
  label: string;
  /** Undefined until they are known. */
  options: readonly Option[] | undefined;
  /** Why they are not known, where they could not be fetched. */
  error?: unknown;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Somebody comes near: a pointer, or the focus. What takes time to fetch is on its way before it is opened. */
  onNear?: () => void;
  onOpen?: () => void;
  /** From this many options on there is a search field in the list. */
  searchFrom?: number;
}

/** Whoever opened a list, at its first choice; not where they have gone elsewhere while it was on its way. */
function goToFirst(box: HTMLElement, openedFrom: Element | null): void {
  // A browser that gives a pressed button no focus leaves it where it was.
  const isStillHere = [openedFrom, document.body].includes(document.activeElement);
  if (isStillHere || box.contains(document.activeElement))
    box.querySelector<HTMLInputElement>('input')?.focus();
}

/** A filter: any number of options, with how many rows each would give. */
export function MultiSelect({
  label,
  options: known,
  error,
  value,
  onChange,
  onNear,
  onOpen,
  searchFrom = 9,
}: MultiSelectProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  /** Where the focus was when it was opened. */
  const openedFrom = useRef<Element>(null);
  const options = known ?? [];
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const shown = options.filter((option) => option.name.toLowerCase().includes(wanted));
  const chosen = options.filter((option) => value.includes(option.id));
  const toggle = (optionId: string) =>
    onChange(value.includes(optionId) ? value.filter((each) => each !== optionId) : [...value, optionId]);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (!open || !box.current || !button.current) return;
    placeBeside(box.current, button.current, 'start');
    if (isKnown) goToFirst(box.current, openedFrom.current);
  }, [open, isKnown]);

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={onNear}
        onFocus={onNear}
        className={classNames(
          'inline-flex min-h-9 max-w-[22em] items-center gap-2 rounded-md border bg-surface px-3 hover:bg-neutral-tint',
          value.length > 0 ? 'border-accent-ink' : 'border-line-strong/70',
        )}
      >
        <span className="truncate">
          {label}
          {value.length > 0 ? (
            <span className="font-medium">: {chosen.length === 1 ? chosen[0]?.name : value.length}</span>
          ) : null}
        </span>
        <Icon name="chevronDown" className="-mr-1 text-muted" />
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState !== 'open') return setText('');
          openedFrom.current = document.activeElement;
          onOpen?.();
        }}
        className="fixed inset-auto m-0 max-h-[min(28em,70dvh)] w-[22em] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised p-2 text-ink shadow-raised"
      >
        {options.length >= searchFrom || text ? (
          <SearchField label={t`Search in ${label}`} value={text} onChange={setText} className="mb-1" />
        ) : null}
        {shown.map((option) => (
          <label
            key={option.id}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-neutral-tint"
          >
            <input
              type="checkbox"
              className="size-4 accent-accent-ink"
              checked={value.includes(option.id)}
              onChange={() => toggle(option.id)}
            />
            <span className="min-w-0 flex-1">{option.name}</span>
            {option.count === undefined ? null : (
              <span data-numeric className="text-sm text-muted">
                {formatNumber(option.count)}
              </span>
            )}
          </label>
        ))}
        {isKnown && shown.length === 0 ? (
          <p className="px-2 py-3 text-muted">
            <Trans>Nothing to choose from.</Trans>
          </p>
        ) : null}
        {isKnown ? null : (
          <p role="status" className="px-2 py-3 text-muted">
            {error ? describeError(error).message : <Trans>Fetching what there is to choose from…</Trans>}
          </p>
        )}
        {!isKnown && error ? (
          <Button icon="refresh" className="m-2 mt-0" onClick={onOpen}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        {value.length > 0 ? (
          <button
            type="button"
            className="mt-1 min-h-9 w-full rounded-md border-t border-line px-2 text-left text-accent-ink hover:bg-neutral-tint"
            onClick={() => onChange([])}
          >
            <Trans>Clear</Trans>
          </button>
        ) : null}
      </div>
    </>
  );
}
