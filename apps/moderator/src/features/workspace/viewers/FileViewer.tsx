import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { fileQuery } from '../files/file-query.ts';
import type { FileViewerProps, ViewerProps } from './shared/viewer-props.ts';
import { DownloadButton } from './shared/DownloadButton.tsx';
import { EmptyFile } from './shared/ViewerMessage.tsx';
import { ViewerSkeleton } from './shared/ViewerSkeleton.tsx';

interface Props extends ViewerProps {
  fileId: string;
  view: ComponentType<FileViewerProps>;
}

/** Fetches a file and hands its bytes to the viewer of its type. */
export function FileViewer({ item, fileId, view: View }: Props) {
  const file = useQuery(fileQuery(fileId));
  const waiting = <ViewerSkeleton fileId={fileId} size={item.size} />;
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
  return (
    <Suspense fallback={waiting}>
      <View item={item} blob={file.data.blob} />
    </Suspense>
  );
}
