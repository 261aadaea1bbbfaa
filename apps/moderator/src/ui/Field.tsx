import { useId } from 'react';
import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Counter } from './Counter.tsx';

export interface FieldProps {
  label: string;
  /** More about it, under the label. */
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  /** Only for screen readers, where the place says it. */
  hideLabel?: boolean;
  className?: string;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

interface Props extends FieldProps {
  /** Characters used and allowed; shown while the field has the focus or is nearly full, or always. */
  count?: { used: number; most: number; always?: boolean };
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint, counter and error, tied together for screen readers. */
export function Field({ label, hint, error, required, hideLabel, className = '', count, children }: Props) {
  const id = useId();
  const isNearlyFull = count !== undefined && count.used > count.most * 0.8;
  const isCounted = count?.always || isNearlyFull;
  const described = [hint && `${id}-hint`, isCounted && `${id}-count`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  // Beside the label, where it comes and goes without moving anything; without a label under the field.
  const counter = count ? (
    <Counter {...count} id={`${id}-count`} isNearlyFull={isNearlyFull} hides={!isCounted} />
  ) : null;
  return (
    <div className={`group/field flex flex-col gap-1 ${className}`}>
      <div className={hideLabel ? 'contents' : 'flex items-baseline justify-between gap-4'}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
          {label}
          {required ? (
            <span className="font-normal text-muted">
              {' '}
              <Trans>(required)</Trans>
            </span>
          ) : null}
        </label>
        {hideLabel ? null : counter}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {hideLabel && isCounted ? counter : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The look of everything that is typed into or chosen from. */
export const controlLook =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-ink min-h-9 aria-invalid:border-bad disabled:bg-sunken disabled:text-muted';
