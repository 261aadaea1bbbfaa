import { mainAction } from './main-action.ts';

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Pixels between the edge of the window or of an action and a message. */
const gap = 12;

/**
 * How far from the top messages begin, so that they cover nothing that one has to press: at the top, or below the actions that
 * stand in their way there. Where the way down is long they stay at the top, where they are looked for.
 */
export function roomFor(
  messages: { left: number; height: number },
  actions: readonly Box[],
  windowHeight: number,
): number {
  let top = gap;
  for (const action of actions.toSorted((one, other) => one.top - other.top)) {
    const isInTheWay =
      action.right > messages.left && action.bottom > top && action.top < top + messages.height;
    if (isInTheWay) top = action.bottom + gap;
  }
  return top + messages.height <= windowHeight * 0.75 ? top : gap;
}

/** What one presses at the head of a page, of its frame and of a dialog, beside the main actions wherever they stand. */
const pressed = `.${mainAction}, header a, header button`;

/** The same for what is on the screen now; behind a dialog nothing can be pressed. */
export function roomOnScreen(): number {
  const messages = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].map((each) =>
    each.getBoundingClientRect(),
  );
  if (messages.length === 0) return gap;
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const actions = [...(dialog ?? document).querySelectorAll<HTMLElement>(pressed)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight);
  return roomFor(
    {
      left: Math.min(...messages.map(({ left }) => left)),
      height: Math.max(...messages.map(({ height }) => height)),
    },
    actions,
    innerHeight,
  );
}
