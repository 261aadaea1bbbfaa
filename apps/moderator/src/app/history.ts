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

/** The last different pages, the current one left out. Filters of a page do not make it another page. */
export function recentPages(history: readonly Visit[], current: string, most: number): Visit[] {
  const path = (address: string) => address.split('?')[0];
  const seen = new Set([path(current)]);
  return history.filter(({ address }) => !seen.has(path(address)) && seen.add(path(address))).slice(0, most);
}

export function readHistory(): Visit[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Visit[];
  } catch {
    return [];
  }
}

export const recordVisit = (visit: Visit): void =>
  localStorage.setItem(key, JSON.stringify(withVisit(readHistory(), visit)));
