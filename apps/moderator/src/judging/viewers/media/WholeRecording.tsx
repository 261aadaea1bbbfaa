import { useObjectAddress } from '../../files/use-object-address.ts';
import type { FileViewerProps } from '../shared/viewer-props.ts';
import { MediaViewer } from './MediaViewer.tsx';

/** A recording that the browser could not fetch by itself: it is here in one piece before it plays. */
export function WholeRecording({ item, blob }: FileViewerProps) {
  const address = useObjectAddress(blob);
  return address ? <MediaViewer item={item} address={address} /> : null;
}
