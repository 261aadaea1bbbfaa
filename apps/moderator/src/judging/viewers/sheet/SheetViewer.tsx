import { useCallback, useState } from 'react';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { classNames } from '@/ui/class-names.ts';
import { DownloadButton } from '../shared/DownloadButton.tsx';
import { UnreadDocument } from '../shared/UnreadDocument.tsx';
import { ViewerSkeleton } from '../shared/ViewerSkeleton.tsx';
import { ViewerToolbar } from '../shared/ViewerToolbar.tsx';
import { useShown } from '../shared/use-shown.ts';
import { useParsed } from '../shared/use-parsed.ts';
import type { FileViewerProps } from '../shared/viewer-props.ts';
import { mostColumns, mostRows, readSheets } from './read-sheets.ts';
import { SheetGrid } from './SheetGrid.tsx';
import { formatNumber } from '@/i18n/format.ts';

/** A workbook or comma-separated text as a grid, one sheet at a time. */
export function SheetViewer({ item, blob }: FileViewerProps) {
  const isText = item.mediaType?.startsWith('text/') === true || /\.csv$/i.test(item.fileName ?? '');
  const parse = useCallback((bytes: Blob) => readSheets(bytes, isText), [isText]);
  const sheets = useParsed(blob, parse);
  const [shown, setShown] = useState(0);
  const isThere = sheets.state === 'done' && sheets.value.length > 0;
  useShown(item, isThere ? [shown + 1] : [], isThere ? sheets.value.length : 1);
  if (sheets.state === 'failed') return <UnreadDocument item={item} error={sheets.error} />;
  if (sheets.state === 'pending') return <ViewerSkeleton fileId={item.fileId ?? ''} size={null} />;
  const sheet = sheets.value[shown];
  return (
    <>
      <ViewerToolbar label={t`Workbook`}>
        <div role="group" aria-label={t`Sheets`} className="flex flex-wrap gap-1">
          {sheets.value.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
              className={classNames(
                'min-h-8 rounded-md px-3 text-sm',
                index === shown ? 'bg-neutral-tint font-medium' : 'text-muted hover:bg-neutral-tint',
              )}
            >
              {isText ? (item.fileName ?? name) : name}
            </button>
          ))}
        </div>
        {sheet ? (
          <span data-numeric className="ml-auto pr-1 text-sm text-muted">
            <Plural value={sheet.rows.length} one="# row" other="# rows" />
          </span>
        ) : null}
      </ViewerToolbar>
      {sheet?.isCut ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-warn-tint px-4 py-2 text-sm text-warn">
          <Trans>
            Shown are the first {formatNumber(mostRows)} rows and {mostColumns} columns. The whole is in the
            file.
          </Trans>
          <DownloadButton item={item} />
        </div>
      ) : null}
      {sheet && sheet.rows.length > 0 ? (
        <SheetGrid key={sheet.name} sheet={sheet} />
      ) : (
        <EmptyState icon="file" title={t`This sheet is empty`} />
      )}
    </>
  );
}
