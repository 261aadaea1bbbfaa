import { parsePeriodSearch } from '@/attempts/agreement/period-search.ts';
import type { PeriodSearch } from '@/attempts/agreement/period-search.ts';
import { textOf, wordOf } from '@/ui/search-params.ts';

export const subjects = ['assessor', 'moderator', 'course', 'site', 'outcome'] as const;
export type Subject = (typeof subjects)[number];

/** What the address of the page says: by whom or what, over which period, and whose pairs are looked at. */
export interface AgreementSearch extends PeriodSearch {
  by?: Subject;
  /** The one of the rows that is opened. */
  subject?: string;
  differing?: 'true';
}

/** What the parts of the page share: what the address says, and how to change it. */
export interface AgreementPageProps {
  search: AgreementSearch;
  onSearch: (change: Partial<AgreementSearch>, replace?: boolean) => void;
}

export const parseAgreementSearch = (raw: Record<string, unknown>): AgreementSearch => ({
  by: wordOf(raw.by, subjects),
  ...parsePeriodSearch(raw),
  subject: textOf(raw.subject),
  differing: wordOf(raw.differing, ['true']),
});

/** The filter that the platform is asked with for one of the rows. */
export const filterOf = ({ by = 'assessor', subject, from, to, courseId, siteId }: AgreementSearch) => {
  const filter = { from, to, courseId, siteId };
  return subject === undefined ? filter : { ...filter, [`${by}Id`]: [subject] };
};
