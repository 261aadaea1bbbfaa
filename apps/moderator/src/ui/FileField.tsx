import { useId } from 'react';

interface FileFieldProps {
  label: string;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files are chosen with the browser's own field; each choice takes the place of the one before. */
export function FileField({ label, disabled, onFiles }: FileFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        multiple
        disabled={disabled}
        className="mt-1 block w-full text-sm file:mr-3 file:min-h-9 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3"
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
    </div>
  );
}
