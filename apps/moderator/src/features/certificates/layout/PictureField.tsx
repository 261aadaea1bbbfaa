import { useId } from 'react';
import { useMutation } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';

interface PictureFieldProps {
  label: string;
  fileId: string | null;
  onChange: (fileId: string | null) => void;
}

const mostBytes = 5_000_000;

/** A picture that is uploaded as soon as it is chosen; the example beside shows it. */
export function PictureField({ label, fileId, onChange }: PictureFieldProps) {
  const id = useId();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > mostBytes) throw new Error(t`The picture is larger than 5 MB. Choose a smaller one.`);
      return api.uploadFile({ file, fileName: file.name });
    },
    onSuccess: (stored) => onChange(stored.id),
  });
  const problem = upload.error ? describeError(upload.error).message : null;
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {/* The browser's own words would say that no file was chosen, also where there is one. */}
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={upload.isPending}
          aria-describedby={`${id}-state`}
          className="min-w-0 flex-1 text-sm text-transparent file:mr-3 file:text-ink file:min-h-9 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) upload.mutate(file);
            event.target.value = '';
          }}
        />
        {fileId ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Remove: ${label}`}
            onClick={() => onChange(null)}
          >
            <Trans>Remove</Trans>
          </Button>
        ) : null}
      </div>
      <p id={`${id}-state`} className="mt-1 text-sm text-muted" role="status">
        {upload.isPending ? (
          <Trans>Uploading…</Trans>
        ) : problem ? (
          <span className="text-bad">{problem}</span>
        ) : fileId ? (
          <Trans>There is a picture; choose another one to replace it.</Trans>
        ) : (
          <Trans>None. A png, jpg or webp of at most 5 MB.</Trans>
        )}
      </p>
    </div>
  );
}
