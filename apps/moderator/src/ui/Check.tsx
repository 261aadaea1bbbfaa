interface CheckProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, its whole line to press on. */
export const Check = ({ label, hint, checked, disabled, onChange }: CheckProps) => (
  <label className="flex min-h-6 items-start gap-2.5">
    <input
      type="checkbox"
      className="mt-1 size-4 accent-accent-ink"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>
      {label}
      {hint ? <span className="block text-sm text-muted">{hint}</span> : null}
    </span>
  </label>
);
