import type { Ref, TextareaHTMLAttributes } from 'react';
import { controlLook, Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className'> {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text that grow with what is typed; 2,000 characters unless told. */
export function TextArea({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  value,
  onChange,
  maxLength = 2000,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const count = { used: value.length, most: maxLength, always: true };
  return (
    <Field {...{ label, hint, error, required, hideLabel, className, count }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlLook} field-sizing-content resize-y py-2`}
          style={{ minHeight: `${rows * 1.5 + 1.2}em` }}
        />
      )}
    </Field>
  );
}
