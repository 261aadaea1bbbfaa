import { t } from '@lingui/core/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { IconButton } from '@/ui/IconButton.tsx';
import { useDownload } from '../files/use-download.ts';

/** The file that is shown, from the bar above it. */
export function DownloadEvidence({ item }: { item: EvidenceItem }) {
  const { busy, download } = useDownload(item);
  return (
    <IconButton icon="download" size="small" label={t`Download the file`} busy={busy} onClick={download} />
  );
}
