import * as routes from './import-routes.ts';
import { clientOf } from '@/api/api.ts';
import { queriesFor } from '@/api/queries.ts';

/** The calls about imports of external assessments, which no other page makes. */
export const importApi = clientOf(routes);
export const importQueries = queriesFor(importApi);
