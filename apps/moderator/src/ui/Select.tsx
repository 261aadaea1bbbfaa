import { controlLook, Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { Icon } from './icons.tsx';
import { formatNumber } from '@/i18n/format.ts';

export interface Option {
  id: string;
  name: string;
  count?: number;
}

interface SelectProps extends FieldProps {
  options: readonly Option[];
  value: string;
  onChange: (id: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
}

/** One of a few: the browser's own list, the best there is on a telephone. */
export function Select({ options, value, onChange, placeholder, disabled, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            // The arrow of the browser leaves no room between itself and a long text.
            className={`${controlLook} appearance-none truncate pr-9`}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
                {option.count === undefined ? '' : ` (${formatNumber(option.count)})`}
              </option>
            ))}
          </select>
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
          />
        </div>
      )}
    </Field>
  );
}
