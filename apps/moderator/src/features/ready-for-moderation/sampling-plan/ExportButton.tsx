import { useMutation } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import type { FileAnswer } from '@moderator/contract/runtime';
import { saveFile } from '@/api/save-file.ts';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';

interface ExportButtonProps {
  label: string;
  /** Undefined while there is nothing to save. */
  fetch: (() => Promise<FileAnswer>) | undefined;
}

/** Saves a matrix for spreadsheets. */
export function ExportButton({ label, fetch }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: async () => fetch?.(),
    onSuccess: (file) => file && saveFile(file, 'sampling-plan.xlsx'),
    onError: notify.error,
  });
  return (
    <Button icon="download" busy={download.isPending} disabled={!fetch} onClick={() => download.mutate()}>
      {download.isPending ? t`Exporting…` : label}
    </Button>
  );
}
