import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { local } from '@/storage/guarded-storage.ts';

const key = 'workspace-list';
/** Pixels that a page needs to be read without zooming, and that the list takes beside it. */
const readablePage = 700;
const listWidth = 260;

const isRoomFor = (pane: HTMLElement | null): boolean =>
  pane !== null && pane.clientWidth >= readablePage + listWidth;

/** Whether there was room at last: the next attempt is shown in the same place. */
let wasRoomy: boolean | undefined;

/**
 * The list of evidence beside what is open. Where there is room for both it stays as somebody left it; elsewhere it
 * folds away by itself for what is open, and comes back by its key.
 */
export function useFoldingList(pane: RefObject<HTMLElement | null>, evidenceId: string | undefined) {
  const [isRoomy, setIsRoomy] = useState(wasRoomy);
  const [isListed, setIsListed] = useState(
    () => evidenceId === undefined || (isRoomy === true && local.get(key) !== 'closed'),
  );
  const shown = useRef(evidenceId);

  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(() => {
      wasRoomy = isRoomFor(pane.current);
      setIsRoomy(wasRoomy);
    });
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, [pane]);
  useEffect(() => {
    if (isRoomy !== undefined)
      setIsListed(shown.current === undefined || (isRoomy && local.get(key) !== 'closed'));
  }, [isRoomy]);
  useEffect(() => {
    if (shown.current !== evidenceId && !isRoomFor(pane.current)) setIsListed(false);
    shown.current = evidenceId;
  }, [pane, evidenceId]);

  const toggle = () => {
    if (isRoomy) local.set(key, isListed ? 'closed' : 'open');
    setIsListed(!isListed);
  };
  return { isListed, toggle };
}
