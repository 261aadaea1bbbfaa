import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { classNames } from '@/ui/class-names.ts';
import { FindBar } from '../shared/FindBar.tsx';
import { ToolButton } from '../shared/ToolButton.tsx';
import { DownloadButton } from '../shared/DownloadButton.tsx';
import { UnreadableFile } from '../shared/ViewerMessage.tsx';
import { ViewerSkeleton } from '../shared/ViewerSkeleton.tsx';
import { ViewerToolbar } from '../shared/ViewerToolbar.tsx';
import { useShownWhole } from '../shared/use-shown.ts';
import { useParsed } from '../shared/use-parsed.ts';
import type { FileViewerProps } from '../shared/viewer-props.ts';
import { countMatches, cutAtMatches, stepMatch } from './find-in-text.ts';
import { readText } from './read-text.ts';

/** Plain text in a measure that reads well. Whatever it is, it is shown as text: markup does nothing. */
export function TextViewer({ item, blob }: FileViewerProps) {
  const read = useParsed(blob, readText);
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const isProse = /plain|markdown/.test(item.mediaType ?? 'plain');
  const [wraps, setWraps] = useState(true);
  const text = read.state === 'done' ? read.value.text : '';
  const pieces = useMemo(() => cutAtMatches(text, query), [text, query]);
  const total = countMatches(pieces);
  useEffect(() => {
    if (query === '') return;
    box.current?.querySelector(`mark[data-match="${current}"]`)?.scrollIntoView({ block: 'center' });
  }, [current, query]);
  useShownWhole(item, read.state === 'done');
  if (read.state === 'failed') return <UnreadableFile item={item} />;
  if (read.state === 'pending') return <ViewerSkeleton fileId={item.fileId ?? ''} size={null} />;
  const find = (wanted: string, step?: 'next' | 'previous') => {
    setCurrent(step && wanted === query ? stepMatch(current, total, step === 'next' ? 1 : -1) : 0);
    setQuery(wanted);
  };
  return (
    <>
      <ViewerToolbar label={t`Text`}>
        <ToolButton
          glyph="wrap"
          label={t`Wrap long lines`}
          pressed={wraps}
          onClick={() => setWraps(!wraps)}
        />
        <FindBar matches={{ current: current + 1, total }} onFind={find} />
      </ViewerToolbar>
      {read.value.isCut ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-warn-tint px-4 py-2 text-sm text-warn">
          <Trans>Shown is the first megabyte. The whole is in the file.</Trans>
          <DownloadButton item={item} />
        </div>
      ) : null}
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={t`Text of ${item.title}`}
        className="min-h-0 flex-1 overflow-auto p-6 max-tablet:p-4"
      >
        <div
          className={classNames(
            'mx-auto w-fit rounded-md border border-line bg-surface px-6 py-6 max-tablet:px-4',
            wraps ? 'max-w-[72ch] whitespace-pre-wrap' : 'whitespace-pre',
            isProse ? 'leading-relaxed' : 'font-mono text-sm',
          )}
        >
          {pieces.map((piece, index) =>
            piece.match === undefined ? (
              piece.text
            ) : (
              <mark
                key={index}
                data-match={piece.match}
                data-current={piece.match === current || undefined}
                className="rounded-sm bg-warn-tint text-ink outline-1 outline-warn/40 data-current:bg-accent data-current:text-on-accent data-current:outline-2 data-current:outline-accent-mark"
              >
                {piece.text}
              </mark>
            ),
          )}
        </div>
      </div>
    </>
  );
}
