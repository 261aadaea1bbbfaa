import type { Principal } from '../../kernel/principal.ts';

/** An upload as it is stored. */
export interface Upload {
  id: string;
  client_id: string;
  account_id: string;
  created_by: string;
  /** Whoever asked, with the rights that they had then. */
  principal: Principal;
  file_id: string | null;
  file_name: string;
  media_type: string;
  size: number;
  mode: 'all' | 'valid';
  state: 'waiting' | 'running' | 'finished' | 'refused' | 'failed';
  row_count: number | null;
  checked: number;
  done: number;
  created: number;
  refused: number;
  code: string | null;
  message: string | null;
  created_at: Date;
  finished_at: Date | null;
}

/** An upload as it is answered. */
export const presentUpload = (upload: Upload) => ({
  id: upload.id,
  accountId: upload.account_id,
  fileName: upload.file_name,
  mode: upload.mode,
  state: upload.state,
  rows: upload.row_count,
  checked: upload.checked,
  done: upload.done,
  created: upload.created,
  refused: upload.refused,
  code: upload.code,
  message: upload.message,
  createdAt: upload.created_at,
  finishedAt: upload.finished_at,
});

/** The rows of an upload, as the work on it binds itself to their tenant. */
export const scopeOfUpload = ({ client_id, account_id }: Upload) => ({
  clientId: client_id,
  accountId: account_id,
});
