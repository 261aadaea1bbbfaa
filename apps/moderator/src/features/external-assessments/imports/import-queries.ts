import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ExternalImport, ImportPerson } from '@moderator/contract/types';
import { importQueries } from './import-api.ts';

/** Whether the platform is at work on it, so that asking again is worth while. */
export const isUnderWay = ({ state }: Pick<ExternalImport, 'state'>): boolean =>
  state === 'reading' || state === 'storing';

export const importQuery = (id: string) =>
  queryOptions({
    ...importQueries.one((api) => api.getExternalImport({ id })),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 1_000 : false),
  });

export const importsQuery = () =>
  queryOptions(importQueries.one((api) => api.listExternalImports({ query: { limit: 10 } })));

export const importPeopleQuery = (id: string, state: readonly ImportPerson['state'][]) =>
  infiniteQueryOptions(
    importQueries.pages((api) =>
      api.listImportPeople({
        id,
        query: { limit: 100, total: 'true', ...(state.length > 0 && { state: [...state] }) },
      }),
    ),
  );

/** After a change of what an import means, everybody in it may stand otherwise. */
export async function refreshImport(client: QueryClient, changed: ExternalImport): Promise<void> {
  const { queryKey } = importQuery(changed.id);
  // What was asked before the change would come behind it, and be older.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, changed);
  await client.invalidateQueries({ queryKey: importQueries.key('listImportPeople') });
}
