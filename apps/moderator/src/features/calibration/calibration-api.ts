import type { QueryClient } from '@tanstack/react-query';
import type { CalibrationRound } from '@moderator/contract/types';
import { clientOf } from '@/api/api.ts';
import { queriesFor } from '@/api/queries.ts';
import * as routes from './calibration-routes.ts';

/** The calls about cases and rounds, which no other page makes. */
export const calibrationApi = clientOf(routes);
const queries = queriesFor(calibrationApi);

export const calibrationQuery = () => queries.one((api) => api.getCalibration());
export const roundQuery = (id: string) => queries.one((api) => api.getCalibrationRound({ id }));
export const sourceQuery = (attemptId: string) =>
  queries.one((api) => api.getCalibrationSource({ id: attemptId }));
export const peopleQuery = (caseId: string) =>
  queries.one((api) => api.listCalibrationPeople({ id: caseId }));
export const evidenceQuery = (id: string, evidenceId: string) =>
  queries.one((api) => api.downloadCalibrationEvidence({ id, evidenceId }));

/** Shows a round as a change of it answered. What was asked before the change would come behind it, and be older. */
export async function putRound(client: QueryClient, round: CalibrationRound): Promise<void> {
  const { queryKey } = roundQuery(round.id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, round);
}
