import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs';

export interface Matches {
  current: number;
  total: number;
  searching: boolean;
}

/** The engine's state while it still reads pages. */
const pending = 3;

/** Tells how many matches there are and which one is shown. */
export function followSearch(
  eventBus: EventBus,
  tell: (matches: Matches) => void,
  signal: AbortSignal,
): void {
  const none = { current: 0, total: 0 };
  eventBus.on(
    'updatefindmatchescount',
    ({ matchesCount }: { matchesCount: Omit<Matches, 'searching'> }) =>
      tell({ ...matchesCount, searching: false }),
    { signal },
  );
  eventBus.on(
    'updatefindcontrolstate',
    ({ state, matchesCount }: { state: number; matchesCount?: Omit<Matches, 'searching'> }) =>
      tell({ ...none, ...matchesCount, searching: state === pending }),
    { signal },
  );
}

/** A function that searches for a text, or goes on to the next or previous match of the same text. */
export function searchIn(eventBus: EventBus) {
  return (query: string, step?: 'next' | 'previous') => {
    if (query === '') return eventBus.dispatch('findbarclose', { source: null });
    eventBus.dispatch('find', {
      source: null,
      type: step ? 'again' : '',
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: step === 'previous',
      matchDiacritics: false,
    });
  };
}
