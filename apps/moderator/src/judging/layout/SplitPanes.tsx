import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { boundShare, keepShare, readShare, shareAfterKey, usualShare } from './divider.ts';

/** Two sides and a divider that is dragged or moved with arrow keys; where it stands is remembered. */
export function SplitPanes({ first, second }: { first: ReactNode; second: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(readShare);
  const [isDragging, setIsDragging] = useState(false);
  const move = (wanted: number | undefined) => {
    if (wanted === undefined || !box.current) return;
    const bounded = boundShare(wanted, box.current.clientWidth);
    setShare(bounded);
    keepShare(bounded);
  };
  return (
    <div ref={box} className="flex min-h-0 flex-1" style={{ cursor: isDragging ? 'col-resize' : undefined }}>
      <div
        className="flex min-h-0 min-w-[320px]"
        // A frame under the pointer would swallow the drag.
        style={{ width: `${share * 100}%`, pointerEvents: isDragging ? 'none' : undefined }}
      >
        {first}
      </div>
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={t`Width of the evidence`}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        tabIndex={0}
        title={t`Drag, or use the arrow keys; double-click for the usual place`}
        className="group relative z-10 -mx-1 w-2.5 shrink-0 cursor-col-resize touch-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsDragging(true);
        }}
        onPointerMove={(event) => {
          const place = box.current?.getBoundingClientRect();
          if (isDragging && place) move((event.clientX - place.left) / place.width);
        }}
        onPointerUp={() => setIsDragging(false)}
        onPointerCancel={() => setIsDragging(false)}
        onDoubleClick={() => move(usualShare)}
        onKeyDown={(event) => {
          const wanted = shareAfterKey(event.key, share, box.current?.clientWidth ?? 0, event.shiftKey);
          if (wanted === undefined) return;
          event.preventDefault();
          move(wanted);
        }}
      >
        <span className="absolute inset-y-0 left-1/2 w-px -translate-x-1/2 bg-line transition-[width,background-color] group-hover:w-1 group-hover:bg-accent-mark group-focus-visible:w-1 group-focus-visible:bg-accent-mark" />
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 h-8 w-1 -translate-1/2 rounded-full bg-line-strong/60 group-hover:bg-accent-mark"
        />
      </div>
      <div className="flex min-h-0 min-w-[340px] flex-1">{second}</div>
    </div>
  );
}
