import { useMutation } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import type { VisitRoom } from '@moderator/contract/types';
import { saveFile } from '@/api/save-file.ts';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';
import { visitApi } from '../visit-api.ts';

const types = ['pdf', 'docx', 'csv'] as const;

/** The report of a signed visit in each of its forms. */
export function ReportButtons({ visit }: { visit: VisitRoom }) {
  const download = useMutation({
    mutationFn: (type: (typeof types)[number]) =>
      visitApi.downloadVisitReport({ id: visit.id, type }, { deadline: 120_000 }),
    onSuccess: (file, type) => saveFile(file, `verification-${visit.startsOn}.${type}`),
    onError: notify.error,
  });
  return (
    <>
      {types.map((type) => (
        <Button
          key={type}
          icon="download"
          busy={download.isPending && download.variables === type}
          onClick={() => download.mutate(type)}
        >
          {t`Report as ${type}`}
        </Button>
      ))}
    </>
  );
}
