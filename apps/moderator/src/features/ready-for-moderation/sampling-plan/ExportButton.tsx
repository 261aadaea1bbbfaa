import { useMutation } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import type { FileAnswer } from '@moderator/contract/runtime';
import { saveFile } from '@/api/save-file.ts';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';

/** Saves a matrix for spreadsheets. */
export function ExportButton({ label, fetch }: { label: string; fetch: () => Promise<FileAnswer> }) {
  const download = useMutation({
    mutationFn: fetch,
    onSuccess: (file) => saveFile(file, 'sampling-plan.xlsx'),
    onError: notify.error,
  });
  return (
    <Button icon="download" busy={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? t`Exporting…` : label}
    </Button>
  );
}
