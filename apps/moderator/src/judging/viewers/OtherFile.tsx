import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { sizeLabel } from '../files/size-labels.ts';
import { DownloadButton } from './shared/DownloadButton.tsx';
import type { ViewerProps } from './shared/viewer-props.ts';

interface OtherFileProps extends ViewerProps {
  /** Why it is not shown; its type where nothing is said. */
  why?: string;
}

/** What no browser shows: what is known about it, and the file itself. */
export function OtherFile({ item, why }: OtherFileProps) {
  const details = [
    [t`File`, item.fileName],
    [t`Type`, item.mediaType],
    [t`Size`, item.size === null ? null : sizeLabel(item.size)],
    [t`Fingerprint (SHA-256)`, item.sha256],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        icon="file"
        title={why ?? t`This type is not shown here`}
        action={<DownloadButton item={item} primary />}
      >
        <Trans>
          Download the file and open it with the program it was made with. Its fingerprint shows that it is
          the one that was handed in.
        </Trans>
        <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-left text-sm">
          {details.map(([label, value]) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="font-medium break-all text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </EmptyState>
    </div>
  );
}
