import type { Visit } from '@/shell/history.ts';

const pathOf = ({ address }: Visit): string => address.split('?')[0]!;
/** What was searched for in a list, which is what tells two visits of it apart for people. */
export const searchedFor = ({ address }: Visit): string =>
  new URLSearchParams(address.split('?')[1]).get('query')?.trim() ?? '';

/**
 * The last different pages, the current one left out. Pages differ by path and title, lists also by what was
 * searched for; other filters have no words and make no other page, nor does the beginning of a search.
 */
export function recentPages(history: readonly Visit[], current: string, most: number): Visit[] {
  const shown: Visit[] = [];
  for (const visit of history) {
    if (shown.length === most) break;
    if (pathOf(visit) === current) continue;
    const isShown = shown.some(
      (each) =>
        pathOf(each) === pathOf(visit) &&
        each.title === visit.title &&
        (searchedFor(visit) === ''
          ? searchedFor(each) === ''
          : searchedFor(each).startsWith(searchedFor(visit))),
    );
    if (!isShown) shown.push(visit);
  }
  return shown;
}
