import type { InputHTMLAttributes, Ref } from 'react';
import { controlLook, Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

interface TextInputProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className'> {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text, or a day with type="date"; 255 characters unless told. */
export function TextInput({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  value,
  onChange,
  maxLength = 255,
  ...rest
}: TextInputProps) {
  // Days, numbers and the like are not written at length.
  const isText = !rest.inputMode && (!rest.type || /^(text|email|search|url)$/.test(rest.type));
  const count = isText ? { used: value.length, most: maxLength } : undefined;
  return (
    <Field {...{ label, hint, error, required, hideLabel, className, count }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={controlLook}
        />
      )}
    </Field>
  );
}
