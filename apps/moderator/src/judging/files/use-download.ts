import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EvidenceItem } from '@moderator/contract/types';
import { saveFile } from '@/api/save-file.ts';
import { browserFetchesFiles } from '@/session/impersonation.ts';
import { notify } from '@/ui/toast.ts';
import { viewerKindOf } from '../viewers/viewer-kind.ts';
import { useEvidenceContext } from '../evidence-context.ts';

/** Saving the file of a piece of evidence: the browser fetches it, or a call where the token is too long for that. */
export function useDownload(item: EvidenceItem) {
  const { see, fileAddress, fileQuery } = useEvidenceContext();
  // What no viewer shows is looked at in the program that it was made with.
  const isSeenElsewhere = viewerKindOf(item) === 'other';
  const saved = () => isSeenElsewhere && see(item.id, [1], 1);
  const queries = useQueryClient();
  const name = item.fileName ?? item.title;
  const call = useMutation({
    mutationFn: (fileId: string) => queries.fetchQuery(fileQuery(fileId)),
    onSuccess: (file) => {
      saveFile(file, name);
      saved();
    },
    onError: notify.error,
  });
  return {
    busy: call.isPending,
    download: () => {
      if (!item.fileId) return;
      if (browserFetchesFiles()) {
        follow(fileAddress(item.fileId), name);
        saved();
      } else call.mutate(item.fileId);
    },
  };
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
