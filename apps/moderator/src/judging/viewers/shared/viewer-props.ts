import type { EvidenceItem } from '@moderator/contract/types';

/** What every viewer gets. */
export interface ViewerProps {
  item: EvidenceItem;
}

/** What a viewer of fetched bytes gets. */
export interface FileViewerProps extends ViewerProps {
  blob: Blob;
}
