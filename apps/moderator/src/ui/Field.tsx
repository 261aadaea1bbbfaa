import { useId } from 'react';
import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
  /** Characters used and allowed. */
  count?: { used: number; most: number };
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint, counter and error, tied together for screen readers. */
export function Field({ label, hint, error, required, hideLabel, className = '', count, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const nearlyFull = count && count.used > count.most * 0.8;
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {required ? (
          <span className="font-normal text-muted">
            {' '}
            <Trans>(required)</Trans>
          </span>
        ) : null}
      </label>
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
      {error || nearlyFull ? (
        <div className="flex justify-between gap-4 text-sm">
          <p id={`${id}-error`} role="alert" className="text-bad">
            {error}
          </p>
          {nearlyFull ? (
            <p data-numeric className={count.used >= count.most ? 'text-bad' : 'text-muted'}>
              <Trans>
                {count.used} of {count.most} <VisuallyHidden>characters used</VisuallyHidden>
              </Trans>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** The look of everything that is typed into or chosen from. */
export const controlLook =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-ink min-h-9 aria-invalid:border-bad disabled:bg-sunken disabled:text-muted';
