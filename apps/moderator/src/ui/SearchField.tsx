import type { Ref } from 'react';
import { Icon } from './icons.tsx';
import { Key } from './Key.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  hotkey?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field to search by; Escape empties it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  hotkey,
  className = '',
  ref,
}: SearchFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hotkey}
        placeholder={placeholder ?? label}
        maxLength={255}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
        className="min-h-9 w-full rounded-md border border-line-strong/70 bg-surface pr-9 pl-9 text-ink [&::-webkit-search-cancel-button]:hidden"
      />
      {hotkey && value === '' ? (
        <Key
          keys={hotkey}
          className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-muted max-tablet:hidden"
        />
      ) : null}
    </div>
  );
}
