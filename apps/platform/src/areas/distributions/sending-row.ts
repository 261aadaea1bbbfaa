import type { Rights } from '../../kernel/kept-rights.ts';
import type { DistributionKind } from './kept.ts';

/** Whom something is sent to. */
interface Audience {
  userIds?: readonly string[] | undefined;
  groupIds?: readonly string[] | undefined;
  siteIds?: readonly string[] | undefined;
  roleIds?: readonly string[] | undefined;
  everybody?: boolean | undefined;
}

/** One time that something is sent. */
export interface SendingRow {
  id: string;
  distribution_id: string;
  kind: DistributionKind;
  client_id: string;
  account_id: string;
  audience: Audience;
  rights: Rights;
  state: 'waiting' | 'running' | 'finished' | 'failed';
  expected: number | null;
  recipients: number;
}
