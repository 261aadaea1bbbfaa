import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EvidenceItem } from '@moderator/contract/types';
import { saveFile } from '@/api/save-file.ts';
import { browserFetchesFiles } from '@/session/impersonation.ts';
import { notify } from '@/ui/toast.ts';
import { fileAddress, fileQuery } from './file-query.ts';

/** Saving the file of a piece of evidence: the browser fetches it, or a call where the token is too long for that. */
export function useDownload(item: EvidenceItem) {
  const queries = useQueryClient();
  const name = item.fileName ?? item.title;
  const call = useMutation({
    mutationFn: (fileId: string) => queries.fetchQuery(fileQuery(fileId)),
    onSuccess: (file) => saveFile(file, name),
    onError: notify.error,
  });
  return {
    busy: call.isPending,
    download: () => {
      if (!item.fileId) return;
      if (browserFetchesFiles()) follow(fileAddress(item.fileId), name);
      else call.mutate(item.fileId);
    },
  };
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
