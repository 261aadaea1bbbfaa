import { certificateStandings, certificateTypes } from '@moderator/contract/options';
import type { Certificate } from '@moderator/contract/types';
import { textOf, wordOf } from '@/ui/search-params.ts';

export const views = ['ready', 'waiting', 'issued'] as const;
export type CertificateView = (typeof views)[number];

/** What the address of the page says. */
export interface CertificateSearch {
  courseId?: string;
  view?: CertificateView;
  type?: Certificate['type'];
  standing?: Certificate['standing'];
  query?: string;
}

export const parseCertificateSearch = (raw: Record<string, unknown>): CertificateSearch => ({
  courseId: textOf(raw.courseId),
  view: wordOf(raw.view, views),
  type: wordOf(raw.type, certificateTypes),
  standing: wordOf(raw.standing, certificateStandings),
  query: textOf(raw.query),
});
