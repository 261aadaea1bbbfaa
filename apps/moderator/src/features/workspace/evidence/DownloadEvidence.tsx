import { t } from '@lingui/core/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { useDownload } from '@/judging/files/use-download.ts';

const key = 'shift+d';

/** The file that is shown, from the bar above it. */
export function DownloadEvidence({ item }: { item: EvidenceItem }) {
  const { busy, download } = useDownload(item);
  useHotkeys([{ keys: key, label: t`Download the file`, group: t`Evidence shown`, place: 6, run: download }]);
  return (
    <IconButton
      icon="download"
      size="small"
      label={t`Download the file`}
      hotkey={key}
      busy={busy}
      onClick={download}
    />
  );
}
