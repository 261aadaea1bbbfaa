import { browserFetchesFiles } from '@/session/impersonation.ts';
import type { EvidenceItem } from '@moderator/contract/types';
import { FileViewer } from './FileViewer.tsx';
import { MissingCode } from './shared/MissingCode.tsx';
import { useCode } from './shared/use-code.ts';
import { Boundary } from '@/ui/Boundary.tsx';
import { UnreadableFile } from './shared/ViewerMessage.tsx';
import type { ViewerProps } from './shared/viewer-props.ts';
import { ViewerSkeleton } from './shared/ViewerSkeleton.tsx';
import { direct, fetched, wholeRecording } from './viewer-code.ts';
import { isRecording, viewerKindOf } from './viewer-kind.ts';

/** Shows one piece of evidence, whatever it is. */
export function Viewer({ item }: ViewerProps) {
  const kind = viewerKindOf(item);
  const parts = { key: item.id, item };
  return (
    <Boundary key={item.id} fallback={<UnreadableFile item={item} />}>
      {isRecording(kind) ? (
        browserFetchesFiles() ? (
          <Direct {...parts} code={direct[kind]} />
        ) : (
          <FileViewer {...parts} fileId={item.fileId!} code={wholeRecording} />
        )
      ) : kind === 'activity' || kind === 'other' ? (
        <Direct {...parts} code={direct[kind]} />
      ) : (
        <FileViewer {...parts} fileId={item.fileId!} code={fetched[kind]} />
      )}
    </Boundary>
  );
}

interface DirectProps {
  item: EvidenceItem;
  code: (typeof direct)['other'];
}

/** What needs no bytes beforehand, or fetches them itself. */
function Direct({ item, code: wanted }: DirectProps) {
  const code = useCode(wanted);
  if (code.state === 'pending') return <ViewerSkeleton fileId={item.fileId ?? ''} size={null} />;
  if (code.state === 'missing') return <MissingCode error={code.error} />;
  return <code.module item={item} />;
}
