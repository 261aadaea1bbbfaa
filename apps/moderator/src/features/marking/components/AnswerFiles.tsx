import { useMutation } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { api } from '@/api/api.ts';
import { saveFile } from '@/api/save-file.ts';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';

/** Files that were handed in with an answer, to be saved and looked at. */
export const AnswerFiles = ({ fileIds }: { fileIds: readonly string[] }) =>
  fileIds.length === 0 ? null : (
    <ul className="mt-3 flex flex-wrap gap-2">
      {fileIds.map((id, place) => (
        <li key={id}>
          <AnswerFile id={id} label={t`File ${place + 1}`} />
        </li>
      ))}
    </ul>
  );

function AnswerFile({ id, label }: { id: string; label: string }) {
  const save = useMutation({
    mutationFn: () => api.downloadFile({ id }),
    onSuccess: (file) => saveFile(file, label),
    onError: notify.error,
  });
  return (
    <Button size="small" icon="download" busy={save.isPending} onClick={() => save.mutate()}>
      {label}
    </Button>
  );
}
