import type { locales, productionProfiles, productionStates } from '@moderator/contract/options';

/** One way in which a recording is there. */
export interface StoredOutput {
  type: string;
  fileId: string;
  height: number | null;
  bitrate: number | null;
}

/** A production as it is stored. */
export interface ProductionRow {
  id: string;
  client_id: string;
  account_id: string;
  file_id: string;
  profile: (typeof productionProfiles)[number];
  subtitles_file_id: string | null;
  locale: (typeof locales)[number] | null;
  state: (typeof productionStates)[number];
  progress: number;
  outputs: StoredOutput[];
  error: string | null;
  created_by: string;
  created_at: Date;
  finished_at: Date | null;
}
