import type { Client } from '@moderator/client';
import type { FigureQuestion } from '@moderator/contract/types';

/** The families as their calls name them. */
export const families = ['Live', 'Insight', 'Warehouse'] as const;
/** The calls of any family. */
export const ask = {
  Counts: (api: Client, family: string, body: FigureQuestion) =>
    api[`get${family}Counts` as 'getLiveCounts']({ body }),
  Progress: (api: Client, family: string, body: FigureQuestion) =>
    api[`get${family}Progress` as 'getLiveProgress']({ body }),
  Participation: (api: Client, family: string, body: FigureQuestion) =>
    api[`get${family}Participation` as 'getLiveParticipation']({ body }),
  Overview: (api: Client, family: string, body: FigureQuestion) =>
    api[`get${family}Overview` as 'getLiveOverview']({ body }),
};
