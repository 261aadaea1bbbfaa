import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { useEvidenceContext } from '../evidence-context.ts';
import type { FileViewerProps, ViewerProps } from './shared/viewer-props.ts';
import { MissingCode } from './shared/MissingCode.tsx';
import { NotOnThisDevice } from './shared/NotOnThisDevice.tsx';
import { useCode } from './shared/use-code.ts';
import type { Part } from './shared/use-code.ts';
import { DownloadButton } from './shared/DownloadButton.tsx';
import { isReachable } from '@/session/connection.ts';
import { useSignal } from '@/ui/use-signal.ts';
import { EmptyFile } from './shared/ViewerMessage.tsx';
import { ViewerSkeleton } from './shared/ViewerSkeleton.tsx';

interface Props extends ViewerProps {
  fileId: string;
  code: Part<ComponentType<FileViewerProps>>;
}

/** Fetches a file and hands its bytes to the viewer of its type. */
export function FileViewer({ item, fileId, code: wanted }: Props) {
  const code = useCode(wanted);
  const { fileQuery } = useEvidenceContext();
  const file = useQuery(fileQuery(fileId));
  const waiting = <ViewerSkeleton fileId={fileId} size={item.size} />;
  const isOffline = !useSignal(isReachable);
  // Paused is what waits for a network.
  if (isOffline && (code.state === 'missing' || file.isError || file.fetchStatus === 'paused'))
    return <NotOnThisDevice />;
  if (file.isPending) return waiting;
  if (file.isError)
    return (
      <div className="overflow-y-auto">
        <ErrorState
          error={file.error}
          title={t`We could not load this evidence`}
          busy={file.isFetching}
          onRetry={() => void file.refetch()}
        />
        <div className="-mt-8 mb-8 flex justify-center">
          <DownloadButton item={item} />
        </div>
      </div>
    );
  if (file.data.blob.size === 0) return <EmptyFile item={item} />;
  if (code.state === 'pending') return waiting;
  if (code.state === 'missing') return <MissingCode error={code.error} />;
  return <code.module item={item} blob={file.data.blob} />;
}
