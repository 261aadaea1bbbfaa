import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

interface FileFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** What the browser offers to choose from, as its own field knows it. */
  accept?: string;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files are chosen with the browser's own field; each choice takes the place of the one before. */
export const FileField = ({ label, hint, error = null, accept, disabled, onFiles }: FileFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <input
        {...control}
        type="file"
        multiple
        accept={accept}
        disabled={disabled}
        className="block w-full text-sm file:mr-3 file:min-h-9 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3"
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
    )}
  </Field>
);
