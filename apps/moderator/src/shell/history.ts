import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';
import { isOwnAddress } from '@/session/own-address.ts';

/** Pages visited, newest first: for "Recently visited" and for issue reports. */

export interface Visit {
  /** Path and query. */
  address: string;
  title: string;
  /** ISO 8601. */
  at: string;
}

const key = 'history';
const mostVisits = 20;

/** The history with one more visit; staying on a page only renews its first line. */
export function withVisit(history: readonly Visit[], visit: Visit): Visit[] {
  const rest = history[0]?.address === visit.address ? history.slice(1) : history;
  return [visit, ...rest].slice(0, mostVisits);
}

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

const isVisit = (entry: unknown): entry is Visit =>
  isRecord(entry) &&
  isOwnAddress(entry['address']) &&
  typeof entry['title'] === 'string' &&
  typeof entry['at'] === 'string' &&
  !Number.isNaN(Date.parse(entry['at']));

/** Those visits of a stored history that lead to a page of this application; whatever else it holds is left out. */
export const visitsIn = (stored: unknown): Visit[] =>
  Array.isArray(stored) ? stored.filter(isVisit).slice(0, mostVisits) : [];

export const readHistory = (): Visit[] => visitsIn(parsed(local.get(key)));

export const recordVisit = (visit: Visit): void =>
  void local.set(key, JSON.stringify(withVisit(readHistory(), visit)));
