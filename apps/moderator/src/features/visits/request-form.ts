import type { VisitRequest } from '@moderator/contract/types';
import { isRecord } from '@/storage/guarded-storage.ts';

/** What is typed of a visit that is asked for. */
export type RequestForm = Required<
  Pick<
    VisitRequest,
    'batchIds' | 'body' | 'kind' | 'startsOn' | 'endsOn' | 'scope' | 'layoutId' | 'downloads'
  >
> & {
  verifierId: string;
  /** Empty: as the layout says. */
  blind: boolean | null;
};

export const emptyRequest: RequestForm = {
  batchIds: [],
  body: '',
  verifierId: '',
  kind: 'remote',
  startsOn: '',
  endsOn: '',
  scope: '',
  layoutId: 'seta-three-columns',
  blind: null,
  downloads: false,
};

/** What of a form was kept on the device; undefined where it does not look like one. */
export const keptRequest = (kept: unknown): RequestForm | undefined =>
  isRecord(kept) && Array.isArray(kept['batchIds']) && typeof kept['body'] === 'string'
    ? { ...emptyRequest, ...(kept as Partial<RequestForm>) }
    : undefined;

/** Whether all is said that a visit needs. */
export const isComplete = ({ batchIds, body, startsOn, endsOn }: RequestForm): boolean =>
  batchIds.length > 0 && body.trim() !== '' && startsOn !== '' && endsOn !== '' && startsOn <= endsOn;
