import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@/i18n/format.ts';
import { Field } from '@/ui/Field.tsx';
import { IconButton } from '@/ui/IconButton.tsx';
import { Icon } from '@/ui/icons.tsx';
import { attachmentTypes } from './attachment.ts';

interface AttachmentFieldProps {
  value: File | null;
  problem: string | null;
  disabled: boolean;
  onChoose: (file: File | null) => void;
}

const sizeOf = (bytes: number): string =>
  formatNumber(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' });

/** One picture or document that shows what went wrong. */
export function AttachmentField({ value, problem, disabled, onChoose }: AttachmentFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field
      label={t`Attachment`}
      hint={t`One file, optional: png, jpg, jpeg or pdf, at most 5 MB.`}
      error={problem}
    >
      {(control) => (
        <div className="relative flex min-h-11 items-center gap-2 rounded-md border border-dashed border-line-strong bg-surface px-3 focus-within:border-accent-ink has-aria-invalid:border-bad">
          <Icon name={value ? 'file' : 'upload'} className="text-muted" />
          <span className="min-w-0 flex-1 truncate">
            {value ? (
              <>
                {value.name} <span className="text-sm text-muted">{sizeOf(value.size)}</span>
              </>
            ) : (
              <span className="text-muted">{t`Choose a file or drop it here`}</span>
            )}
          </span>
          {/* Lies over the whole box, so that a file can be dropped anywhere on it. */}
          <input
            {...control}
            ref={input}
            type="file"
            accept={attachmentTypes.map((type) => `.${type}`).join(',')}
            disabled={disabled}
            onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
            className="absolute inset-0 cursor-pointer rounded-md opacity-0 focus-visible:opacity-100 focus-visible:[&::file-selector-button]:opacity-0 focus-visible:text-transparent"
          />
          {value ? (
            <IconButton
              icon="trash"
              label={t`Remove the attachment`}
              disabled={disabled}
              className="z-10"
              onClick={() => {
                if (input.current) input.current.value = '';
                onChoose(null);
                input.current?.focus();
              }}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
