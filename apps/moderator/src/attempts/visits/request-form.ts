import { daysAfter } from '@moderator/moderation';
import type { VisitChoices, VisitRequest } from '@moderator/contract/types';
import { dayInAccount } from '@/ui/relative-time.ts';
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

const emptyRequest: RequestForm = {
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

/** As long as a room is open unless somebody says otherwise. */
const usualDays = 30;

/**
 * How it is filled in to begin with: by the terms of the last visit of the account, for the batch that is sent, from today on.
 * Where one person alone verifies it is theirs.
 */
export function firstRequest(choices: VisitChoices | undefined, batchId?: string): RequestForm {
  const today = dayInAccount(new Date());
  const days = { startsOn: today, endsOn: daysAfter(today, usualDays) };
  const batchIds = batchId ? [batchId] : [];
  const { last, verifiers = [] } = choices ?? {};
  const [only] = verifiers.length === 1 ? verifiers : verifiers.filter(({ id }) => id === last?.verifierId);
  const { body, kind, layoutId, downloads, blind } = last ?? emptyRequest;
  return {
    ...emptyRequest,
    ...days,
    batchIds,
    body,
    kind,
    layoutId,
    downloads,
    blind,
    verifierId: only?.id ?? '',
  };
}

/** What of a form was kept on the device; undefined where it does not look like one. */
export const keptRequest = (kept: unknown): RequestForm | undefined =>
  isRecord(kept) && Array.isArray(kept['batchIds']) && typeof kept['body'] === 'string'
    ? { ...emptyRequest, ...(kept as Partial<RequestForm>) }
    : undefined;

/** Whether all is said that a visit needs. */
export const isComplete = ({ batchIds, body, startsOn, endsOn }: RequestForm): boolean =>
  batchIds.length > 0 && body.trim() !== '' && startsOn !== '' && endsOn !== '' && startsOn <= endsOn;
