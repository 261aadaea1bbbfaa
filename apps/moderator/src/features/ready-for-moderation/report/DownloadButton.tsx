import { useMutation } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { saveFile } from '@/api/save-file.ts';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';

interface DownloadButtonProps {
  report: ModerationReport;
  batchId: string;
}

export function DownloadButton({ report, batchId }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: () =>
      api.downloadReport({ id: batchId, query: { reportId: report.id ?? undefined } }, { deadline: 120_000 }),
    onSuccess: (file) => saveFile(file, `${report.number ?? 'moderation-report'}.pdf`),
    onError: notify.error,
  });
  return (
    <Button variant="primary" icon="download" busy={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? t`Downloading…` : t`Download PDF`}
    </Button>
  );
}
