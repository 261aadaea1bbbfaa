import { useMutation } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { saveFile } from '@/api/save-file.ts';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';

/** Writing a long report for Word, or fetching one on a poor line, takes a while. */
const patient = { deadline: 120_000 };

interface DownloadProps {
  report: ModerationReport;
  batchId: string;
}

/** A signed report on paper: as it was signed, and for Word, as quality bodies ask for it. */
export function DownloadButtons({ report, batchId }: DownloadProps) {
  const name = report.number ?? 'moderation-report';
  const input = { id: batchId, query: { reportId: report.id ?? undefined } };
  const asPdf = useMutation({
    mutationFn: () => api.downloadReport(input, patient),
    onSuccess: (file) => saveFile(file, `${name}.pdf`),
    onError: notify.error,
  });
  const forWord = useMutation({
    mutationFn: () => api.downloadReportForWord(input, patient),
    onSuccess: (file) => saveFile(file, `${name}.docx`),
    onError: notify.error,
  });
  return (
    <>
      <Button icon="download" busy={forWord.isPending} onClick={() => forWord.mutate()}>
        {forWord.isPending ? t`Downloading…` : t`Download for Word`}
      </Button>
      <Button variant="primary" icon="download" busy={asPdf.isPending} onClick={() => asPdf.mutate()}>
        {asPdf.isPending ? t`Downloading…` : t`Download PDF`}
      </Button>
    </>
  );
}
