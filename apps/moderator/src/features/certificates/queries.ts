import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Certificate, CertificateIssue } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import type { CertificateSearch } from './search.ts';

export type CertificateType = Certificate['type'];

/** Most learners that one request names. */
const mostAtOnce = 1_000;

export const candidatesQuery = (
  id: string,
  type: CertificateType,
  ready: 'true' | 'false',
  query: string | undefined,
) =>
  infiniteQueryOptions({
    ...queries.pages((each) =>
      each.listCertificateCandidates({ id, query: { type, ready, query, limit: 100, total: 'true' } }),
    ),
    placeholderData: keepPreviousData,
  });

export const certificatesQuery = (id: string, { type, standing, query }: CertificateSearch) =>
  infiniteQueryOptions({
    ...queries.pages((each) =>
      each.listCertificates({
        id,
        query: { type, standing: standing && [standing], query, limit: 100, total: 'true' },
      }),
    ),
    placeholderData: keepPreviousData,
  });

/** How far an issue is: asked again each second until it is over. */
export const issueQuery = (id: string, known: CertificateIssue) =>
  queryOptions({
    ...queries.one((each) => each.getCertificateIssue({ id })),
    initialData: known,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 1_000 : false),
  });

/** Everybody of a course for whom something may be issued now, as many as one request takes. */
export async function allReady(id: string, type: CertificateType): Promise<string[]> {
  const learnerIds: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null && learnerIds.length < mostAtOnce) {
    const page = await api.listCertificateCandidates({
      id,
      query: { type, ready: 'true', limit: 500, cursor },
    });
    learnerIds.push(...page.items.map(({ learner }) => learner.id));
    cursor = page.next;
  }
  return learnerIds.slice(0, mostAtOnce);
}

/** After something was issued, revoked or replaced. */
export const refreshCertificates = (client: QueryClient) =>
  Promise.all(
    (['listCertificates', 'listCertificateCandidates', 'listCertificateCourses'] as const).map((name) =>
      client.invalidateQueries({ queryKey: queries.key(name) }),
    ),
  );
