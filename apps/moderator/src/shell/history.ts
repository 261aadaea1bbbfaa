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
