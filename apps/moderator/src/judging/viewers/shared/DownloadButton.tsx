import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EvidenceItem } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import { sizeLabel } from '../../files/size-labels.ts';
import { useEvidenceContext } from '../../evidence-context.ts';
import { useDownload } from '../../files/use-download.ts';

/** The file itself, for whoever may take it away. */
export function DownloadButton({ item, primary = false }: { item: EvidenceItem; primary?: boolean }) {
  const { busy, download } = useDownload(item);
  const { mayDownload } = useEvidenceContext();
  if (!item.fileId || !mayDownload) return null;
  return (
    <Button variant={primary ? 'primary' : 'secondary'} icon="download" busy={busy} onClick={download}>
      <span>
        {busy ? t`Downloading…` : <Trans>Download</Trans>}
        {item.size === null ? '' : ` (${sizeLabel(item.size)})`}
      </span>
    </Button>
  );
}
